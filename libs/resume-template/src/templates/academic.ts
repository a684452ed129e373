import { disc } from './shapes'

/** A serif to the left, small capitals in nothing, one thin rule below each heading. */
export const ACADEMIC_CSS = `
.academic{--accent:#0a2227;font-family:var(--serif-fonts);--bullet:${disc('#385056')}}
.academic h1{--name-max:2.3em;line-height:1.15}
.academic .role{font-size:1.08em;color:var(--soft);margin-top:.1em}
.academic .contact{margin-top:.5em}
.academic h2{font-size:1.12em;line-height:1.3;border-bottom:.06em solid var(--soft);padding-bottom:.1em}
.academic .url{color:var(--soft)}
`
