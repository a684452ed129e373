import type { FastifyInstance } from 'fastify'
import { BRAND, escapeHtml } from '@tryka/domain'
import { pageCsp } from '../http/security-headers'
import type { StoredMail } from './file-mailer'
import { storedMails } from './file-mailer'

const STYLE = `:root{color-scheme:light dark}body{font:1rem/1.5 system-ui,sans-serif;max-width:44rem;margin:0 auto;padding:2rem 1rem}
article{border:1px solid;border-radius:.5rem;padding:0 1rem;margin:1rem 0}h2{font-size:1.125rem}pre{white-space:pre-wrap;overflow-wrap:anywhere}`

const article = (mail: StoredMail): string => `<article>
<h2>${escapeHtml(mail.subject)}</h2>
<p>To ${escapeHtml(mail.to)}, <time datetime="${escapeHtml(mail.sentAt)}">${escapeHtml(mail.sentAt.replace('T', ' ').slice(0, 19))} UTC</time></p>
<pre>${escapeHtml(mail.text)}</pre>
</article>`

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
  app.get(
    '/dev/mail',
    { config: { access: 'public', rate: 'read' }, schema: { hide: true } },
    async (_request, reply) =>
      reply
        .type('text/html; charset=utf-8')
        .header('content-security-policy', pageCsp())
        .header('x-robots-tag', 'noindex')
        .send(page(await storedMails(folder))),
  )
}
