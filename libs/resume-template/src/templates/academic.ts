import { disc } from './shapes'

/** A serif page for those who publish: headings beside a thin rule, citations that hang from their first line. */
export const academicCss = (accent: string): string => `
.academic{font-family:var(--body-fonts);--bullet:${disc(accent)}}
.academic header{padding-bottom:calc(.9em * var(--roomy));border-bottom:.07em solid var(--accent)}
.academic h1{--name-max:2.45em;line-height:1.12}
.academic .role{font-size:1.12em;color:var(--soft);margin-top:.15em}
.academic .contact{margin-top:.6em;column-gap:1.5em}
.academic h2{font-size:1.18em;line-height:1.25;color:var(--accent);margin-bottom:calc(.45em * var(--roomy))}
.academic section + section{padding-top:calc(var(--section) * .75);border-top:.05em solid #cbd6d8;margin-top:calc(var(--section) * .75)}
.academic .bullets{--bullet-w:.26em;--bullet-h:.26em}
.academic .cited .body{padding-inline-start:1.6em;text-indent:-1.6em}
.academic .cited .entry + .entry{margin-top:max(8pt,calc(.6 * var(--entry)))}
.academic .url{color:var(--soft)}
.academic .photo{width:25mm;height:31mm}
`
