// A mark, by being imported: this test file builds, packs, kills or crowds so much that only `npm test -- --all` runs it.
