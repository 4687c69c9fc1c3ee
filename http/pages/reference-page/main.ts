// Starts the script of the reference: moves between pages without loading, search, copying, and trying operations.
import { addSwitches } from './switches.ts';
import { addSearch } from './search.ts';
import { addCredential } from './credential.ts';
import { addCode } from './code.ts';
import { addForms } from './try.ts';
import { addPages } from './pages.ts';

/** Adds the parts that need a script to the page that was just drawn. */
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
