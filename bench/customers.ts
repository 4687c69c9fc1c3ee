// Writes SQL for both databases that adds thousands of customers, each with one contact person.
// The words by which a search finds a customer.
const SEARCH_WORDS = [
  "'bedrijf'",
  "'kade'",
  "'nr' || n",
  "'1234'",
  "'ab'",
  "'1234ab'",
  "'utrecht'",
  "'anna'",
  "'de'",
  "'vries'",
  "'anna' || n",
  "'example'",
];

/** Returns the statements that add `count` customers, with ids from `first` on; no sequence may reach these. */
export function listCustomerStatements(count: number, first: number): string[] {
  const series = `with recursive series(n) as (select 1 union all select n + 1 from series where n < ${String(count)})`;
  const id = `${String(first)} + n`;

  return [
    `insert into contacts (id, version, type, naam, adres, postcode, plaats, landcode, bedrijf_id, soort_klant, extra_fields)
     ${series} select ${id}, 1, 'klant', 'Bedrijf ' || n, 'Kade ' || n, '1234 AB', 'Utrecht', 'NL',
       (select min(id) from companies), 'bedrijf', '[]' from series`,
    `insert into contact_persons (id, version, voornaam, achternaam, geslacht, email1)
     ${series} select ${id}, 1, 'Anna', 'de Vries ' || n, 'onbekend', 'anna' || n || '@bedrijf.example' from series`,
    `insert into contact_links (id, contact_id, contact_person_id, hoofdcontact, positie)
     ${series} select ${id}, ${id}, ${id}, true, 0 from series`,
    ...SEARCH_WORDS.map(
      (word) => `insert into customer_words (customer_id, word) ${series} select ${id}, ${word} from series`,
    ),
  ];
}
