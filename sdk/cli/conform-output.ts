// The report of a run: in lines for people, and as JUnit for build servers.
import type { Report, Result } from 'boekstaaf/conform';

/** The lines that are printed. */
export function linesOf(report: Report): string[] {
  const { url, contract, operations, reached, refusals, requests, faults, results } = report;
  const untried = results.filter(({ outcome }) => outcome === 'untried');
  const wasAsked = results.some(({ rule }) => rule === 'successes');

  return [
    `${url}, held against contract ${contract} by ${String(requests)} requests`,
    ...(wasAsked ? [`${String(reached)} of ${String(operations)} operations reached`] : []),
    ...(wasAsked ? report.unreached.map(({ operation, why }) => `  not ${operation}: ${why}`) : []),
    `${String(refusals.seen)} refusals seen, ${String(refusals.own)} of the ${String(refusals.declaredOwn)} that operations declare for themselves`,
    ...rulesOf(results).map(
      (rule) =>
        `  ${rule}: ${String(countOf(results, rule, 'held'))} held, ${String(countOf(results, rule, 'broken'))} broken`,
    ),
    ...untried.map(({ rule, subject, message }) => `? ${rule} ${subject} could not be tried: ${message ?? ''}`),
    ...results
      .filter(({ outcome }) => outcome === 'broken')
      .map(({ rule, subject, message }) => `✗ ${rule} ${subject}: ${message ?? ''}`),
    `${String(faults)} ${faults === 1 ? 'fault' : 'faults'}`,
  ];
}

/** A suite for each rule. */
export function junitOf({ results, faults, url }: Report): string {
  const suites = rulesOf(results).map((rule) => {
    const ruleResults = results.filter((each) => each.rule === rule);
    const counts = `tests="${String(ruleResults.length)}" failures="${String(countOf(ruleResults, rule, 'broken'))}" skipped="${String(countOf(ruleResults, rule, 'untried'))}"`;
    return `  <testsuite name="${escapeXml(rule)}" ${counts}>\n${ruleResults.map(caseOf).join('\n')}\n  </testsuite>`;
  });
  const counts = `tests="${String(results.length)}" failures="${String(faults)}"`;
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="${escapeXml(url)}" ${counts}>\n${suites.join('\n')}\n</testsuites>\n`;
}

function caseOf({ rule, subject, outcome, message = '' }: Result): string {
  const head = `    <testcase classname="${escapeXml(rule)}" name="${escapeXml(subject)}"`;
  if (outcome === 'held') return `${head}/>`;
  return `${head}><${outcome === 'broken' ? 'failure' : 'skipped'} message="${escapeXml(message)}"/></testcase>`;
}

function rulesOf(results: readonly Result[]): string[] {
  return [...new Set(results.map(({ rule }) => rule))];
}

function countOf(results: readonly Result[], rule: string, outcome: Result['outcome']): number {
  return results.filter((each) => each.rule === rule && each.outcome === outcome).length;
}

// Characters that XML forbids become the replacement character.
function escapeXml(text: string): string {
  return text
    .replace(/[^\t\n\r\x20-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '\uFFFD')
    .replace(/[&<>"]/g, (sign) => `&#${String(sign.charCodeAt(0))};`)
    .replace(/[\t\n\r]/g, ' ');
}
