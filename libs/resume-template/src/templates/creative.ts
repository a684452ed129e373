import { BAND_SVG } from './band'

/** The woven ink band, and ribbon headings in the three strands. The band fills the page's edge by padding alone. */
export const CREATIVE_CSS = `
.creative{font-family:var(--body-fonts)}
.creative header{margin:calc(-1 * var(--my)) calc(-1 * var(--mx)) 0;
  padding:calc(13mm * var(--roomy)) 36% calc(10mm * var(--roomy)) var(--mx);
  background:#0a2227 url("data:image/svg+xml,${encodeURIComponent(BAND_SVG)}") right center / cover no-repeat;color:#fff;
  /* Paper is a fraction of a pixel wider than the page. */
  box-shadow:1px 0 0 #0a2227}
[dir=rtl] .creative header{padding-left:36%;padding-right:var(--mx);
  background-image:none}
.creative h1{font-family:var(--name-fonts);font-size:3.2em;line-height:1.05}
.creative .role{font-size:1.2em;font-weight:600;color:#ffb127;margin-top:.3em}
.creative .contact{display:grid;grid-template-columns:repeat(2,fit-content(60%));gap:.15em 2em;margin-top:1em;color:#e0e7e8}
.creative section{--c:#00709d;--ct:#fff}
.creative section:nth-of-type(3n + 2){--c:#0e7d4a}
.creative section:nth-of-type(3n){--c:#ffb127;--ct:#0a2227}
.creative h2{width:fit-content;padding-block:.26em;padding-inline:.95em 1.9em;margin-inline-start:-.95em;
  background:linear-gradient(-60deg,transparent .92em,var(--c) .95em);color:var(--ct);
  font-family:var(--head-fonts);font-size:1.02em;line-height:1.3}
[dir=rtl] .creative h2{background:linear-gradient(60deg,transparent .92em,var(--c) .95em)}
.creative .bullets li{
  background:linear-gradient(120deg,transparent .12em,var(--c) 0 calc(100% - .12em),transparent 0) no-repeat;
  background-size:.56em .26em;background-position:0 calc((1em * var(--lh) - .22em) / 2)}
[dir=rtl] .creative .bullets li{background-position:right 0 top calc((1em * var(--lh) - .22em) / 2)}
.creative .detail,.creative .line .detail,.creative .tight .detail{color:#065b7f}
.creative .url{color:#065b7f}
`
