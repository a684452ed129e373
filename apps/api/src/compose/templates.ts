import type { Clock } from '../clock'
import type { Config } from '../config'
import type { Database } from '../db/database'
import { ADMINISTRATOR_TEMPLATE, administratorLetter } from '../features/admin/administrator.mail'
import { CONSOLE_TEMPLATE, consoleLetter } from '../features/admin/console-letters'
import { TROUBLE_TEMPLATE, troubleLetter } from '../features/admin/troubles/trouble-letters'
import { LISTED_TEMPLATE, listedLetter } from '../features/early-access/listed.mail'
import { accessRequests } from '../features/early-access/standings'
import { hiringLetters } from '../features/hiring/letters/hiring-letters'
import { placeOfAccount } from '../features/hiring/places/told-accounts'
import { confirmLetter } from '../features/newsletter/confirm-letter'
import { NewsletterLinks } from '../features/newsletter/newsletter-links'
import { CONFIRM_TEMPLATE } from '../features/newsletter/subscribers'
import { InvitationTokens } from '../services/admissions/invitation-token'
import { ADMISSION_TEMPLATE, admissionLetter } from '../services/renewals/admission-letter'
import type { Templates } from '../services/outbox/letters'
import { SECURITY_TEMPLATE, securityLetter } from '../services/security/security-letters'

interface Deps {
  config: Config
  db: Database
  clock: Clock
}

/** Every letter that leaves by the outbox, by the name that its rows have for it. */
export function mailTemplates({ config, db, clock }: Deps): Templates {
  const tokens = new InvitationTokens(config.sessionSecret)
  const links = new NewsletterLinks(config.sessionSecret, config.apiUrl)
  return {
    ...hiringLetters(db, config, clock),
    [SECURITY_TEMPLATE]: async ({ data, accountId }) =>
      securityLetter(data, accountId === null ? null : await placeOfAccount(db.read, accountId)),
    [ADMISSION_TEMPLATE]: ({ data }) =>
      admissionLetter(db.read, data, { requests: accessRequests, tokens, now: clock.now() }),
    [ADMINISTRATOR_TEMPLATE]: ({ data }) => administratorLetter(db.read, data, { tokens, now: clock.now() }),
    [CONSOLE_TEMPLATE]: ({ data }) => consoleLetter(db.read, data, config.adminUrl),
    [TROUBLE_TEMPLATE]: ({ data }) => troubleLetter(db.read, data, config.adminUrl),
    [LISTED_TEMPLATE]: ({ data }) => listedLetter(db.read, data, config),
    [CONFIRM_TEMPLATE]: ({ data }) => confirmLetter(db.read, links, data),
  }
}
