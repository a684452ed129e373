import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { BRAND, escapeHtml } from '@tryka/domain'
import type { AppError } from '../app-error'
import { LOGO, LOGO_STYLE } from './logo'

/** The tokens of the site by value: a page that a mail leads to loads nothing and runs nothing. */
const STYLE = `:root{color-scheme:light dark;--bg:#fff;--text:#0a2227;--soft:#385056;--line:#e0e7e8;--link:#065b7f;--act:#0a2227;--on-act:#fff;--focus:#00709d;--control:#768a8f;--bad:#a3231b}
*{box-sizing:border-box}[hidden]{display:none!important}body{margin:0;background:var(--bg);color:var(--text);font:1rem/1.58 system-ui,-apple-system,"Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif}
header,main,footer{max-width:38rem;margin-inline:auto;padding-inline:1.25rem}header{padding-block:1.25rem}header a{display:inline-flex;align-items:center;gap:.625rem;min-height:2.5rem;color:inherit}
.mark{height:1.625rem}.word{height:1.125rem;margin-top:.22rem}main{padding-block:clamp(1.5rem,6vw,4rem)}
h1{margin:0 0 1rem;font-size:clamp(1.75rem,1.4rem + 1.6vw,2.5rem);line-height:1.15;letter-spacing:-.015em;text-wrap:balance}h2{margin:2rem 0 .5rem;font-size:1.25rem;line-height:1.22}
p{margin:0 0 1rem;color:var(--soft);overflow-wrap:anywhere}a{color:var(--link)}:focus-visible{outline:2px solid var(--focus);outline-offset:2px;border-radius:3px}
.act{display:inline-flex;align-items:center;min-height:3rem;margin:.5rem .75rem .5rem 0;padding:0 1.25rem;border:0;border-radius:6px;background:var(--act);color:var(--on-act);font:inherit;font-weight:600;text-decoration:none;cursor:pointer}
dl{margin:0;border-top:1px solid var(--line)}dl div{display:grid;grid-template-columns:10rem minmax(0,1fr);gap:.25rem 1rem;padding:.625rem 0;border-bottom:1px solid var(--line)}dt{color:var(--soft)}dd{margin:0;overflow-wrap:anywhere;white-space:pre-line}
label{display:block;margin-bottom:.375rem;font-weight:600}input{display:block;width:100%;max-width:24rem;min-height:3rem;margin-bottom:.75rem;padding:0 .75rem;border:1px solid var(--control);border-radius:6px;background:var(--bg);color:var(--text);font:inherit}.bad{color:var(--bad);font-weight:600}
footer{padding-block:1.25rem;font-size:.875rem}
@media(max-width:30rem){dl div{grid-template-columns:minmax(0,1fr)}.act{width:100%;justify-content:center}}
${LOGO_STYLE.light}
@media(prefers-color-scheme:dark){:root{--bg:#051518;--text:#f0f5f6;--soft:#cbd6d8;--line:#132d32;--link:#8acef5;--act:#ffb127;--on-act:#051518;--focus:#fecb84;--control:#768a8f;--bad:#ffb4a8}${LOGO_STYLE.dark}}`

const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64')
const POLICY = `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`

/** True for a browser that shows a page; a program that reads an answer does not ask for HTML. */
export const wantsPage = (request: FastifyRequest): boolean =>
  String(request.headers.accept ?? '').includes('text/html')

export interface OwnPage {
  title: string
  /** Markup; whatever a person wrote is escaped by who makes it. */
  body: string
  /** Where the logo and the last line lead. */
  home: string
}

/** One of the few pages that the API draws itself, because a mail leads there: without scripts, in either theme. */
export function ownPage(reply: FastifyReply, { title, body, home }: OwnPage): string {
  reply
    .type('text/html; charset=utf-8')
    .headers({ 'content-security-policy': POLICY, 'x-robots-tag': 'noindex', vary: 'accept' })
  const to = escapeHtml(`${home}/`)
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)} | ${BRAND.name}</title><style>${STYLE}</style></head>
<body><header><a href="${to}" aria-label="${BRAND.name} home">${LOGO}</a></header>
<main><h1>${escapeHtml(title)}</h1>${body}</main><footer><a href="${to}">Back to ${BRAND.name}</a></footer></body></html>`
}

/** What a page says of a link that opens nothing, and where a new one is to be had. */
export interface DeadLink {
  text: string
  again?: { href: string; label: string }
}

/** A refusal for whoever came by a link in a mail: what happened, and the way on. */
export function refusedPage(
  reply: FastifyReply,
  { code, message, status }: AppError,
  { home, dead }: { home: string; dead: DeadLink },
): string {
  const isDead = code === 'LINK_INVALID' || code === 'VALIDATION'
  const [title, text] = isDead
    ? ['This link does not work any more', dead.text]
    : [status >= 500 ? 'Something went wrong' : 'This did not work', message]
  const way =
    dead.again && `<p><a class="act" href="${escapeHtml(dead.again.href)}">${dead.again.label}</a></p>`
  return ownPage(reply, { title, body: `<p>${escapeHtml(text)}</p>${way ?? ''}`, home })
}
