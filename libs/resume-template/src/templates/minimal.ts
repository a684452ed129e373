/** Headings in the margin, one change of weight. */
export const MINIMAL_CSS = `
.minimal{--accent:#768a8f;font-family:var(--body-fonts)}
.minimal h1{font-weight:400;font-size:2.15em;line-height:1.15}
.minimal .role{color:var(--soft);margin-top:.2em}
.minimal .contact{display:grid;grid-template-columns:repeat(3,fit-content(38%));gap:0 1.6em;margin-top:1em;color:var(--soft)}
.minimal section{display:grid;grid-template-columns:8.4em minmax(0,1fr);column-gap:1.4em}
.minimal section > *{grid-column:2}
/* It shares a row with the first entry and cannot be parted from it; the rule of the others would reach further. */
.minimal section > h2{grid-column:1;grid-row:1;margin:0;overflow-wrap:normal;break-after:auto}
.minimal .bullets li{background:linear-gradient(var(--accent),var(--accent)) no-repeat;
  background-size:.55em .09em;background-position:0 calc((1em * var(--lh)) / 2)}
[dir=rtl] .minimal .bullets li{background-position:right 0 top calc((1em * var(--lh)) / 2)}
.minimal .url{color:var(--soft)}
`
