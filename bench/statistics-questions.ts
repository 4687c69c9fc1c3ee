// Lists statistics with the SQL that one would write by hand for the same figures from the same database.
import type { Dialect } from './world.ts';

export interface StatisticQuestion {
  readonly label: string;
  /** Below /api2. */
  readonly path: string;
  readonly writeSql: (dialect: Dialect) => string;
}

const FROM = '2024-01-01';
const UNTIL = '2024-12-31';
const WITHIN_YEAR = `between '${FROM}' and '${UNTIL}'`;
/** The longest period, for questions so cheap that the call of the service would be most of their cost. */
const ALL_FROM = '2023-01-01';
const ALL_UNTIL = '2026-12-31';
const WITHIN_ALL_YEARS = `between '${ALL_FROM}' and '${ALL_UNTIL}'`;
const SALES_PATH = `/statistieken/verkoop?datum>=${FROM}&datum<=${UNTIL}`;
const ALL_SALES_PATH = `/statistieken/verkoop?datum>=${ALL_FROM}&datum<=${ALL_UNTIL}`;

const writeMonth = (dialect: Dialect, date: string): string =>
  dialect === 'sqlite' ? `substr(${date}, 1, 7)` : `to_char(${date}, 'YYYY-MM')`;
const writeWeek = (dialect: Dialect, date: string): string =>
  dialect === 'sqlite' ? `strftime('%G-W%V', ${date})` : `to_char(${date}, 'IYYY-"W"IW')`;

const selectInvoiced = (key: string, where: string, joins = ''): string => `
  select ${key}, sum(l.totaal_inc_btw), sum(l.totaal_exc_btw)
  from invoices i join invoice_lines l on l.factuur_id = i.id ${joins}
  where i.status <> 'concept' and l.type = 'item' and ${where}`;
const GROUP_BY_BOTH = 'group by 1, 2 order by 1, 2';

/** Every metric and every date, in all buckets and groupings that have a cost. */
export const QUESTIONS: readonly StatisticQuestion[] = [
  {
    label: 'revenue of a year by product and VAT rate',
    path: `/omzet?begin=${FROM}&eind=${UNTIL}`,
    writeSql: () =>
      `${selectInvoiced(
        'l.product_id, l.btw_percentage, p.naam, g.id, g.naam',
        `i.datum ${WITHIN_YEAR}`,
        'left join products p on p.id = l.product_id left join product_groups g on g.id = p.productgroep_id',
      )} group by 1, 2, 3, 4, 5 order by 1, 2`,
  },
  {
    label: 'invoiced, by date of invoice, month and product group',
    path: `${SALES_PATH}&referentiedatum=factuur&gegevens=gefactureerd_bedrag&groepeer_tijd=jaar-maand&groepeer_gegevens=productgroep_id`,
    writeSql: (dialect) =>
      `${selectInvoiced(`${writeMonth(dialect, 'i.datum')}, p.productgroep_id`, `i.datum ${WITHIN_YEAR}`, 'left join products p on p.id = l.product_id')} ${GROUP_BY_BOTH}`,
  },
  {
    label: 'invoiced, by day of the booking line, week and product',
    path: `${SALES_PATH}&referentiedatum=boekingsregel&gegevens=gefactureerd_bedrag&groepeer_tijd=jaar-week&groepeer_gegevens=product_id`,
    writeSql: (dialect) =>
      `${selectInvoiced(
        `${writeWeek(dialect, 'coalesce(r.begins_on, b.datum)')}, l.product_id`,
        `coalesce(r.begins_on, b.datum) ${WITHIN_YEAR}`,
        `join bookings b on b.id = i.boeking_id
         left join booking_lines r on r.id = l.boekingsregel_id and r.boeking_id = b.id`,
      )} ${GROUP_BY_BOTH}`,
  },
  {
    label: 'invoiced per person, by day of the booking, month and country',
    path: `${SALES_PATH}&referentiedatum=boeking&gegevens=gefactureerd_bedrag_per_persoon&groepeer_tijd=jaar-maand&groepeer_gegevens=ISO3166-1`,
    writeSql: (dialect) => `
      select period, landcode, sum(inc), sum(exc), sum(personen) from (
        ${selectInvoiced(
          `${writeMonth(dialect, 'b.datum')} as period, c.landcode, b.id as booking, b.personen`,
          `b.datum ${WITHIN_YEAR}`,
          'join bookings b on b.id = i.boeking_id join contacts c on c.id = b.klant_id',
        ).replace(
          'sum(l.totaal_inc_btw), sum(l.totaal_exc_btw)',
          'sum(l.totaal_inc_btw) as inc, sum(l.totaal_exc_btw) as exc',
        )}
        group by 1, 2, 3, 4) as each_booking ${GROUP_BY_BOTH}`,
  },
  {
    label: 'value of bookings, by day, month and type of customer',
    path: `${SALES_PATH}&referentiedatum=boeking&gegevens=boekingswaarde&groepeer_tijd=jaar-maand&groepeer_gegevens=soort_klant`,
    writeSql: (dialect) => `
      select ${writeMonth(dialect, 'b.datum')}, c.soort_klant, sum(k.totaal_inc_btw), sum(k.totaal_exc_btw)
      from bookings b join contacts c on c.id = b.klant_id join cost_lines k on k.boeking_id = b.id
      where k.type = 'item' and b.datum ${WITHIN_YEAR} ${GROUP_BY_BOTH}`,
  },
  {
    label: 'left to invoice, by day of the booking and month',
    path: `${SALES_PATH}&referentiedatum=boeking&gegevens=nog_te_factureren&groepeer_tijd=jaar-maand`,
    writeSql: (dialect) => `
      select period, sum(inc), sum(exc) from (
        select ${writeMonth(dialect, 'b.datum')} as period, sum(k.totaal_inc_btw) as inc, sum(k.totaal_exc_btw) as exc
        from bookings b join cost_lines k on k.boeking_id = b.id where k.type = 'item' and b.datum ${WITHIN_YEAR} group by 1
        union all
        select ${writeMonth(dialect, 'b.datum')}, -sum(l.totaal_inc_btw), -sum(l.totaal_exc_btw)
        from bookings b join invoices i on i.boeking_id = b.id join invoice_lines l on l.factuur_id = i.id
        where i.status <> 'concept' and l.type = 'item' and b.datum ${WITHIN_YEAR} group by 1) as both_sides
      group by 1 order by 1`,
  },
  {
    label: 'people, by day, all years',
    path: `${ALL_SALES_PATH}&referentiedatum=boeking&gegevens=personen&groepeer_tijd=datum`,
    writeSql: () => `select datum, sum(personen) from bookings where datum ${WITHIN_ALL_YEARS} group by 1 order by 1`,
  },
  {
    label: 'bookings, by day of the booking line and month',
    path: `${SALES_PATH}&referentiedatum=boekingsregel&gegevens=boekingen&groepeer_tijd=jaar-maand`,
    writeSql: (dialect) => `
      select ${writeMonth(dialect, 'coalesce(r.begins_on, b.datum)')}, count(distinct b.id)
      from bookings b left join booking_lines r on r.boeking_id = b.id
      where coalesce(r.begins_on, b.datum) ${WITHIN_YEAR} group by 1 order by 1`,
  },
  {
    label: 'bookings, by day of making, month and package, all years',
    path: `${ALL_SALES_PATH}&referentiedatum=boeking_gemaakt&gegevens=boekingen&groepeer_tijd=jaar-maand&groepeer_gegevens=arrangement_id`,
    writeSql: (dialect) => `
      select ${writeMonth(dialect, 'created_on')}, arrangement_id, count(*) from bookings
      where created_on ${WITHIN_ALL_YEARS} ${GROUP_BY_BOTH}`,
  },
  {
    label: 'payments, by month and method, all years',
    path: `/statistieken/betalingen?referentiedatum=betaling&gegevens=betaald_bedrag&datum>=${ALL_FROM}&datum<=${ALL_UNTIL}&groepeer_tijd=jaar-maand&groepeer_gegevens=betaalmethode_id`,
    writeSql: (dialect) => `
      select ${writeMonth(dialect, 'paid_on')}, betaalmethode_id, sum(bedrag) from invoice_payments
      where settles_id is null and paid_on ${WITHIN_ALL_YEARS} ${GROUP_BY_BOTH}`,
  },
  {
    label: 'booked products, by week and product',
    path: `/statistieken/geboekteproducten?datum>=${FROM}&datum<=${UNTIL}&groepeer_tijd=jaar-week&groepeer_gegevens=product_id`,
    writeSql: (dialect) => `
      select ${writeWeek(dialect, 'begins_on')}, product_id, sum(aantal) from booking_lines
      where begins_on ${WITHIN_YEAR} ${GROUP_BY_BOTH}`,
  },
];
