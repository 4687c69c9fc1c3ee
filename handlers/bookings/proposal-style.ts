// The style of the page of a proposal: one column, large enough to read and to touch, light and dark.
export const STYLE = `
  :root { color-scheme: light; }
  * { box-sizing: border-box; }
  body { margin: 0; background: #f3f4f2; color: #20262b; font: 17px/1.55 system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif; }
  header { padding: 28px 20px 20px; border-top: 6px solid var(--accent); text-align: center; }
  header img { max-width: 220px; max-height: 90px; }
  .name { margin: 0; font-size: 1.3rem; font-weight: 650; }
  main { max-width: 680px; margin: 0 auto; padding: 28px 22px 32px; background: #fff; }
  h1 { margin: 0 0 4px; font-size: 1.7rem; line-height: 1.2; overflow-wrap: anywhere; }
  h2 { margin: 34px 0 8px; padding-bottom: 6px; border-bottom: 2px solid var(--accent); font-size: 1.15rem; }
  h3 { margin: 18px 0 4px; font-size: 1rem; }
  .facts { margin: 0 0 18px; color: #5b6670; }
  .text { margin: 12px 0; white-space: pre-line; overflow-wrap: anywhere; }
  .lines { margin: 0; padding: 0; list-style: none; }
  .lines li { display: flex; gap: 16px; padding: 10px 0; border-bottom: 1px solid #e4e7e3; }
  .time { flex: none; min-width: 124px; max-width: 45%; font-weight: 600; font-variant-numeric: tabular-nums; }
  .what { overflow-wrap: anywhere; min-width: 0; }
  .where { display: block; color: #5b6670; font-size: .93rem; }
  table { width: 100%; border-collapse: collapse; }
  th, td { padding: 9px 0 9px 12px; border-bottom: 1px solid #e4e7e3; text-align: right; vertical-align: top; font-variant-numeric: tabular-nums; white-space: nowrap; }
  th:first-child { padding-left: 0; text-align: left; font-weight: 400; white-space: normal; overflow-wrap: anywhere; }
  thead th, thead th:first-child { color: #5b6670; font-size: .85rem; font-weight: 400; }
  tfoot th, tfoot td, tfoot th:first-child { border-bottom: 0; font-size: 1.15rem; font-weight: 650; }
  .notice { margin: 0 0 22px; padding: 14px 16px; border-left: 5px solid #8a6d1a; background: #fbf4dd; }
  .notice.geaccepteerd { border-color: #1f6f54; background: #e6f4ec; }
  button { min-height: 52px; padding: 12px 22px; border: 0; border-radius: 10px; font: inherit; font-weight: 650; cursor: pointer; }
  .accept { width: 100%; background: var(--accent); color: var(--on-accent); }
  .decline { margin-top: 10px; background: #e4e7e3; color: #20262b; }
  details { margin-top: 16px; }
  summary { padding: 12px 0; cursor: pointer; text-decoration: underline; }
  label { display: block; margin-bottom: 6px; }
  textarea { width: 100%; padding: 10px; border: 1px solid #87919a; border-radius: 8px; font: inherit; }
  a { color: inherit; }
  :focus-visible { outline: 3px solid #1a5fd0; outline-offset: 3px; }
  footer { max-width: 680px; margin: 0 auto; padding: 20px 22px 40px; color: #5b6670; font-size: .88rem; text-align: center; }
  @media (min-width: 720px) { main { padding: 40px 48px; border-radius: 14px; } }
`;
