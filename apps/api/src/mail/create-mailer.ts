import { join } from 'node:path'
import type { Config } from '../config'
import type { StoredMail } from './file-mailer'
import { FileMailer } from './file-mailer'
import type { Mailer } from './mailer'
import { SmtpMailer } from './smtp-mailer'

export const mailFolder = (config: Config): string => join(config.dataDir, 'mail')

/** SMTP when SMTP_URL is set, else files in the data folder. `announce` hears of a file; for development only. */
export function createMailer(
  config: Config,
  onFailure: (error: unknown) => void,
  announce?: (mail: StoredMail) => void,
): Mailer {
  const { smtpUrl, from } = config.mail
  if (smtpUrl) return new SmtpMailer({ url: smtpUrl, from, onFailure })
  return new FileMailer(mailFolder(config), announce)
}
