// Starts the office: one program for all addresses below /kantoor.
import { render } from 'preact';
import { pageAt } from './addresses.ts';
import { Office } from './frame/office.tsx';
import { PAGES } from './pages.ts';

// The file of the page comes while the service is asked who looks. The office tells where that fails.
const first = pageAt(location.pathname);
if (first !== null) PAGES[first.name]().catch(() => undefined);

const place = document.querySelector('#office');
if (place !== null) render(<Office />, place);
