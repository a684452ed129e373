import type { Transporter } from 'nodemailer'
import { AppError } from '../app-error'
import type { Mail, Mailer } from './mailer'
import { picturesOf } from './mark'

interface SmtpOptions {
  url: string
  from: string
  /** Tries in all. */
  tries?: number
  /** First pause between tries; it doubles. */
  pauseMs?: number
  /** The caller gets an answer by then, whatever the server does. */
  deadlineMs?: number
  onFailure?: (error: unknown) => void
}

interface SmtpError {
  code?: string
  command?: string
  responseCode?: number
}

const unavailable = () =>
  new AppError(
    503,
    'MAIL_UNAVAILABLE',
    'We cannot send email right now. Please try again in a few minutes.',
    {
      'retry-after': '120',
    },
  )

const undeliverable = () =>
  new AppError(400, 'MAIL_REFUSED', 'We could not deliver to this address. Check it for typing errors.')
/** The server took the address and not the mail: the same mail is not taken later either. */
const unwanted = () =>
  new AppError(502, 'MAIL_UNWANTED', 'The mail server did not take this email. Please try again later.')

/** The server said no for good to this address; everything else may pass. */
const isAddressRefused = ({ command, responseCode }: SmtpError): boolean =>
  command === 'RCPT TO' && responseCode !== undefined && responseCode >= 550 && responseCode < 560

const isMailRefused = ({ command, responseCode }: SmtpError): boolean =>
  command === 'DATA' && responseCode !== undefined && responseCode >= 550 && responseCode < 560

function refusalOf(error: SmtpError): AppError {
  if (isAddressRefused(error)) return undeliverable()
  return isMailRefused(error) ? unwanted() : unavailable()
}

const isPermanent = (error: SmtpError): boolean =>
  error.code === 'EAUTH' || (error.responseCode !== undefined && error.responseCode >= 500)

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** Mail by SMTP. A server that is slow, down or hanging costs the caller a clear refusal, never a hang. */
export class SmtpMailer implements Mailer {
  private transport: Promise<Transporter> | undefined

  constructor(private readonly options: SmtpOptions) {}

  async send(mail: Mail): Promise<void> {
    const { deadlineMs = 9_000, onFailure } = this.options
    const until = Date.now() + deadlineMs
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error('The mail server took too long')), deadlineMs)
    })
    const sending = this.attempts(mail, until)
    // When the deadline wins, the attempt still ends by itself and nobody waits for it.
    sending.catch(() => undefined)
    try {
      await Promise.race([sending, late])
    } catch (error) {
      onFailure?.(error)
      throw refusalOf(error as SmtpError)
    } finally {
      clearTimeout(timer)
    }
  }

  async close(): Promise<void> {
    const transport = await this.transport
    transport?.close()
  }

  /** Loaded with the first mail: a start does not wait for it. */
  private connect(): Promise<Transporter> {
    return (this.transport ??= import('nodemailer').then(({ createTransport }) =>
      createTransport({
        url: this.options.url,
        connectionTimeout: 3_000,
        greetingTimeout: 3_000,
        socketTimeout: 5_000,
        dnsTimeout: 3_000,
      }),
    ))
  }

  private async attempts(mail: Mail, until: number): Promise<void> {
    const { from, tries = 3, pauseMs = 300 } = this.options
    const { calendar, kind: _kind, ...rest } = mail
    const message = {
      ...rest,
      attachments: picturesOf(mail.html),
      ...(calendar ? { icalEvent: { ...calendar, filename: 'invite.ics' } } : {}),
    }
    for (let attempt = 1; ; attempt++) {
      try {
        await (await this.connect()).sendMail({ from, ...message })
        return
      } catch (error) {
        const wait = pauseMs * 2 ** (attempt - 1)
        if (attempt >= tries || isPermanent(error as SmtpError) || Date.now() + wait >= until) throw error
        await pause(wait)
      }
    }
  }
}
