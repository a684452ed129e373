import { disc } from './shapes'

/** Personal details and headings to the left of a line, what they say to the right of it. */
export const EUROPEAN_CSS = `
.european{font-family:var(--body-fonts);--bullet:${disc('#00709d')}}
.european h1{--name-max:2.3em;line-height:1.15}
.european .role{font-size:1.12em;color:var(--accent);margin-top:.15em}
.european .contact{margin-top:.7em;color:var(--soft)}
.european h2{font-size:1.1em;line-height:1.25;color:var(--accent)}
.european .url{color:var(--accent)}
`
