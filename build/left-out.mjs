// Stands in the built service for packages that it never calls (build/bundle.mjs): whoever calls one is told.

export default function throwLeftOut() {
  throw new Error('The built service was made without this package: build/bundle.mjs leaves it out.');
}

// openapi-backend takes these when it is loaded, and calls the last one: a document that is no text is itself.
throwLeftOut.dereference = throwLeftOut;
throwLeftOut.resolve = throwLeftOut;
throwLeftOut.parse = (document) => Promise.resolve(document);
