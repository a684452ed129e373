import type { Mail, Mailer } from '../../../mail/mailer'

/** The screen waits so long for a mail server; the mail itself goes on. */
const PATIENCE_MS = 1_500

/** Nobody owns these addresses (RFC 2606): the people of the demo have them. */
const isInvented = (address: string): boolean => address.trim().toLowerCase().endsWith('.example')

/** Mail that follows a change. It never undoes the change: a failure is logged and the news stays in the product. */
export class Post {
  constructor(
    private readonly mailer: Mailer,
    private readonly options: { realAddressesOnly: boolean; onFailure: (error: unknown) => void },
  ) {}

  async deliver(mails: readonly Mail[]): Promise<void> {
    const { realAddressesOnly, onFailure } = this.options
    const wanted = mails.filter(({ to }) => !realAddressesOnly || !isInvented(to))
    if (wanted.length === 0) return
    let timer: NodeJS.Timeout | undefined
    const patience = new Promise<void>((resolve) => (timer = setTimeout(resolve, PATIENCE_MS)))
    const sent = Promise.all(wanted.map((mail) => this.mailer.send(mail).catch(onFailure)))
    await Promise.race([sent, patience]).finally(() => clearTimeout(timer))
  }
}
