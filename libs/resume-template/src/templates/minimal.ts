import { dash } from './shapes'

/** Wide margins, headings on lines of their own, one change of weight. */
export const minimalCss = (accent: string, isOwn: boolean): string => `
.minimal{font-family:var(--body-fonts);--bullet:${dash(isOwn ? accent : '#768a8f')}}
.minimal h1{--name-max:2.25em;line-height:1.15}
.minimal .role{font-size:1.08em;color:var(--soft);margin-top:.15em}
.minimal .contact{margin-top:1em;color:var(--soft)}
.minimal h2{font-size:1.2em;line-height:1.25;color:var(--accent);margin-bottom:calc(.3em * var(--roomy))}
.minimal .bullets{--bullet-w:.55em;--bullet-h:.55em}
.minimal .url{color:var(--soft)}
.minimal .photo{width:24mm;height:24mm;border-radius:50%}
`
