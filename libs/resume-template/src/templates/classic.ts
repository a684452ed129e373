import { disc } from './shapes'

/** A serif, a centred head, ruled headings. */
export const CLASSIC_CSS = `
.classic{--accent:#0a2227;font-family:var(--serif-fonts);--bullet:${disc('#0a2227')}}
.classic header{text-align:center}
.classic h1{--name-max:2.35em;line-height:1.12}
.classic .role{font-size:1.08em;color:var(--soft);margin-top:.1em}
.classic .contact{justify-content:center;column-gap:1.5em;margin-top:.5em}
.classic h2{font-size:1.1em;line-height:1.3;border-bottom:.08em solid var(--ink);padding-bottom:.14em;
  margin-bottom:calc(.5em * var(--roomy))}
.classic .url{color:var(--soft)}
`
