// The style of the pages for people without a login: one column, large enough to read and to touch, light and dark.
export const STYLE = `
  :root { color-scheme: light dark; --ground: #f3f4f2; --paper: #fff; --ink: #20262b; --soft: #5b6670; --line: #e4e7e3; --edge: #87919a;
    --wrong: #a11; --focus: #1a5fd0; --note: #fbf4dd; --note-edge: #8a6d1a; --done: #e6f4ec; --done-edge: #1f6f54; }
  @media (prefers-color-scheme: dark) {
    :root { --ground: #141817; --paper: #1c2220; --ink: #e8ebe9; --soft: #b9c3bf; --line: #37403d; --edge: #7d8985;
      --wrong: #ff8a80; --focus: #7fb2ff; --note: #33290f; --note-edge: #f0b352; --done: #16301f; --done-edge: #5fd39a; }
    header img { padding: 8px; border-radius: 8px; background: #fff; }
  }
  * { box-sizing: border-box; }
  body { margin: 0; background: var(--ground); color: var(--ink); font: 17px/1.55 system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif; }
  header { padding: 28px 20px 20px; border-top: 6px solid var(--accent); text-align: center; }
  header img { max-width: 220px; max-height: 90px; }
  .name { margin: 0; font-size: 1.3rem; font-weight: 650; }
  main { max-width: 680px; margin: 0 auto; padding: 28px 22px 32px; background: var(--paper); }
  h1 { margin: 0 0 4px; font-size: 1.7rem; line-height: 1.2; overflow-wrap: anywhere; }
  h2 { margin: 34px 0 8px; padding-bottom: 6px; border-bottom: 2px solid var(--accent); font-size: 1.15rem; }
  h3 { margin: 18px 0 4px; font-size: 1rem; }
  .facts { margin: 0 0 18px; color: var(--soft); }
  .text { margin: 12px 0; white-space: pre-line; overflow-wrap: anywhere; }
  .lines { margin: 0; padding: 0; list-style: none; }
  .lines li { display: flex; gap: 16px; padding: 10px 0; border-bottom: 1px solid var(--line); }
  .time { flex: none; min-width: 8.25em; max-width: 45%; font-weight: 600; font-variant-numeric: tabular-nums; }
  .what { overflow-wrap: anywhere; min-width: 0; }
  .where { display: block; color: var(--soft); font-size: .93rem; }
  table { width: 100%; border-collapse: collapse; }
  th, td { padding: 9px 0 9px 12px; border-bottom: 1px solid var(--line); text-align: right; vertical-align: top; font-variant-numeric: tabular-nums; white-space: nowrap; }
  th:first-child { padding-left: 0; text-align: left; font-weight: 400; white-space: normal; overflow-wrap: anywhere; }
  thead th, thead th:first-child { color: var(--soft); font-size: .85rem; font-weight: 400; }
  tfoot th, tfoot td, tfoot th:first-child { border-bottom: 0; font-size: 1.15rem; font-weight: 650; }
  dt { color: var(--soft); }
  dd { margin: 0 0 10px; overflow-wrap: anywhere; white-space: pre-line; }
  .notice { margin: 0 0 22px; padding: 14px 16px; border-left: 5px solid var(--note-edge); background: var(--note); }
  h1 + .notice { margin-top: 14px; }
  .notice.geaccepteerd { border-color: var(--done-edge); background: var(--done); }
  label { display: block; margin: 18px 0 4px; font-weight: 600; }
  input, textarea { width: 100%; padding: 11px; border: 1px solid var(--edge); border-radius: 8px; background: var(--paper); color: inherit; font: inherit; }
  .code { display: block; width: 200px; max-width: 100%; margin-top: 12px; }
  .hint, .wrong { margin: 0 0 4px; color: var(--soft); }
  .wrong { color: var(--wrong); font-weight: 600; }
  button { width: 100%; min-height: 52px; margin-top: 16px; padding: 12px 22px; border: 1px solid var(--edge); border-radius: 10px; background: var(--accent); color: var(--on-accent); font: inherit; font-weight: 650; cursor: pointer; }
  button ~ button, details button { background: var(--line); color: var(--ink); }
  details { margin-top: 16px; }
  summary { padding: 12px 0; cursor: pointer; text-decoration: underline; }
  a { color: inherit; }
  :focus-visible { outline: 3px solid var(--focus); outline-offset: 3px; }
  footer { max-width: 680px; margin: 0 auto; padding: 20px 22px 40px; color: var(--soft); font-size: .88rem; text-align: center; }
  @media (min-width: 720px) { main { padding: 40px 48px; border-radius: 14px; } main:first-child { margin-top: 8vh; } }
`;
