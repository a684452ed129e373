import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { Clock } from '../clock'
import type { Config } from '../config'
import type { Database } from '../db/database'
import { dropNewsletter } from '../features/early-access/standings'
import { IssueList } from '../features/newsletter/issue-list'
import { Issues } from '../features/newsletter/issues.service'
import { issuesRoutes } from '../features/newsletter/issues.routes'
import { NewsletterLinks } from '../features/newsletter/newsletter-links'
import { newsletterRoutes } from '../features/newsletter/newsletter.routes'
import { IssueSender } from '../features/newsletter/sender'
import { SubscriberList } from '../features/newsletter/subscriber-list'
import { Subscribers } from '../features/newsletter/subscribers'
import type { Mailer } from '../mail/mailer'
import { Attempts } from '../services/attempts/attempts'
import { Audit } from '../services/audit/audit'
import type { Outbox } from '../services/outbox/outbox'

interface NewsletterDeps {
  config: Config
  db: Database
  clock: Clock
  mailer: Mailer
  outbox: Outbox
  log: FastifyBaseLogger
}

/** Of all mails in an hour the share of news; the rest is for what somebody waits for. */
const NEWS_SHARE = 0.2

/** The newsletter: who reads it, what is written, and the sending of it. */
export function createNewsletter({ config, db, clock, mailer, outbox, log }: NewsletterDeps) {
  const { apiUrl, publicUrl, sessionSecret, mail } = config
  const attempts = new Attempts(db, clock, sessionSecret)
  const audit = new Audit(db, clock)
  const links = new NewsletterLinks(sessionSecret, apiUrl)
  const perHour = Math.max(1, Math.floor(mail.perHour * NEWS_SHARE))
  const { hello } = config.contacts
  const subscribers = new Subscribers({
    db,
    clock,
    attempts,
    links,
    outbox,
    perHour,
    dropSignup: dropNewsletter,
  })
  const sender = new IssueSender({
    db,
    clock,
    mailer,
    links,
    isReal: mail.smtpUrl !== undefined,
    host: /@([^>\s]+)>?\s*$/.exec(mail.from)?.[1] ?? 'localhost',
    publicUrl,
    hello,
    onTrouble: (err) => log.error({ err }, 'the newsletter could not be worked on'),
  })
  const nudge = () => sender.nudge()
  const issues = new Issues({ db, clock, mailer, attempts, audit, links, publicUrl, hello, nudge })
  const routes = issuesRoutes({
    db,
    issues,
    list: new IssueList(db),
    subscribers,
    readers: new SubscriberList(db),
    audit,
    perHour,
    nudgeOutbox: () => outbox.nudge(),
  })
  return {
    subscribers,
    deliver: () => sender.start(),
    close: () => sender.stop(),
    visitorRoutes: newsletterRoutes(subscribers, publicUrl),
    adminRoutes: async (app: FastifyInstance) => {
      await app.register(routes)
    },
  }
}
