import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { Clock } from '../clock'
import type { Config } from '../config'
import type { Database } from '../db/database'
import type { Mailer } from '../mail/mailer'
import { Attempts } from '../services/attempts/attempts'
import { Audit } from '../services/audit/audit'
import { CaptchaService } from '../services/captcha/captcha.service'
import { contactListRoutes, contactRoutes } from '../features/contact/contact.routes'
import { ContactService } from '../features/contact/contact.service'

interface ContactDeps {
  config: Config
  db: Database
  mailer: Mailer
  clock: Clock
  log: FastifyBaseLogger
}

/** The contact form: a message comes in, the team gets it, an administrator can read it. */
export function createContact({ config, db, mailer, clock, log }: ContactDeps) {
  const secret = config.sessionSecret
  const contact = new ContactService({
    db,
    mailer,
    clock,
    captcha: new CaptchaService(db, clock, secret),
    attempts: new Attempts(db, clock, secret),
    teamAddress: config.mail.contact,
    letterhead: config,
    onMailFailure: (error) => log.warn({ err: error }, 'a contact message could not be mailed yet'),
  })
  return {
    sweepables: [contact],
    visitorRoutes: async (app: FastifyInstance) => {
      await app.register(contactRoutes(contact))
    },
    adminRoutes: async (app: FastifyInstance) => {
      await app.register(contactListRoutes(contact, new Audit(db, clock)))
    },
  }
}
