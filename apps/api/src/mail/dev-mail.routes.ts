import type { FastifyInstance } from 'fastify'
import { BRAND, escapeHtml } from '@tryka/domain'
import { notFound } from '../app-error'
import { pageCsp } from '../http/security-headers'
import type { StoredMail } from './file-mailer'
import { storedMail, storedMails } from './file-mailer'
import { asPage } from './mark'

const STYLE = `:root{color-scheme:light dark}body{font:1rem/1.5 system-ui,sans-serif;max-width:80rem;margin:0 auto;padding:2rem 1rem}
article{border:1px solid;border-radius:.5rem;padding:0 1rem 1rem;margin:1rem 0}h2{font-size:1.125rem}pre{white-space:pre-wrap;overflow-wrap:anywhere;margin:0}
.forms{display:grid;gap:1rem}iframe{width:100%;height:32rem;border:1px solid;border-radius:.25rem;resize:both}@media(min-width:60rem){.forms{grid-template-columns:minmax(0,1fr) 40rem}}`

/** What is in a mail runs nothing, loads nothing and is of no origin; its links open windows of their own. */
const LETTER_POLICY =
  "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; img-src data:; style-src 'unsafe-inline'; form-action 'none'; frame-ancestors 'self'"

const article = (mail: StoredMail): string => {
  const [subject, address] = [escapeHtml(mail.subject), escapeHtml(`/dev/mail/${mail.id}`)]
  return `<article>
<h2>${subject}</h2>
<p>To ${escapeHtml(mail.to)}, <time datetime="${escapeHtml(mail.sentAt)}">${escapeHtml(mail.sentAt.replace('T', ' ').slice(0, 19))} UTC</time>. <a href="${address}">HTML alone</a></p>
<div class="forms"><pre>${escapeHtml(mail.text)}</pre>
<iframe src="${address}" title="HTML of ${subject}" loading="lazy" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe></div>
</article>`
}

const page = (mails: StoredMail[]): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="icon" href="data:,">
<title>Mail in development – ${BRAND.name}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>Mail in development</h1>
<p>No mail server is set, so mail is kept here. The newest is first. <a href="/dev/mail">Look again</a></p>
${mails.length ? mails.map(article).join('\n') : '<p>No mail yet.</p>'}
</main>
</body>
</html>
`

/** Shows a newcomer where the code went. Registered in development only, and only without a mail server. */
export function devMailRoutes(app: FastifyInstance, folder: string): void {
  const open = { config: { access: 'public', rate: 'read' }, schema: { hide: true } } as const
  app.get('/dev/mail', open, async (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', pageCsp())
      .header('x-robots-tag', 'noindex')
      .send(page(await storedMails(folder))),
  )
  app.get<{ Params: { id: string } }>('/dev/mail/:id', open, async ({ params }, reply) => {
    const mail = await storedMail(folder, params.id)
    if (!mail) throw notFound()
    return reply
      .type('text/html; charset=utf-8')
      .headers({
        'content-security-policy': LETTER_POLICY,
        'x-frame-options': 'SAMEORIGIN',
        'x-robots-tag': 'noindex',
      })
      .send(asPage(mail.html).replace('<head>', '<head><base target="_blank">'))
  })
}
