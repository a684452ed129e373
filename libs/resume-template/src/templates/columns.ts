import { disc } from './shapes'

/** A wide name across the page; what is looked up stands beside what is read. */
export const COLUMNS_CSS = `
.columns{font-family:var(--body-fonts);--bullet:${disc('#00709d')}}
.columns h1{font-family:var(--name-fonts);--name-max:2.6em;line-height:1.12}
.columns .role{font-size:1.2em;color:var(--accent);margin-top:.15em}
.columns .contact{margin-top:.75em;color:var(--soft)}
.columns h2{font-family:var(--head-fonts);font-size:1.1em;line-height:1.25;color:var(--accent)}
.columns .url{color:var(--accent)}
`
