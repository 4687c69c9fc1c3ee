// The badge of a method in the reference.

/** Returns the method of an operation, as a coloured word. */
export function writeBadge(method: string): string {
  return `<span class="method ${method.toLowerCase()}">${method === 'DELETE' ? 'DEL' : method}</span>`;
}
