// Stands in the built service for packages that it never calls (build/bundle.mjs): whoever calls one is told.

export default function leftOut() {
  throw new Error('The built service was made without this package: build/bundle.mjs leaves it out.');
}

// openapi-backend takes these when it is loaded, and calls the last one: a document that is no text is itself.
leftOut.dereference = leftOut;
leftOut.resolve = leftOut;
leftOut.parse = (document) => Promise.resolve(document);
