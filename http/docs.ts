// The docs page: Swagger UI over the contract, from this server alone.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type Router from '@koa/router';
import { keptFile } from './kept-file.ts';

const folder = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));
const FILES: Readonly<Record<string, string>> = {
  'swagger-ui.css': 'text/css; charset=utf-8',
  'swagger-ui-bundle.js': 'text/javascript; charset=utf-8',
  'favicon-32x32.png': 'image/png',
};

const PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <title>boekstaaf: the contract</title>
    <link rel="icon" href="/docs/favicon-32x32.png">
    <link rel="stylesheet" href="/docs/swagger-ui.css">
  </head>
  <body>
    <div id="contract"></div>
    <script src="/docs/swagger-ui-bundle.js"></script>
    <script src="/docs/start.js"></script>
  </body>
</html>
`;

const START = `SwaggerUIBundle({
  url: '/openapi.json',
  dom_id: '#contract',
  deepLinking: true,
  docExpansion: 'none',
  filter: true,
  persistAuthorization: false,
  validatorUrl: null,
});
`;

/** Nothing on the page may come from, or be sent to, another host. */
const POLICY = "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; frame-ancestors 'none'";

/** Adds /docs and its files, and /openapi.json, to the paths outside the contract. */
export function addDocs(router: Router, document: object): void {
  const contract = keptFile('application/json; charset=utf-8', () => Promise.resolve(JSON.stringify(document)));
  router.get('/openapi.json', (ctx) => {
    ctx.set('Access-Control-Allow-Origin', '*');
    return contract(ctx);
  });
  const page = keptFile('text/html; charset=utf-8', () => Promise.resolve(PAGE));
  router.get('/docs', (ctx) => {
    ctx.set('Content-Security-Policy', POLICY);
    return page(ctx);
  });
  router.get(
    '/docs/start.js',
    keptFile('text/javascript; charset=utf-8', () => Promise.resolve(START)),
  );
  for (const [name, type] of Object.entries(FILES)) {
    const file = keptFile(type, () => readFile(join(folder, name)));
    router.get(`/docs/${name}`, (ctx) => {
      ctx.set('Cache-Control', 'public, max-age=3600');
      return file(ctx);
    });
  }
}

let committed: Promise<object> | undefined;

// The build has a copy beside it.
const FILE = new URL(import.meta.url.endsWith('.ts') ? '../generated/openapi.json' : './openapi.json', import.meta.url);

/** The contract as it is served: the committed bundle, read once. */
export function readContract(): Promise<object> {
  committed ??= readFile(FILE, 'utf8').then((text) => JSON.parse(text) as object);
  return committed;
}

interface Schema {
  readonly discriminator?: { readonly propertyName: string };
  readonly 'x-chosen-by'?: unknown;
}

/**
 * The same contract for validators: Ajv refuses a discriminator that names its kinds, and finds them by their enums; where
 * a value deeper inside chooses (chosen-by.ts), not every alternative is tried.
 */
export function forValidators(document: object): object {
  const known = validated.get(document) ?? withoutDiscriminators(document);
  validated.set(document, known);
  return known;
}

const validated = new WeakMap<object, object>();

function withoutDiscriminators(document: object): object {
  const { components } = document as { components: { schemas: Readonly<Record<string, Schema>> } };
  const schemas = Object.entries(components.schemas).map(([name, schema]) => [name, forValidator(schema)]);
  return { ...document, components: { ...components, schemas: Object.fromEntries(schemas) as unknown } };
}

function forValidator(schema: Schema): Schema {
  if ('x-chosen-by' in schema) return { 'x-chosen-by': schema['x-chosen-by'] };
  const { propertyName } = schema.discriminator ?? {};
  return propertyName === undefined ? schema : { ...schema, discriminator: { propertyName } };
}
