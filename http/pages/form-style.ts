// The style of pages with a form and no script: one column, large enough to read and to touch.
export const STYLE = `
  * { box-sizing: border-box; }
  body { margin: 0; background: #f3f5f4; color: #1b2127; font: 17px/1.5 system-ui, sans-serif; }
  main { max-width: 34rem; margin: 6vh auto; padding: 2rem; background: #fff; border-radius: 12px; box-shadow: 0 1px 8px #0002; }
  h1 { margin: 0 0 1rem; font-size: 1.5rem; line-height: 1.2; }
  label { display: block; margin: 1.1rem 0 .25rem; font-weight: 600; }
  input, textarea { width: 100%; padding: .7rem; border: 1px solid #5a646d; border-radius: 8px; font: inherit; }
  .hint { margin: 0 0 .25rem; color: #5a646d; }
  .wrong { margin: 0 0 .25rem; color: #a11; font-weight: 600; }
  dl { margin: 1rem 0; }
  dt { color: #5a646d; }
  dd { margin: 0 0 .6rem; overflow-wrap: anywhere; white-space: pre-line; }
  button { width: 100%; min-height: 52px; margin-top: 1.4rem; border: 0; border-radius: 8px; background: #1f6f54; color: #fff; font: inherit; font-weight: 650; cursor: pointer; }
  button:focus-visible, input:focus-visible, textarea:focus-visible { outline: 3px solid #c98a00; outline-offset: 2px; }
  @media (max-width: 36rem) { main { margin: 0; min-height: 100vh; border-radius: 0; padding: 1.5rem; } }`;
