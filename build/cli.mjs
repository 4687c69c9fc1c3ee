// Becomes dist/cli.js: starts the commands of operators, where they have what they need.
import { assertNode, assertPackages } from './requirements.mjs';

assertNode();
assertPackages();
await import('../cli.ts');
