import { disc } from './shapes'

/** A serif, a centred head, ruled headings. */
export const classicCss = (accent: string): string => `
.classic{font-family:var(--body-fonts);--bullet:${disc(accent)}}
.classic header{text-align:center}
.classic h1{--name-max:2.3em;line-height:1.12}
.classic .role{font-size:1.08em;color:var(--soft);margin-top:.1em}
.classic .contact{justify-content:center;column-gap:1.5em;margin-top:.5em}
.classic h2{font-size:1.1em;line-height:1.3;color:var(--accent);border-bottom:.08em solid var(--accent);padding-bottom:.14em;
  margin-bottom:calc(.5em * var(--roomy))}
.classic .url{color:var(--soft)}
.classic .pictured{text-align:start;align-items:center}
.classic .pictured .contact{justify-content:flex-start}
`
