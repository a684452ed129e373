import { disc } from './shapes'

/** Much on one page, and still in order: one rule, small spaces, headings that lean on a bar of the accent. */
export const compactCss = (accent: string): string => `
.compact{font-family:var(--body-fonts);--bullet:${disc('#768a8f')}}
.compact h1{--name-max:2.05em;line-height:1.1;color:var(--accent)}
.compact .role{font-size:1.08em;color:var(--ink)}
.compact .contact{margin-top:.25em;column-gap:1.3em;color:var(--soft)}
.compact h2{font-size:1.02em;line-height:1.2;padding:.18em .55em;margin-bottom:calc(.35em * var(--roomy));
  background:#eef3f3;border-inline-start:.28em solid ${accent};color:var(--ink)}
.compact .bullets{margin-top:calc(.3em * var(--roomy));--bullet-w:.26em;--bullet-h:.26em}
.compact .bullets li + li{margin-top:calc(.14em * var(--roomy))}
.compact .line + .line{margin-top:calc(.35em * var(--roomy))}
.compact .tight + .tight{margin-top:calc(.1em * var(--roomy))}
.compact .skills li + li{margin-top:calc(.08em * var(--roomy))}
.compact .url{color:var(--soft)}
.compact .photo{width:20mm;height:24mm;border-radius:1mm}
`
