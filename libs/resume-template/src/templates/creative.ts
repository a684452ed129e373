import { lozenge, selvedge, SELVEDGE_PX } from './shapes'

const INK = '#0a2227'
const STRANDS = ['#1791c7', '#19a463', '#ffb127']
const [BLUE, GREEN, AMBER] = ['#00709d', '#0e7d4a', '#ffb127']

/**
 * An ink band with a woven edge, and ribbon headings in the three strands. The band fills the page's edge by padding
 * alone, and its edge is below the padding: whatever the text, it stands on ink.
 */
export const CREATIVE_CSS = `
.creative{font-family:var(--body-fonts)}
.creative header{margin:calc(-1 * var(--my)) calc(-1 * var(--mx)) 0;
  padding:calc(13mm * var(--roomy)) var(--mx) calc(8.5mm * var(--roomy) + ${SELVEDGE_PX}px);
  background:${INK} ${selvedge(STRANDS, INK)} left bottom no-repeat;color:#fff;
  /* Paper is a fraction of a pixel wider than the page. */
  box-shadow:1px 0 0 ${INK}}
.creative h1{font-family:var(--name-fonts);--name-max:3.2em;line-height:1.1}
.creative .role{font-size:1.25em;color:${AMBER};margin-top:.25em}
.creative .contact{margin-top:1em;color:#e0e7e8}
.creative section{--c:${BLUE};--ct:#fff;--bullet:${lozenge(BLUE)}}
.creative section:nth-of-type(3n + 2){--c:${GREEN};--bullet:${lozenge(GREEN)}}
.creative section:nth-of-type(3n){--c:${AMBER};--ct:#0a2227;--bullet:${lozenge(AMBER)}}
.creative h2{width:fit-content;padding-block:.26em;padding-inline:.95em 1.9em;margin-inline-start:-.95em;
  background:linear-gradient(-60deg,transparent .92em,var(--c) .95em);color:var(--ct);
  font-family:var(--head-fonts);font-size:1.02em;line-height:1.3}
[dir=rtl] .creative h2{background:linear-gradient(60deg,transparent .92em,var(--c) .95em)}
.creative .bullets{--bullet-w:.56em;--bullet-h:.56em}
.creative .detail,.creative .line .detail,.creative .tight .detail{color:#065b7f}
.creative .url{color:#065b7f}
`
