import { disc } from './shapes'

/** Wide name, a rule, and the peacock thread before each heading. */
export const modernCss = (accent: string): string => `
.modern{font-family:var(--body-fonts);--bullet:${disc(accent)}}
.modern header{padding-bottom:calc(1.25em * var(--roomy));border-bottom:.13em solid var(--ink)}
.modern h1{font-family:var(--name-fonts);--name-max:2.55em;line-height:1.12}
.modern .role{font-size:1.18em;color:var(--accent);margin-top:.15em}
.modern .contact{margin-top:.75em;color:var(--soft)}
.modern h2{font-family:var(--head-fonts);font-size:1.12em;line-height:1.25;padding-inline-start:1.95em;
  background:linear-gradient(120deg,transparent .23em,var(--accent) 0 calc(100% - .23em),transparent 0) 0 .42em / 1.4em .46em no-repeat}
[dir=rtl] .modern h2{background-position:right .42em}
.modern .detail,.modern .body{color:var(--ink)}
.modern .url{color:var(--accent)}
.modern .photo{border-radius:1.5mm}
`
