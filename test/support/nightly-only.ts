// A mark, by being imported: this test file proves little for its minutes, so only `npm run nightly` runs it, or its name.
