import { dash } from './shapes'

/** Plain sans with the marks of a terminal, and nothing that a terminal would not print. */
export const TECHNICAL_CSS = `
.technical{--accent:#0e7d4a;font-family:var(--body-fonts);--bullet:${dash('#0e7d4a')}}
.technical h1{--name-max:2.4em;line-height:1.12}
.technical .role{font-size:1.12em;color:var(--accent);margin-top:.15em}
.technical .contact{margin-top:.7em;color:var(--soft)}
.technical h2{font-size:1.1em;line-height:1.25;color:var(--accent)}
.technical .url{color:var(--accent)}
`
