import { dash } from './shapes'

/** Wide margins, headings on lines of their own, one change of weight. */
export const MINIMAL_CSS = `
.minimal{font-family:var(--body-fonts);--bullet:${dash('#768a8f')}}
.minimal h1{--name-max:2.3em;line-height:1.15}
.minimal .role{font-size:1.08em;color:var(--soft);margin-top:.15em}
.minimal .contact{margin-top:1em;color:var(--soft)}
.minimal h2{font-size:1.2em;line-height:1.25;margin-bottom:calc(.3em * var(--roomy))}
.minimal .bullets{--bullet-w:.55em;--bullet-h:.55em}
.minimal .url{color:var(--soft)}
`
