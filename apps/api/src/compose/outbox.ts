import type { FastifyBaseLogger } from 'fastify'
import type { Agent } from 'node:https'
import type { Clock } from '../clock'
import type { Config } from '../config'
import type { Database } from '../db/database'
import { CONSOLE_TEMPLATE, consoleLetter } from '../features/admin/console-letters'
import { CONFIRM_TEMPLATE } from '../features/newsletter/subscribers'
import { confirmLetter } from '../features/newsletter/confirm-letter'
import { NewsletterLinks } from '../features/newsletter/newsletter-links'
import { hiringLetters } from '../features/hiring/letters/hiring-letters'
import { zoneOfAccount } from '../features/hiring/places/told-accounts'
import type { Mailer } from '../mail/mailer'
import { Outbox } from '../services/outbox/outbox'
import { SECURITY_TEMPLATE, securityLetter } from '../services/security/security-letters'
import { Preferences } from '../services/preferences/preferences'
import { createPush } from '../services/push/create-push'

interface OutboxDeps {
  config: Config
  db: Database
  clock: Clock
  mailer: Mailer
  log: FastifyBaseLogger
  /** How push services are reached; the usual way unless a test says otherwise. */
  pushAgent?: Agent | undefined
}

/** What leaves after a change, whichever feature made it, and the switches that hold it back. */
export function createOutbox({ config, db, clock, mailer, log, pushAgent }: OutboxDeps) {
  const preferences = new Preferences(db, zoneOfAccount)
  const push = createPush({
    db,
    clock,
    secret: config.keySecret,
    subject: `mailto:${config.contacts.hello}`,
    hosts: config.pushHosts,
    agent: pushAgent,
  })
  const links = new NewsletterLinks(config.sessionSecret, config.apiUrl)
  const outbox = new Outbox({
    db,
    clock,
    config,
    preferences,
    push,
    mailer,
    templates: {
      ...hiringLetters(db, config, clock),
      [SECURITY_TEMPLATE]: ({ data }) => Promise.resolve(securityLetter(data)),
      [CONSOLE_TEMPLATE]: ({ data }) => consoleLetter(db.read, data),
      [CONFIRM_TEMPLATE]: ({ data }) => confirmLetter(db.read, links, data),
    },
    sessionSecret: config.sessionSecret,
    onFailure: (failure) => log.warn(failure, 'a mail could not be delivered and is kept'),
    onTrouble: (error) => log.error({ err: error }, 'the outbox could not be worked on'),
  })
  return { outbox, preferences, push }
}
