import { BRAND } from '@tryka/domain'
import { headOf } from './head'
import { STYLE } from './style'
import type { PublicPage, Site } from './types'

/** The frame of the site with two holes: for the head and for the main part. */
export interface Shell {
  before: string
  between: string
  after: string
}

/** The holes, as the site's build writes them; what stands between the marks of a hole is replaced. */
export const SHELL_MARKS = {
  head: ['<!--page-head-->', '<!--/page-head-->'],
  main: ['<!--page-main-->', '<!--/page-main-->'],
} as const

/** Reads a frame; undefined for a text that is none. */
export function readShell(html: string): Shell | undefined {
  const [before, head] = html.split(SHELL_MARKS.head[0])
  const [, rest] = (head ?? '').split(SHELL_MARKS.head[1])
  const [between, main] = (rest ?? '').split(SHELL_MARKS.main[0])
  const [, after] = (main ?? '').split(SHELL_MARKS.main[1])
  if (before === undefined || between === undefined || after === undefined) return undefined
  return { before, between, after }
}

const TOKENS = `:root{color-scheme:light dark;--bg:#fff;--surface:#fff;--surface-2:#f8fafb;--surface-3:#f0f5f6;--text:#0a2227;--text-2:#385056;--text-3:#53696e;--line:#e0e7e8;--line-strong:#cbd6d8;--control:#768a8f;--link:#065b7f;--action:#0a2227;--action-hover:#1e393e;--text-on-action:#fff;--focus:#00709d;--satya:#00709d;--satya-tint:#d9f0ff;--on-satya-tint:#014563;--vriddhi-tint:#d7f6e1;--on-vriddhi-tint:#0e4b2c;--siddhi-tint:#ffedd0;--on-siddhi-tint:#613b0b;--font-body:system-ui,sans-serif;--font-display:system-ui,sans-serif;--font-mono:ui-monospace,monospace;--fs-1:.75rem;--fs-2:.8125rem;--fs-3:.875rem;--fs-4:.9375rem;--fs-5:1rem;--fs-6:1.125rem;--fs-7:1.25rem;--fs-8:1.5rem;--fs-10:clamp(2rem,1.6rem + 1.9vw,3rem);--fw-medium:520;--fw-strong:620;--sp-1:.25rem;--sp-2:.5rem;--sp-3:.75rem;--sp-4:1rem;--sp-5:1.25rem;--sp-6:1.5rem;--sp-7:2rem;--sp-8:2.5rem;--sp-9:3rem;--sp-11:5rem;--r-2:6px;--r-3:10px;--gutter:1.25rem;--container:77.5rem}
@media(prefers-color-scheme:dark){:root{--bg:#051518;--surface:#071b20;--surface-2:#0a2227;--surface-3:#132d32;--text:#f0f5f6;--text-2:#cbd6d8;--text-3:#a6b6b9;--line:#132d32;--line-strong:#1e393e;--link:#8acef5;--action:#ffb127;--action-hover:#fecb84;--text-on-action:#051518;--focus:#fecb84;--satya-tint:#043247;--on-satya-tint:#b7e2fd;--vriddhi-tint:#0d3520;--on-vriddhi-tint:#b2ebc6;--siddhi-tint:#452909;--on-siddhi-tint:#fedfac}}
*{box-sizing:border-box}body{margin:0;background:var(--bg);color:var(--text);font:1rem/1.58 var(--font-body)}h1,h2,h3,p,ul,ol,dl,dd{margin:0;padding:0}ul,ol{list-style:none}a{color:var(--link)}:focus-visible{outline:2px solid var(--focus);outline-offset:2px}.p-home{padding:1.25rem}`

/** A frame without the site's build: whole, in either theme, and without scripts. */
export const PLAIN_SHELL: Shell = {
  before: `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><style>${TOKENS}</style>\n    `,
  between: `</head><body><header class="p-home"><a href="/" aria-label="${BRAND.name} home">${BRAND.name}</a></header><main id="main">`,
  after: `</main></body></html>`,
}

/** A page in the frame of the site, as it is sent. */
export const framed = (page: PublicPage, shell: Shell, site: Site): string =>
  `${shell.before}${headOf(page, site)}\n    <style>${STYLE}</style>${shell.between}${page.main}${shell.after}`
