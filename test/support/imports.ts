// Reads the import lines of a source: for the rules of the architecture, and to know what a test file needs.

export interface Import {
  /** As it is written: a package, or a path from the file. */
  readonly name: string;
  /** Only types come from it: when the program runs it is not there. */
  readonly onlyType: boolean;
}

const IMPORT =
  /(?:^|\n)\s*(?:import\s+|(?:import|export)\b(?<type>\s+type\b)?[^;'"=()]*?\bfrom\s+)['"](?<from>[^'"]+)['"]|\bimport\(\s*['"](?<lazy>[^'"]+)['"]/g;

/** All imports of a TypeScript file, those that are loaded later among them. */
export function listImports(text: string): Import[] {
  return [...text.matchAll(IMPORT)].map(({ groups: { type, from, lazy } = {} }) => ({
    name: from ?? lazy ?? '',
    onlyType: type !== undefined,
  }));
}
