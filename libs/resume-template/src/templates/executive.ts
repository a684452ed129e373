import { dash } from './shapes'

/** A large serif name over a quiet page with much air; headings in the serif, the rest in a plain sans. */
export const executiveCss = (accent: string): string => `
.executive{font-family:var(--body-fonts);--bullet:${dash(accent)}}
.executive header{text-align:center;padding-block:.2em calc(1.3em * var(--roomy));
  border-bottom:.26em double var(--accent)}
.executive h1{font-family:var(--serif-fonts);--name-max:3.1em;line-height:1.1}
.executive .role{font-size:1.22em;color:var(--accent);margin-top:.3em}
.executive .contact{justify-content:center;margin-top:.85em;column-gap:1.7em;color:var(--soft)}
.executive h2{font-family:var(--serif-fonts);font-size:1.26em;line-height:1.2;color:var(--accent);margin-bottom:calc(.5em * var(--roomy))}
.executive h3{font-size:1.04em}
.executive section:first-of-type .body{font-size:1.06em}
.executive .bullets{--bullet-w:.5em;--bullet-h:.5em}
.executive .url{color:var(--soft)}
.executive .pictured{text-align:start;align-items:center}
.executive .pictured .contact{justify-content:flex-start}
.executive .photo{width:27mm;height:33mm;border-radius:1mm}
`
