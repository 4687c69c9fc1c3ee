// Becomes dist/server.js: starts the server, where it has what it needs.
import { assertNode, assertPackages } from './requirements.mjs';

assertNode();
assertPackages();
const { run } = await import('../server.ts');
run();
