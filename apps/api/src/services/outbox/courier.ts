import { ALWAYS, BRAND } from '@tryka/domain'
import type { Config } from '../../config'
import type { Clock } from '../../clock'
import type { Database } from '../../db/database'
import type { MailPart } from '../../mail/compose'
import { composeMail } from '../../mail/compose'
import { isInvented } from '../../mail/invented'
import type { Mail, Mailer } from '../../mail/mailer'
import { AccountEntity } from '../accounts/account.entity'
import { isSuspended } from '../accounts/suspended'
import type { Preferences } from '../preferences/preferences'
import { settle } from './claim'
import type { OwnLetter, Templates } from './letters'
import type { OutboxRow } from './outbox.table'
import { LAST } from './queue'
import { ADDRESS_STOPPED, forgetRefusals, isStopped, noteRefusal } from './refusals'
import { failureOf, isOver, pauseAfter, reasonOf } from './retry'

export interface CourierDeps {
  db: Database
  clock: Clock
  mailer: Mailer
  preferences: Preferences
  templates: Templates
  config: Pick<Config, 'mail' | 'appUrl' | 'apiUrl' | 'publicUrl' | 'contacts'>
  /** Hears of every try that failed; what it hears holds no address. */
  onFailure: (failure: { id: string; template: string; tries: number; reason: string }) => void
}

/** No mail goes out before then. */
export type Pause = { forMs: number } | undefined

/** Delivers one row: looks anew whether it is wanted, makes the letter, sends it, and writes down what became of it. */
export class Courier {
  private readonly host: string

  constructor(private readonly deps: CourierDeps) {
    this.host = /@([^>\s]+)>?\s*$/.exec(deps.config.mail.from)?.[1] ?? 'localhost'
  }

  async deliver(row: OutboxRow): Promise<Pause> {
    const { db, clock } = this.deps
    try {
      if (row.expiresAt !== null && row.expiresAt <= clock.now().toISOString()) {
        await settle(db, row, { state: 'dead', lastError: 'expired' })
        return undefined
      }
      const mail = await this.mailOf(row)
      if ('drop' in mail) {
        await settle(db, row, { state: 'dropped', lastError: mail.drop, data: {}, address: null })
        return undefined
      }
      await this.deps.mailer.send(mail.mail)
    } catch (error) {
      return this.fail(row, error)
    }
    // A crash before this is written sends the mail again, under the same Message-ID.
    const sentAt = clock.now().toISOString()
    await settle(db, row, { state: 'sent', sentAt, data: {}, address: null, lastError: null })
    await forgetRefusals(db, row.toKey)
    return undefined
  }

  private async mailOf(row: OutboxRow): Promise<{ mail: Mail } | { drop: string }> {
    const { db, config, preferences, templates } = this.deps
    const account = row.accountId && (await db.read.findOneBy(AccountEntity, { id: row.accountId }))
    const to = account ? account.email : row.address
    if (!to) return { drop: 'nobody there' }
    if (await isStopped(db.read, row.toKey)) return { drop: ADDRESS_STOPPED }
    // Where mail is real, the invented people of samples get none.
    if (config.mail.smtpUrl !== undefined && isInvented(to)) return { drop: 'invented' }
    // What is decided about an account still reaches whom it is about.
    if (account && row.kind !== ALWAYS && isSuspended(account, this.deps.clock.now().toISOString()))
      return { drop: 'suspended' }
    if (account && row.kind !== ALWAYS && !(await preferences.wantsMail(account.id, row.kind)))
      return { drop: 'switched off' }
    const template = templates[row.template]
    if (!template) throw new Error(`There is no template ${row.template}`)
    const rendered = await template(row)
    if ('drop' in rendered) return rendered
    const stop = account && row.kind !== ALWAYS ? await preferences.tokenOf(account.id, row.kind) : undefined
    return { mail: this.compose(row, to, rendered.letter, stop) }
  }

  private compose(row: OutboxRow, to: string, letter: OwnLetter, stop: string | undefined): Mail {
    const { apiUrl } = this.deps.config
    const parts: MailPart[] = letter.parts.map((part) => this.absolute(part))
    const foot: MailPart[] = stop
      ? [
          {
            line: `You get this mail because “${row.kind}” is switched on at ${BRAND.name}. Switch it off:`,
            link: `${apiUrl}/unsubscribe/${stop}`,
            label: 'one press',
          },
        ]
      : ['This mail is about something that was decided or asked for, so it has no switch.']
    return {
      ...composeMail({ ...letter, kind: letter.kind ?? 'person', to, parts, foot }, this.deps.config),
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
    return { ...part, link: `${this.deps.config.appUrl}${part.link}` }
  }

  private async fail(row: OutboxRow, error: unknown): Promise<Pause> {
    const { db, clock, onFailure } = this.deps
    const now = clock.now().getTime()
    const failure = failureOf(error)
    const reason = reasonOf(error)
    const again = (ms: number) => ({ state: 'queued' as const, notBefore: new Date(now + ms).toISOString() })
    // What the breaker holds back was not tried.
    if (failure.is === 'paused' || failure.is === 'full') {
      // News wait alone: what people are told has its own share.
      const isNews = row.priority >= LAST
      const wait = failure.is === 'full' || isNews ? failure.forMs : 0
      await settle(db, row, { ...again(wait), tries: row.tries - 1, lastError: reason })
      return failure.is === 'paused' && !isNews ? { forMs: failure.forMs } : undefined
    }
    await noteRefusal(db, row.toKey, error, clock.now().toISOString())
    onFailure({ id: row.id, template: row.template, tries: row.tries, reason })
    const isDead = failure.is === 'permanent' || isOver(row.tries, now - Date.parse(row.createdAt))
    await settle(db, row, {
      lastError: reason,
      ...(isDead ? { state: 'dead' as const } : again(pauseAfter(row.tries, Math.random()))),
    })
    return undefined
  }
}
