import { chevron } from './shapes'

/** Plain sans with the touch of a terminal: headings, dates and contact in a monospaced face, a prompt before points. */
export const technicalCss = (accent: string): string => `
.technical{font-family:var(--body-fonts);--bullet:${chevron(accent)}}
.sheet.technical header{padding-inline-start:1em;border-inline-start:.3em solid var(--accent);
  --head-w:calc(var(--page-w) - 2 * var(--mx) - 1.4em)}
.sheet.technical header.pictured{--head-w:calc(var(--page-w) - 2 * var(--mx) - 38mm - 1.4em)}
.technical h1{--name-max:2.5em;line-height:1.1}
.technical .role{font-size:1.15em;color:var(--accent);margin-top:.2em}
.technical .contact{margin-top:.75em;column-gap:1.8em;color:var(--soft);font-family:var(--mono-fonts);font-size:.88em}
/* Each sign of the face is three fifths of its size wide. */
.technical .contact li{font-size:clamp(.6em,calc(var(--head-w) / var(--address-signs) / .605),1em)}
.technical h2{font-family:var(--mono-fonts);font-size:1.06em;line-height:1.3;color:var(--accent);
  padding-bottom:.22em;border-bottom:.07em dashed #a6b6b9;margin-bottom:calc(.55em * var(--roomy))}
.technical .date{font-family:var(--mono-fonts);font-size:.86em}
.technical .url{color:var(--accent)}
.technical .skills b{font-family:var(--mono-fonts);font-size:.9em;color:var(--accent)}
.technical .bullets{--bullet-w:.5em;--bullet-h:.5em}
.technical .photo{width:25mm;height:25mm;border-radius:2mm}
`
