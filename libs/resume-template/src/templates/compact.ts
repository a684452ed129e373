import { disc } from './shapes'

/** Much on one page, and still in order. */
export const COMPACT_CSS = `
.compact{font-family:var(--body-fonts);--bullet:${disc('#385056')}}
.compact h1{--name-max:2em;line-height:1.12}
.compact .role{font-size:1.05em;color:var(--soft)}
.compact .contact{margin-top:.3em;column-gap:1.2em;color:var(--soft)}
.compact h2{font-size:1.05em;line-height:1.2;border-bottom:.07em solid var(--ink);padding-bottom:.08em}
.compact .url{color:var(--soft)}
`
