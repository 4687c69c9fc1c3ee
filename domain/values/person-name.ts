// The full name of a person in one line.

/** Joins the known names: "Ada Jansen", "Jansen", or ''. */
export function formatFullName(
  person: { readonly voornaam?: string | null; readonly achternaam?: string | null } | undefined,
): string {
  return [person?.voornaam, person?.achternaam].filter(Boolean).join(' ');
}
