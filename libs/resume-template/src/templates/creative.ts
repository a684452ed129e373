import { mixed, readable } from '../accent'
import { lozenge, selvedge, SELVEDGE_PX } from './shapes'

const INK = '#0a2227'

/** Colours of the three strands: woven, of headings, of the text on them, and of the role on ink. */
interface Strands {
  woven: readonly [string, string, string]
  headings: readonly (readonly [ground: string, text: string])[]
  role: string
  detail: string
}

const OWN: Strands = {
  woven: ['#1791c7', '#19a463', '#ffb127'],
  headings: [
    ['#00709d', '#fff'],
    ['#0e7d4a', '#fff'],
    ['#ffb127', INK],
  ],
  role: '#ffb127',
  detail: '#065b7f',
}

/** Three shades of one colour, woven as the three colours are. */
const strandsOf = (accent: string): Strands => ({
  woven: [readable(accent, INK, 3), mixed(accent, '#ffffff', 0.55), mixed(accent, '#ffffff', 0.8)],
  headings: [
    [accent, '#fff'],
    [accent, '#fff'],
    [accent, '#fff'],
  ],
  role: readable(mixed(accent, '#ffffff', 0.6), INK),
  detail: accent,
})

/**
 * An ink band with a woven edge, and ribbon headings in the three strands. The band fills the page's edge by padding
 * alone, and its edge is below the padding: whatever the text, it stands on ink.
 */
export function creativeCss(accent: string, isOwn: boolean): string {
  const { woven, headings, role, detail } = isOwn ? strandsOf(accent) : OWN
  const ribbon = (index: number) => {
    const [ground = INK, text = '#fff'] = headings[index] ?? []
    return `--c:${ground};--ct:${text};--bullet:${lozenge(ground)}`
  }
  return `
.creative{font-family:var(--body-fonts)}
.creative header{margin:calc(-1 * var(--my)) calc(-1 * var(--mx)) 0;
  padding:calc(12mm * min(1.2,var(--roomy))) var(--mx) calc(8mm * min(1.2,var(--roomy)) + ${SELVEDGE_PX}px);
  background:${INK} ${selvedge(woven, INK)} left bottom no-repeat;color:#fff;
  /* Paper is a fraction of a pixel wider than the page. */
  box-shadow:1px 0 0 ${INK}}
.creative h1{font-family:var(--name-fonts);--name-max:3em;line-height:1.1}
.creative .role{font-size:1.22em;color:${role};margin-top:.25em}
.creative .contact{margin-top:1em;color:#e0e7e8}
.creative section{${ribbon(0)}}
.creative section:nth-of-type(3n + 2){${ribbon(1)}}
.creative section:nth-of-type(3n){${ribbon(2)}}
.creative h2{width:fit-content;padding-block:.26em;padding-inline:.95em 1.9em;margin-inline-start:-.95em;
  background:linear-gradient(-60deg,transparent .92em,var(--c) .95em);color:var(--ct);
  font-family:var(--head-fonts);font-size:1.02em;line-height:1.3}
[dir=rtl] .creative h2{background:linear-gradient(60deg,transparent .92em,var(--c) .95em)}
.creative .bullets{--bullet-w:.56em;--bullet-h:.56em}
.creative .detail,.creative .line .detail,.creative .tight .detail{color:${detail}}
.creative .url{color:${detail}}
.creative .photo{width:28mm;height:28mm;border-radius:50%}
`
}
