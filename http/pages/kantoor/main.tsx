// Starts the office: one program for all addresses below /kantoor.
import { render } from 'preact';
import { pageAt } from './addresses.ts';
import { Office } from './frame/office.tsx';
import { PAGES } from './pages.ts';

// Loads the page's file while the office asks for the session. The office loads it again and shows a failure.
const first = pageAt(location.pathname);
if (first !== null) PAGES[first.name]().catch(() => undefined);

const place = document.querySelector('#office');
if (place !== null) render(<Office />, place);
