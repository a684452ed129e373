import { AppError } from '../../../app-error'
import type { Letter, MailPart } from '../../../mail/compose'
import { composeMail } from '../../../mail/compose'
import { isInvented } from '../../../mail/invented'
import type { Mailer } from '../../../mail/mailer'

/** The screen waits so long for a mail server; the mail itself goes on. */
const PATIENCE_MS = 1_500

/** A mail that follows a change. Links may be paths of the app. */
export interface News extends Omit<Letter, 'kind'> {
  /** The mail is all there is of it: when it cannot be sent, whoever caused it must know. */
  essential?: true
}

const notSent = () =>
  new AppError(
    503,
    'INVITATION_NOT_SENT',
    'The member is in the list, but the mail could not be sent. Send it again in ten minutes.',
    { 'retry-after': '600' },
  )

interface Options {
  appUrl: string
  realAddressesOnly: boolean
  onFailure: (error: unknown) => void
}

/** Mail that follows a change. It never undoes the change: a failure is logged and the news stays in the product. */
export class Post {
  constructor(
    private readonly mailer: Mailer,
    private readonly options: Options,
  ) {}

  async deliver(news: readonly News[]): Promise<void> {
    const { realAddressesOnly } = this.options
    const wanted = news.filter(({ to }) => !realAddressesOnly || !isInvented(to))
    const sent = wanted.map(async ({ essential, ...letter }) =>
      (await this.send(letter)) ? false : essential,
    )
    const must = sent.filter((_, at) => wanted[at]?.essential)
    if ((await Promise.all(must)).some(Boolean)) throw notSent()
    if (sent.length === must.length) return
    let timer: NodeJS.Timeout | undefined
    const patience = new Promise<void>((resolve) => (timer = setTimeout(resolve, PATIENCE_MS)))
    await Promise.race([Promise.all(sent), patience]).finally(() => clearTimeout(timer))
  }

  private async send(letter: Omit<Letter, 'kind'>): Promise<boolean> {
    const parts = letter.parts.map((part) => this.absolute(part))
    try {
      await this.mailer.send(composeMail({ ...letter, kind: 'person', parts }))
      return true
    } catch (error) {
      this.options.onFailure(error)
      return false
    }
  }

  private absolute(part: MailPart): MailPart {
    if (typeof part === 'string' || !('link' in part) || !part.link.startsWith('/')) return part
    return { ...part, link: `${this.options.appUrl}${part.link}` }
  }
}
