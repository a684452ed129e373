import { BRAND } from '@tryka/domain'
import type { Config } from '../../config'
import type { MailPart } from '../../mail/compose'
import { composeMail } from '../../mail/compose'
import type { Mail } from '../../mail/mailer'
import type { OwnLetter } from './letters'
import type { OutboxRow } from './outbox.table'

const NO_SWITCH = 'This mail is about something that was decided or asked for, so it has no switch.'

/** Makes mails of letters: named by their row, with whole links and the way to switch them off. */
export class OwnMails {
  private readonly host: string

  constructor(
    private readonly config: Pick<Config, 'mail' | 'appUrl' | 'apiUrl' | 'publicUrl' | 'contacts'>,
  ) {
    this.host = /@([^>\s]+)>?\s*$/.exec(config.mail.from)?.[1] ?? 'localhost'
  }

  /** With a `stop` the mail carries the link that switches its kind off; by `now` it is urgent or may wait. */
  of(
    row: OutboxRow,
    to: string,
    { why = NO_SWITCH, ...letter }: OwnLetter,
    { stop, now }: { stop: string | undefined; now: Date },
  ): Mail {
    const { apiUrl } = this.config
    const kind = row.urgentFrom !== null && row.urgentFrom <= now.toISOString() ? 'urgent' : 'person'
    const parts: MailPart[] = letter.parts.map((part) => this.absolute(part))
    const foot: MailPart[] = stop
      ? [
          {
            line: `You get this mail because “${row.kind}” is switched on at ${BRAND.name}.`,
            link: `${apiUrl}/unsubscribe/${stop}`,
            label: `Switch off “${row.kind}”`,
          },
        ]
      : [why]
    return {
      ...composeMail({ ...letter, kind: letter.kind ?? kind, to, parts, foot }, this.config),
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
