// The name of a person as it is written in one line.

/** Joins the names that are known: "Ada Jansen", "Jansen", or nothing. */
export function formatFullName(
  person: { readonly voornaam?: string | null; readonly achternaam?: string | null } | undefined,
): string {
  return [person?.voornaam, person?.achternaam].filter(Boolean).join(' ');
}
