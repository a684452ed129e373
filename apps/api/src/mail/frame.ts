import { BRAND, escapeHtml } from '@tryka/domain'
import { MARK } from './mark'

const SANS = "-apple-system,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif"
const font = (weight: number, size: number, line: number) => `font:${weight} ${size}px/${line} ${SANS}`

/** Inline styles of what a letter is made of: many mail programs read no other. */
export const STYLE = {
  h1: `margin:0 0 14px;${font(700, 27, 1.2)};letter-spacing:-0.3px;color:#0a2227`,
  h2: `margin:26px 0 8px;${font(700, 19, 1.3)};color:#0a2227`,
  h3: `margin:22px 0 6px;${font(700, 16, 1.4)};color:#0a2227`,
  p: `margin:0 0 16px;${font(400, 16, 1.55)};color:#385056`,
  list: `margin:0 0 16px;padding:0 0 0 22px;${font(400, 16, 1.55)};color:#385056`,
  item: 'margin:0 0 6px',
  strong: 'color:#0a2227',
  quote: 'margin:0 0 16px;padding:0 0 0 16px;border-left:3px solid #e0e7e8',
  code: 'font-family:ui-monospace,Menlo,Consolas,monospace;font-size:14px',
  pre: 'margin:0 0 16px;padding:12px;border:1px solid #e0e7e8;border-radius:6px;white-space:pre-wrap;overflow-wrap:anywhere',
  line: 'margin:26px 0;border:0;border-top:1px solid #e0e7e8',
  link: 'color:#065b7f',
  small: `margin:0 0 8px;${font(400, 13, 1.55)};color:#53696e`,
  address: `margin:0 0 20px;${font(400, 13, 1.55)};color:#53696e`,
  button: `display:inline-block;padding:14px 24px;${font(600, 16, 1.2)};color:#ffffff;text-decoration:none`,
  box: 'padding:18px 12px;background:#f0f5f6;border:1px solid #e0e7e8;border-radius:6px',
  digits:
    'font:600 34px/1.2 ui-monospace,Menlo,Consolas,monospace;letter-spacing:10px;color:#0a2227;-webkit-user-select:all;user-select:all',
} as const

/** What the strand at the top says: something to read, a place that is ready, news. */
export const STRANDS = { sky: '#00709d', amber: '#ffb127', green: '#19a463' } as const
export type Strand = keyof typeof STRANDS

const DARK_STRANDS: Record<Strand, string> = { sky: '#52b3e7', amber: '#ffb127', green: '#48c481' }

const DARK = `.bg{background:#051518!important}.card{background:#071b20!important;border-color:#132d32!important}
.t1{color:#f0f5f6!important}.t2{color:#cbd6d8!important}.t3{color:#a6b6b9!important}.a{color:#8acef5!important}.l{border-color:#132d32!important}
.btn{background:#ffb127!important}.btn-a{color:#051518!important}.box{background:#0a2227!important;border-color:#1e393e!important}`

/** A link in a letter, of escaped words. */
export const anchor = (href: string, words: string): string =>
  `<a class="a" href="${escapeHtml(href)}" style="${STYLE.link}">${escapeHtml(words)}</a>`

/** The last line: who writes, and where questions go. */
const signature = (home: string, hello: string): string =>
  `${BRAND.name}, ${anchor(`${home}/`, new URL(home).host)}. Questions: ${anchor(`mailto:${hello}`, hello)}`

export interface FrameParts {
  subject: string
  /** The first line in the inbox; nobody sees it in the letter. */
  preview: string
  body: string
  /** Small lines below, one paragraph each: why one gets this, how to stop. */
  foot: readonly string[]
  /** The public site. */
  home: string
  /** Where questions go. */
  hello: string
  strand?: Strand
}

const NAME_STYLE = `${font(700, 20, 1.2)};color:#0a2227;text-decoration:none`
const nameOf = (home: string): string =>
  `<a class="t1" href="${escapeHtml(`${home}/`)}" style="${NAME_STYLE}">${MARK}${BRAND.name}</a>`

/** A letter of one column, 560 wide: tables and inline styles, no picture but the mark that it carries, dark where the reader's program is. */
export const frame = ({
  subject,
  preview,
  body,
  foot,
  home,
  hello,
  strand = 'green',
}: FrameParts): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>:root{color-scheme:light dark}
@media (max-width:480px){.h1{font-size:24px!important}.code{font-size:28px!important;letter-spacing:6px!important}.in{padding:28px 20px 24px!important}.tick{padding:0 20px!important}.out{padding:20px 12px!important}}
@media (prefers-color-scheme:dark){${DARK}.strand{background:${DARK_STRANDS[strand]}!important}}</style></head>
<body class="bg" style="margin:0;padding:0;background:#f8fafb">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preview)}</div>
<table class="bg" role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:#f8fafb"><tr>
<td class="out" align="center" style="padding:40px 16px"><main lang="en" dir="ltr">
<table role="presentation" width="560" cellpadding="0" cellspacing="0" border="0" style="width:100%;max-width:560px;text-align:left">
<tr><td style="padding:0 4px 20px">${nameOf(home)}</td></tr>
<tr><td class="card" style="background:#ffffff;border:1px solid #e0e7e8;border-radius:10px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">
<tr><td class="tick" style="padding:0 36px"><div class="strand" style="width:44px;height:4px;background:${STRANDS[strand]};font-size:0;line-height:0">&nbsp;</div></td></tr>
<tr><td class="in" style="padding:32px 36px 28px;overflow-wrap:anywhere">
${body}</td></tr></table></td></tr>
<tr><td style="padding:20px 4px 0">${[...foot, signature(home, hello)].map((line) => `<p class="t3" style="${STYLE.small}">${line}</p>`).join('')}</td></tr>
</table></main></td></tr></table></body></html>`
