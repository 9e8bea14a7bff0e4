/** The style sheet of the administration pages: light and dark, readable at any size, every contrast at least 4.5 to 1. */
export const STYLE = `
:root { --page: #eef1f5; --card: #fff; --text: #17202e; --quiet: #56627a; --line: #79859c; --accent: #1d4ed8; --on-accent: #fff; --alert: #9f1239; --alert-page: #fff1f3; }
@media (prefers-color-scheme: dark) {
  :root { --page: #10151d; --card: #1a212c; --text: #e9eef6; --quiet: #a4b0c4; --line: #6b7890; --accent: #8db4ff; --on-accent: #0c1a33; --alert: #fda4b4; --alert-page: #3a1620; }
}
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 1.5rem; background: var(--page); color: var(--text); font: 1rem/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif; }
main { width: 100%; max-width: 25rem; padding: 2.25rem; border-radius: 1rem; background: var(--card); box-shadow: 0 1px 2px rgb(0 0 0 / .08), 0 12px 32px rgb(0 0 0 / .08); }
.brand { display: flex; align-items: center; gap: .6rem; margin: 0 0 1.75rem; font-weight: 600; }
.brand span { display: grid; place-items: center; width: 2rem; height: 2rem; border-radius: .5rem; background: var(--accent); color: var(--on-accent); }
.brand em { font-style: normal; font-weight: 400; color: var(--quiet); }
h1 { margin: 0 0 .25rem; font-size: 1.5rem; line-height: 1.2; }
p { margin: .5rem 0; }
.hint { color: var(--quiet); margin: 0 0 1.25rem; }
label { display: block; margin: 1.1rem 0 .35rem; font-weight: 600; font-size: .95rem; }
input { width: 100%; padding: .7rem .8rem; border: 1px solid var(--line); border-radius: .5rem; background: var(--card); color: inherit; font: inherit; }
button { width: 100%; margin-top: 1.6rem; padding: .75rem; border: 0; border-radius: .5rem; background: var(--accent); color: var(--on-accent); font: inherit; font-weight: 600; cursor: pointer; }
button:hover { filter: brightness(1.1); }
a { color: var(--accent); }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
[role=alert] { margin: 1rem 0 0; padding: .7rem .9rem; border-left: 4px solid var(--alert); border-radius: .35rem; background: var(--alert-page); color: var(--alert); }
.other { margin: 1.1rem 0 0; text-align: center; }
@media (max-width: 26rem) { body { padding: 0; place-items: stretch; } main { max-width: none; border-radius: 0; padding: 1.5rem; } }
`
