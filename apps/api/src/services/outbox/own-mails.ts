import { BRAND } from '@tryka/domain'
import type { Config } from '../../config'
import type { MailPart } from '../../mail/compose'
import { composeMail } from '../../mail/compose'
import type { Mail } from '../../mail/mailer'
import type { OwnLetter } from './letters'
import type { OutboxRow } from './outbox.table'

/** Makes mails of letters: named by their row, with whole links and the way to switch them off. */
export class OwnMails {
  private readonly host: string

  constructor(
    private readonly config: Pick<Config, 'mail' | 'appUrl' | 'apiUrl' | 'publicUrl' | 'contacts'>,
  ) {
    this.host = /@([^>\s]+)>?\s*$/.exec(config.mail.from)?.[1] ?? 'localhost'
  }

  /** With a `stop` the mail carries the link that switches its kind off. */
  of(row: OutboxRow, to: string, letter: OwnLetter, stop: string | undefined): Mail {
    const { apiUrl } = this.config
    const parts: MailPart[] = letter.parts.map((part) => this.absolute(part))
    const foot: MailPart[] = stop
      ? [
          {
            line: `You get this mail because “${row.kind}” is switched on at ${BRAND.name}. Switch it off:`,
            link: `${apiUrl}/unsubscribe/${stop}`,
            label: 'one press',
          },
        ]
      : ['This mail is about something that was decided or asked for, so it has no switch.']
    return {
      ...composeMail({ ...letter, kind: letter.kind ?? 'person', to, parts, foot }, this.config),
      messageId: `<${row.id}@${this.host}>`,
      ...(stop
        ? {
            headers: {
              'List-Unsubscribe': `<${apiUrl}/api/unsubscribe/${stop}>`,
              'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
            },
          }
        : {}),
    }
  }

  private absolute(part: MailPart): MailPart {
    if (typeof part === 'string' || !('link' in part) || !part.link.startsWith('/')) return part
    return { ...part, link: `${this.config.appUrl}${part.link}` }
  }
}
