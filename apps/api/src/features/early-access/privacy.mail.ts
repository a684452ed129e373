import { BRAND } from '@tryka/domain'
import type { Mail } from '../../mail/mailer'

export interface PrivacyLinks {
  mine: string
  erase: string
  unsubscribe: string
}

/** The mail with the links to one's own data; a mail program may offer to unsubscribe with one press (RFC 8058). */
export function privacyMail(to: string, links: PrivacyLinks): Mail {
  const subject = `Your data at ${BRAND.name}`
  const parts: [string, string][] = [
    [`See everything the ${BRAND.name} waitlist keeps about this address:`, links.mine],
    ['Erase it (you are asked once more):', links.erase],
    ['Only stop the newsletter:', links.unsubscribe],
  ]
  const end = 'The first two links work for 7 days. If you did not ask for this email, you can ignore it.'
  return {
    to,
    subject,
    text: `${parts.map(([line, link]) => `${line}\n${link}`).join('\n\n')}\n\n${end}\n\n${BRAND.name}\n`,
    html: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${subject}</title></head>
<body style="margin:0;padding:24px;font-family:system-ui,sans-serif;font-size:16px;line-height:1.5">
${parts.map(([line, link]) => `<p>${line}<br><a href="${link}">${link}</a></p>`).join('\n')}
<p>${end}</p><p>${BRAND.name}</p></body></html>`,
    headers: {
      'List-Unsubscribe': `<${links.unsubscribe}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  }
}
