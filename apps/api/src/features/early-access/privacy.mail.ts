import { BRAND } from '@tryka/domain'
import type { Letterhead } from '../../mail/compose'
import { composeMail } from '../../mail/compose'
import type { Mail } from '../../mail/mailer'

export interface PrivacyLinks {
  mine: string
  erase: string
  unsubscribe: string
}

/** The mail with the links to one's own data; a mail program may offer to unsubscribe with one press (RFC 8058). */
export const privacyMail = (to: string, links: PrivacyLinks, head: Letterhead): Mail =>
  composeMail(
    {
      kind: 'person',
      to,
      subject: `Your data at ${BRAND.name}`,
      parts: [
        {
          line: `See everything the ${BRAND.name} waitlist keeps about this address:`,
          link: links.mine,
          label: 'See my data',
        },
        { line: 'Erase it (you are asked once more):', link: links.erase, label: 'Erase my data' },
        { line: 'Only stop the newsletter:', link: links.unsubscribe, label: 'Unsubscribe' },
        'The first two links work for 7 days. If you did not ask for this email, you can ignore it.',
      ],
      foot: [`You get this mail because somebody asked ${BRAND.name} for the data of this address.`],
      headers: {
        'List-Unsubscribe': `<${links.unsubscribe}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
    },
    head,
  )
