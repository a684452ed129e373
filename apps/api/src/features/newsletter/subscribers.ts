import type { EntityManager } from 'typeorm'
import { In, IsNull } from 'typeorm'
import { v7 } from 'uuid'
import { ALWAYS, DAY_MS, HOUR_MS, NEWSLETTER_RULES, SUBSCRIBER_MACHINE, canDo, emailKey } from '@tryka/domain'
import type { SubscriberState } from '@tryka/domain'
import { AppError } from '../../app-error'
import type { Clock } from '../../clock'
import type { Database } from '../../db/database'
import { holdLock } from '../../db/named-lock'
import type { Attempts } from '../../services/attempts/attempts'
import type { Message } from '../../services/outbox/queue'
import { IssueDeliveryEntity } from './issue.table'
import type { NewsletterLinks } from './newsletter-links'
import type { SubscriberRow } from './subscriber.table'
import { SubscriberEntity } from './subscriber.table'

export const CONFIRM_TEMPLATE = 'newsletter-confirm'
/** After everything that somebody waits for. */
const LAST = 9

const LEAVABLE: readonly SubscriberState[] = ['confirmed', 'bouncing']

const linkInvalid = () =>
  new AppError(
    410,
    'LINK_INVALID',
    'This link does not work any more. Ask for the newsletter again and we send you a new one.',
  )

export interface SubscribersDeps {
  db: Database
  clock: Clock
  attempts: Attempts
  links: NewsletterLinks
  outbox: { enqueue(manager: EntityManager, messages: readonly Message[]): Promise<void> }
  /** Mails that all of the newsletter may send in an hour. */
  perHour: number
  /** Takes the address off the list of requests, where the form's rows stand as well. */
  dropSignup: (manager: EntityManager, emailKey: string) => Promise<void>
}

/** Who reads the newsletter: asked by mail, confirmed by a press, gone by a press. */
export class Subscribers {
  constructor(private readonly deps: SubscribersDeps) {}

  /**
   * Mails the link that confirms, in the transaction of the form. Whoever is a reader gets no mail, nor an address that
   * was asked three times today; the caller answers the same.
   */
  async ask(manager: EntityManager, email: string): Promise<void> {
    const { attempts } = this.deps
    const key = emailKey(email)
    await holdLock(manager, 'newsletter-ask')
    const row = await manager.findOneBy(SubscriberEntity, { emailKey: key })
    if (!canDo(SUBSCRIBER_MACHINE, row?.state ?? 'none', 'ask', 'invitee')) return
    const { count } = await attempts.recent('newsletter-ask', key, DAY_MS, manager)
    if (count >= NEWSLETTER_RULES.asksADay) return
    await attempts.record(manager, 'newsletter-ask', key)
    const now = this.deps.clock.now()
    const id = row?.id ?? v7({ msecs: now.getTime() })
    if (!row) await manager.insert(SubscriberEntity, newSubscriber(id, email, key, now))
    await this.mail(manager, [{ id, email }], { source: 'form' })
  }

  /**
   * Asks those who were on the list before anybody confirmed, each once and so many at a time. Their mails leave spread
   * over hours, so that they take no more than the newsletter's share.
   */
  async askOld(manager: EntityManager): Promise<{ asked: number; left: number }> {
    const old = { state: 'pending' as const, askedAt: IsNull() }
    await holdLock(manager, 'newsletter-ask')
    const rows = await manager.find(SubscriberEntity, {
      where: old,
      order: { id: 'ASC' },
      take: NEWSLETTER_RULES.askedAtOnce,
    })
    await this.mail(manager, rows, { spread: true })
    return { asked: rows.length, left: await manager.countBy(SubscriberEntity, old) }
  }

  async confirm(token: string): Promise<void> {
    const { db, clock, links } = this.deps
    const tokenHash = links.hash(token)
    const now = clock.now()
    await db.transaction(async (manager) => {
      const row = await manager.findOneBy(SubscriberEntity, { tokenHash })
      // Pressed twice it is confirmed all the same.
      if (row?.state === 'confirmed') return
      const endsAt = Date.parse(row?.askedAt ?? '') + NEWSLETTER_RULES.confirmDays * DAY_MS
      if (row?.state !== 'pending' || !(now.getTime() < endsAt)) throw linkInvalid()
      const confirmed = { state: 'confirmed' as const, confirmedAt: now.toISOString(), bounces: 0 }
      await manager.update(SubscriberEntity, { id: row.id, state: 'pending' }, confirmed)
    })
  }

  /** A link that is nobody's changes nothing, and does not say so. */
  async leave(token: string): Promise<void> {
    const who = this.deps.links.whoLeaves(token)
    if (!who) return
    await this.deps.db.transaction(async (manager) => {
      const row = await manager.findOneBy(SubscriberEntity, { id: who.subscriberId })
      if (row) await this.end(manager, row, who.issueId)
    })
  }

  /** The same by the address, for somebody who has proved it. */
  async leaveBy(manager: EntityManager, key: string): Promise<void> {
    const row = await manager.findOneBy(SubscriberEntity, { emailKey: key })
    if (row) await this.end(manager, row, null)
    else await this.deps.dropSignup(manager, key)
  }

  /** Nothing of the address stays; letters on their way to it are skipped. */
  async forget(manager: EntityManager, email: string): Promise<void> {
    const key = emailKey(email)
    const row = await manager.findOneBy(SubscriberEntity, { emailKey: key })
    await this.deps.attempts.forget(manager, 'newsletter-ask', key)
    if (!row) return
    const at = this.deps.clock.now().toISOString()
    await manager.update(
      IssueDeliveryEntity,
      { subscriberId: row.id, state: In(['queued', 'sending']) },
      { state: 'skipped', at, reason: 'erased' },
    )
    await manager.delete(SubscriberEntity, { id: row.id })
  }

  /** What is kept about an address. */
  async about(key: string): Promise<SubscriberRow | null> {
    return this.deps.db.read.findOneBy(SubscriberEntity, { emailKey: key })
  }

  private async end(manager: EntityManager, row: SubscriberRow, leftIssueId: string | null): Promise<void> {
    await this.deps.dropSignup(manager, row.emailKey)
    // Who never confirmed gets no letter, and is not kept for having left.
    if (row.state === 'pending') await manager.delete(SubscriberEntity, { id: row.id })
    const leftAt = this.deps.clock.now().toISOString()
    await manager.update(
      SubscriberEntity,
      { id: row.id, state: In([...LEAVABLE]) },
      { state: 'left', leftAt, leftIssueId },
    )
  }

  private async mail(
    manager: EntityManager,
    rows: readonly { id: string; email: string }[],
    { source, spread }: { source?: 'form'; spread?: boolean },
  ): Promise<void> {
    const { clock, links, outbox, perHour } = this.deps
    const now = clock.now().getTime()
    const askedAt = new Date(now).toISOString()
    for (const { id } of rows)
      await manager.update(
        SubscriberEntity,
        { id },
        {
          state: 'pending',
          askedAt,
          tokenHash: links.hash(links.confirmToken(id, askedAt)),
          ...(source ? { source } : {}),
        },
      )
    const messages = rows.map(({ id, email }, at): Message => ({
      template: CONFIRM_TEMPLATE,
      data: { subscriberId: id, askedAt },
      to: { address: email },
      kind: ALWAYS,
      dedup: `newsletter-confirm:${id}:${askedAt}`,
      expiresAt: new Date(now + NEWSLETTER_RULES.confirmDays * DAY_MS).toISOString(),
      ...(spread
        ? { priority: LAST, notBefore: new Date(now + Math.floor((at * HOUR_MS) / perHour)).toISOString() }
        : {}),
    }))
    await outbox.enqueue(manager, messages)
  }
}

const newSubscriber = (id: string, email: string, key: string, now: Date): SubscriberRow => ({
  id,
  email: email.trim(),
  emailKey: key,
  state: 'pending',
  tokenHash: null,
  askedAt: null,
  confirmedAt: null,
  leftAt: null,
  leftIssueId: null,
  source: 'form',
  bounces: 0,
  createdAt: now.toISOString(),
})
