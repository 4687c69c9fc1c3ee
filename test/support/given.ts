// The world of a test: one function per thing that can exist, each with sensible members that a test may override.
export const given = {};
