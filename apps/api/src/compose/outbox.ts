import type { FastifyBaseLogger } from 'fastify'
import type { Agent } from 'node:https'
import type { Clock } from '../clock'
import type { Config } from '../config'
import type { Database } from '../db/database'
import { zoneOfAccount } from '../features/hiring/places/told-accounts'
import type { Mailer } from '../mail/mailer'
import { Outbox } from '../services/outbox/outbox'
import { Preferences } from '../services/preferences/preferences'
import { createPush } from '../services/push/create-push'
import { mailTemplates } from './templates'

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
  const outbox = new Outbox({
    db,
    clock,
    config,
    preferences,
    push,
    mailer,
    templates: mailTemplates({ config, db, clock }),
    sessionSecret: config.sessionSecret,
    onFailure: (failure) => log.warn(failure, 'a mail could not be delivered and is kept'),
    onTrouble: (error) => log.error({ err: error }, 'the outbox could not be worked on'),
  })
  return { outbox, preferences, push }
}
