import { randomUUID } from 'node:crypto'
import { IsNull, LessThan } from 'typeorm'
import type { z } from 'zod'
import type { ContactPage, ContactRequest } from '@tryka/domain'
import { DAY_MS, HOUR_MS, KEPT_DAYS } from '@tryka/domain'
import type { Clock } from '../../clock'
import type { Database } from '../../db/database'
import { notFound } from '../../app-error'
import type { Letterhead } from '../../mail/compose'
import type { Mailer } from '../../mail/mailer'
import type { Attempts } from '../../services/attempts/attempts'
import type { CaptchaService } from '../../services/captcha/captcha.service'
import type { ContactMessageRow } from './contact-message.entity'
import { ContactMessageEntity, toContactMessage } from './contact-message.entity'
import { contactMail } from './contact.mail'

const CALM_MESSAGES = 3
const RETRIED_AT_ONCE = 20

interface Deps {
  db: Database
  mailer: Mailer
  captcha: CaptchaService
  attempts: Attempts
  clock: Clock
  /** Where the team reads its mail. */
  teamAddress: string
  letterhead: Letterhead
  onMailFailure: (error: unknown) => void
}

/** Messages to the team: kept first, then mailed. A mail that cannot be sent now is sent later. */
export class ContactService {
  constructor(private readonly deps: Deps) {}

  async submit(request: z.output<typeof ContactRequest>, address: string): Promise<void> {
    const { db, captcha, attempts, clock } = this.deps
    await captcha.check('contact', request, async () => {
      const { count } = await attempts.recent('contact', address, HOUR_MS)
      return count < CALM_MESSAGES
    })
    const { name, email, company, subject, message, inquiryType } = request
    const row: ContactMessageRow = {
      id: randomUUID(),
      name,
      email,
      company: company || null,
      subject,
      message,
      inquiryType,
      createdAt: clock.now().toISOString(),
      mailedAt: null,
      readAt: null,
    }
    await db.transaction(async (manager) => {
      await attempts.record(manager, 'contact', address)
      await manager.insert(ContactMessageEntity, row)
    })
    await this.deliver(row)
  }

  /** One page, newest first. */
  async page(page: number, pageSize: number): Promise<ContactPage> {
    const [rows, total] = await this.deps.db.read.findAndCount(ContactMessageEntity, {
      order: { createdAt: 'DESC', id: 'DESC' },
      skip: (page - 1) * pageSize,
      take: pageSize,
    })
    return { items: rows.map(toContactMessage), total, page, pageSize }
  }

  async unread(): Promise<number> {
    return this.deps.db.read.countBy(ContactMessageEntity, { readAt: IsNull() })
  }

  /** The first look counts; another one changes nothing. */
  async markRead(id: string): Promise<void> {
    const { db, clock } = this.deps
    const readAt = clock.now().toISOString()
    const marked = await db.write((m) => m.update(ContactMessageEntity, { id, readAt: IsNull() }, { readAt }))
    if (!marked.affected && !(await db.read.existsBy(ContactMessageEntity, { id }))) throw notFound()
  }

  /** Tries again what could not be mailed, and removes what is a year old. */
  async sweep(): Promise<void> {
    const { db, clock } = this.deps
    const before = new Date(clock.now().getTime() - KEPT_DAYS.contactMessage * DAY_MS).toISOString()
    await db.write((m) => m.delete(ContactMessageEntity, { createdAt: LessThan(before) }))
    const waiting = await db.read.find(ContactMessageEntity, {
      where: { mailedAt: IsNull() },
      order: { createdAt: 'ASC' },
      take: RETRIED_AT_ONCE,
    })
    for (const row of waiting) if (!(await this.deliver(row))) return
  }

  /** The message is safe already, so a failure of the mail is not the person's concern. */
  private async deliver(row: ContactMessageRow): Promise<boolean> {
    const { db, mailer, clock, teamAddress, letterhead, onMailFailure } = this.deps
    try {
      await mailer.send(contactMail(teamAddress, row, letterhead))
    } catch (error) {
      onMailFailure(error)
      return false
    }
    const mailedAt = clock.now().toISOString()
    await db.write((m) => m.update(ContactMessageEntity, { id: row.id }, { mailedAt }))
    return true
  }
}
