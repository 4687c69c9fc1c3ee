// The name that customers see: of a product, a package, a location or a company.

/** The display name, or the name of staff where that is empty. */
export function selectDisplayName(weergavenaam: string | null, naam: string): string {
  return weergavenaam === null || weergavenaam === '' ? naam : weergavenaam;
}
