import { ALWAYS } from '@tryka/domain'
import type { Config } from '../../config'
import type { Clock } from '../../clock'
import type { Database } from '../../db/database'
import { isInvented } from '../../mail/invented'
import type { Mail, Mailer } from '../../mail/mailer'
import { AccountEntity } from '../accounts/account.entity'
import { isSuspended } from '../accounts/suspended'
import type { Preferences } from '../preferences/preferences'
import { settle } from './claim'
import type { Templates } from './letters'
import type { OutboxRow } from './outbox.table'
import { OwnMails } from './own-mails'
import type { PushParts } from '../push/create-push'
import type { PushNote } from '../push/push-sender'
import { PushCourier, noteOf } from './push-courier'
import { FIRST, LAST } from './queue'
import { ADDRESS_STOPPED, forgetRefusals, isStopped, noteRefusal, refusalsOf } from './refusals'
import { failureOf, isOver, pauseAfter, reasonOf } from './retry'
import { turnOf } from './turn'

export interface CourierDeps {
  db: Database
  clock: Clock
  mailer: Mailer
  preferences: Preferences
  templates: Templates
  push: PushParts
  config: Pick<Config, 'mail' | 'appUrl' | 'apiUrl' | 'publicUrl' | 'contacts'>
  /** Hears of every try that failed; what it hears holds no address. */
  onFailure: (failure: { id: string; template: string; tries: number; reason: string }) => void
}

/** No mail goes out before then. */
export type Pause = { forMs: number } | undefined

/** What is to be done with a row: something to send, nothing, or to wait. */
type Ready =
  | { mail: Mail; refusals: number }
  | { note: PushNote; accountId: string }
  | { drop: string }
  | { until: string }

/** Delivers one row: looks anew whether it is wanted, makes the letter, sends it, and writes down what became of it. */
export class Courier {
  private readonly mails: OwnMails
  private readonly pushes: PushCourier

  constructor(private readonly deps: CourierDeps) {
    this.mails = new OwnMails(deps.config)
    const { clock, preferences, push } = deps
    this.pushes = new PushCourier({ clock, preferences, ...push })
  }

  async deliver(row: OutboxRow): Promise<Pause> {
    const { db, clock } = this.deps
    let refusals: number
    try {
      if (row.expiresAt !== null && row.expiresAt <= clock.now().toISOString()) {
        // A letter that never went out is somebody's to look at; a push is of the moment.
        if (row.channel === 'push') await this.drop(row, 'expired')
        else await settle(db, row, { state: 'dead', lastError: 'expired' })
        return undefined
      }
      const ready = await this.ready(row)
      if ('until' in ready)
        await settle(db, row, { state: 'queued', notBefore: ready.until, tries: row.tries - 1 })
      if ('drop' in ready) await this.drop(row, ready.drop)
      if ('note' in ready) await this.push(row, ready)
      if (!('mail' in ready)) return undefined
      refusals = ready.refusals
      await this.deps.mailer.send(ready.mail)
    } catch (error) {
      return this.fail(row, error)
    }
    // A crash before this is written sends the mail again, under the same Message-ID.
    await this.sent(row)
    if (refusals > 0) await forgetRefusals(db, row.toKey)
    return undefined
  }

  private drop(row: OutboxRow, lastError: string): Promise<void> {
    return settle(this.deps.db, row, { state: 'dropped', lastError, data: {}, address: null })
  }

  private sent(row: OutboxRow): Promise<void> {
    const sentAt = this.deps.clock.now().toISOString()
    return settle(this.deps.db, row, { state: 'sent', sentAt, data: {}, address: null, lastError: null })
  }

  private async push(row: OutboxRow, { accountId, note }: { accountId: string; note: PushNote }) {
    const { db, clock } = this.deps
    const result = await this.pushes.deliver(row, accountId, note)
    if ('sent' in result) return this.sent(row)
    if ('drop' in result) return this.drop(row, result.drop)
    const waitMs = result.forMs ?? pauseAfter(row.tries, Math.random())
    const notBefore = new Date(clock.now().getTime() + waitMs).toISOString()
    await settle(db, row, { state: 'queued', notBefore, data: result.again, lastError: 'PUSH_FAILED' })
  }

  private async ready(row: OutboxRow): Promise<Ready> {
    const { db, config, preferences, templates, clock } = this.deps
    const account = row.accountId && (await db.read.findOneBy(AccountEntity, { id: row.accountId }))
    const to = account ? account.email : row.address
    if (!to) return { drop: 'nobody there' }
    const refusals = row.channel === 'mail' ? await refusalsOf(db.read, row.toKey) : 0
    if (isStopped(refusals)) return { drop: ADDRESS_STOPPED }
    // Where mail is real, the invented people of samples get none.
    if (config.mail.smtpUrl !== undefined && isInvented(to)) return { drop: 'invented' }
    // What is decided about an account still reaches whom it is about.
    if (account && row.kind !== ALWAYS && isSuspended(account, clock.now().toISOString()))
      return { drop: 'suspended' }
    const turn = account ? await turnOf(row, account.id, { preferences, now: clock.now() }) : null
    if (turn && !('now' in turn)) return turn
    const template = templates[row.template]
    if (!template) throw new Error(`There is no template ${row.template}`)
    const rendered = await template(row)
    if ('drop' in rendered) return rendered
    if (row.channel === 'push')
      return account && turn
        ? { accountId: account.id, note: noteOf(row, rendered.letter, turn.showDetails) }
        : { drop: 'nobody there' }
    const stop = account && row.kind !== ALWAYS ? await preferences.tokenOf(account.id, row.kind) : undefined
    return { mail: this.mails.of(row, to, rendered.letter, { stop, now: clock.now() }), refusals }
  }

  private async fail(row: OutboxRow, error: unknown): Promise<Pause> {
    const { db, clock, onFailure } = this.deps
    const now = clock.now().getTime()
    const failure = failureOf(error)
    const reason = reasonOf(error)
    const again = (ms: number) => ({ state: 'queued' as const, notBefore: new Date(now + ms).toISOString() })
    // What the breaker holds back was not tried.
    if (failure.is === 'paused' || failure.is === 'full') {
      // News wait alone: what people are told has its own share. What goes before the rest is claimed in the pause, too.
      const isNews = row.priority >= LAST
      const wait = failure.is === 'full' || isNews || row.priority <= FIRST ? failure.forMs : 0
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
