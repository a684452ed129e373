import { disc } from './shapes'

/** A large serif name over a quiet page. */
export const EXECUTIVE_CSS = `
.executive{--accent:#385056;font-family:var(--body-fonts);--bullet:${disc('#385056')}}
.executive h1{font-family:var(--serif-fonts);--name-max:2.9em;line-height:1.1}
.executive .role{font-size:1.2em;color:var(--soft);margin-top:.2em}
.executive .contact{margin-top:.8em;padding-top:.7em;border-top:.06em solid var(--accent);color:var(--soft)}
.executive h2{font-family:var(--serif-fonts);font-size:1.25em;line-height:1.25;color:var(--accent)}
.executive .url{color:var(--soft)}
`
