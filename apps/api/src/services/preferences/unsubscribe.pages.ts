import type { FastifyReply } from 'fastify'
import { BRAND, UNSUBSCRIBE_PAGE, escapeHtml, resubscribeMail, unsubscribeMail } from '@tryka/domain'
import type { DeliveryKind } from '@tryka/domain'
import type { AppError } from '../../app-error'
import { ownPage, refusedPage } from '../../http/own-page'

interface About {
  token: string
  kind: DeliveryKind | null
}

/** A link in a mail is opened by scanners too, so it only asks; the button does it, without a script. */
export function unsubscribePages(home: string) {
  const page = (reply: FastifyReply, title: string, body: string) => ownPage(reply, { title, body, home })
  const pathOf = (path: string, token: string) => path.replace(':token', encodeURIComponent(token))
  const button = (path: string, { token }: About, text: string) =>
    `<form method="post" action="${escapeHtml(pathOf(path, token))}"><button class="act">${text}</button></form>`
  const what = ({ kind }: About) => (kind ? `“${kind}”` : 'this kind')

  return {
    address: ({ token }: About) => `${UNSUBSCRIBE_PAGE}${encodeURIComponent(token)}`,
    ask: (reply: FastifyReply, about: About) =>
      page(
        reply,
        'Unsubscribe',
        `<p>You will get no more mail of ${what(about)} from ${BRAND.name}. Other mail stays as it is.</p>${button(unsubscribeMail.path, about, 'Unsubscribe')}`,
      ),
    off: (reply: FastifyReply, about: About) =>
      page(
        reply,
        'Unsubscribed',
        `<p>You get no more mail of ${what(about)}. Decisions and changes of interviews that you agreed to still reach you.</p>${button(resubscribeMail.path, about, 'Switch it on again')}`,
      ),
    on: (reply: FastifyReply, about: About) =>
      page(reply, 'Switched on again', `<p>You get mail of ${what(about)} as before.</p>`),
    refused: (reply: FastifyReply, refusal: AppError) =>
      refusedPage(reply, refusal, {
        home,
        dead: { text: 'Use the link in a newer mail, or sign in and choose in Settings which mail you get.' },
      }),
  }
}
