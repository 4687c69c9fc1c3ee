// The work of the reference pages in a browser: they change without loading again, are searched, copied from and tried.
import { addSwitches } from './switches.ts';
import { addSearch } from './search.ts';
import { addCredential } from './credential.ts';
import { addCode } from './code.ts';
import { addForms } from './try.ts';
import { addPages } from './pages.ts';

/** Gives the texts of a page that was just drawn what only a script can do. */
function draw(): void {
  addCode(document);
  addForms(document, credential);
}

document.documentElement.classList.add('script');
const credential = addCredential();
const open = addPages(draw);
addSwitches();
addSearch(open);
draw();
