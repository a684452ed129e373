/** A serif, a centred head, ruled headings. */
export const CLASSIC_CSS = `
.classic{--accent:#0a2227;font-family:var(--serif-fonts)}
.classic header{text-align:center}
.classic h1{font-size:2.35em;line-height:1.12}
.classic .role{font-size:1.08em;color:var(--soft);margin-top:.1em}
.classic .contact{display:flex;flex-wrap:wrap;justify-content:center;gap:0 1.5em;margin-top:.5em}
.classic h2{font-size:1.1em;line-height:1.3;border-bottom:.08em solid var(--ink);padding-bottom:.14em;
  margin-bottom:calc(.5em * var(--roomy))}
.classic .url{color:var(--soft)}
`
