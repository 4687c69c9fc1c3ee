// A mark, by being imported: this test file builds, packs, kills, crowds or repeats so much that only `npm test -- --all` runs it.
