import type { EntityManager } from 'typeorm'
import { v7 } from 'uuid'
import { HOUR_MS, ISSUE_MACHINE, NEWSLETTER_RULES, SendableIssue, canDo, transition } from '@tryka/domain'
import type { Issue, IssueMove, IssueText, WholeIssue } from '@tryka/domain'
import { AppError, notFound } from '../../app-error'
import type { Clock } from '../../clock'
import type { Database } from '../../db/database'
import { holdLock } from '../../db/named-lock'
import type { Mailer } from '../../mail/mailer'
import type { Attempts } from '../../services/attempts/attempts'
import type { Audit, AuditAction } from '../../services/audit/audit'
import { tryLater } from '../../try-later'
import type { By } from './by'
import { issueLetter } from './issue-letter'
import { issueView } from './issue-list'
import { freezeRecipients } from './issue-moves'
import type { IssueRow } from './issue.table'
import { IssueEntity } from './issue.table'
import type { NewsletterLinks } from './newsletter-links'

const { testsAnHour } = NEWSLETTER_RULES

const NOTED: Record<IssueMove, AuditAction> = {
  start: 'newsletter.sent',
  pause: 'newsletter.paused',
  resume: 'newsletter.resumed',
  cancel: 'newsletter.cancelled',
}

const notMovable = (current: Issue) =>
  new AppError(409, 'NOT_NOW', 'The letter is not in a state for that any more.', {}, undefined, { current })
const changedMeanwhile = (current: Issue) =>
  new AppError(409, 'STALE', 'This letter was changed in the meantime.', {}, undefined, { current })
const nobody = () =>
  new AppError(409, 'NO_READERS', 'Nobody has confirmed the newsletter yet, so there is nobody to send to.')
const tooManyTests = (ms: number) =>
  tryLater('TOO_MANY_TESTS', `You can send ${testsAnHour} tests an hour.`, ms)

interface Deps {
  db: Database
  clock: Clock
  mailer: Mailer
  attempts: Attempts
  audit: Audit
  links: NewsletterLinks
  publicUrl: string
  hello: string
  /** There may be mails to send. */
  nudge: () => void
}

interface Seen {
  id: string
  version: number
}

/** Letters: written, looked at, tested, and set going or stopped. The sender does the rest. */
export class Issues {
  constructor(private readonly deps: Deps) {}

  async write(text: IssueText, by: string): Promise<WholeIssue> {
    const now = this.deps.clock.now()
    const at = now.toISOString()
    const row: IssueRow = {
      id: v7({ msecs: now.getTime() }),
      ...text,
      state: 'draft',
      recipients: 0,
      sent: 0,
      failed: 0,
      skipped: 0,
      startedAt: null,
      finishedAt: null,
      heldUntil: null,
      by,
      version: 1,
      createdAt: at,
      updatedAt: at,
    }
    await this.deps.db.write((manager) => manager.insert(IssueEntity, row))
    return issueView(this.deps.db.read, row)
  }

  async edit({ id, version, ...text }: Seen & IssueText, by: string): Promise<WholeIssue> {
    return this.deps.db.transaction(async (manager) => {
      const row = await this.seen(manager, { id, version })
      if (!canDo(ISSUE_MACHINE, row.state, 'edit', 'platform'))
        throw notMovable(await issueView(manager, row))
      return this.change(manager, row, { ...text, by })
    })
  }

  /** A letter that was started stays, with what became of it. */
  async remove(id: string): Promise<void> {
    await this.deps.db.transaction(async (manager) => {
      const row = await manager.findOneBy(IssueEntity, { id })
      if (!row) throw notFound()
      if (!canDo(ISSUE_MACHINE, row.state, 'delete', 'platform'))
        throw notMovable(await issueView(manager, row))
      const { affected } = await manager.delete(IssueEntity, { id, state: 'draft' })
      if (!affected) throw changedMeanwhile(await issueView(manager, row))
    })
  }

  async preview(text: IssueText): Promise<{ html: string; text: string }> {
    return (await issueLetter(text, this.deps)).preview()
  }

  /** Throws when the mail does not leave. */
  async test(id: string, to: string, { actor, request }: By): Promise<void> {
    const { db, attempts, audit, mailer, links } = this.deps
    const row = await db.read.findOneBy(IssueEntity, { id })
    if (!row) throw notFound()
    const text = sendable(row)
    await db.transaction(async (manager) => {
      await holdLock(manager, 'newsletter-test')
      const limit = { kind: 'newsletter-test', subject: actor, max: testsAnHour, windowMs: HOUR_MS } as const
      const ms = await attempts.untilFree(limit, manager)
      if (ms > 0) throw tooManyTests(ms)
      await attempts.record(manager, 'newsletter-test', actor)
      await audit.recordWith(manager, { actor, action: 'newsletter.tested', target: id, request })
    })
    const letter = await issueLetter(text, this.deps)
    await mailer.send(letter.mailTo({ email: to, confirmedAt: null, leave: links.leaveLink() }))
  }

  /** Starts, pauses, goes on or ends, once for each press: of many at once one moves the letter. */
  async move(action: IssueMove, seen: Seen, { actor, request }: By): Promise<Issue> {
    const { db, audit, clock, nudge } = this.deps
    const at = clock.now().toISOString()
    const moved = await db.transaction(async (manager) => {
      const row = await this.seen(manager, seen)
      const step = transition(ISSUE_MACHINE, { from: row.state, action, actor: 'platform' })
      if (!step.ok || step.transition.to === 'deleted') throw notMovable(await issueView(manager, row))
      if (action === 'start') sendable(row)
      const result = await this.change(manager, row, {
        state: step.transition.to,
        heldUntil: null,
        ...(action === 'start' ? { startedAt: at } : {}),
        ...(action === 'cancel' ? { finishedAt: at } : {}),
      })
      const recipients = action === 'start' ? await freezeRecipients(manager, row.id, at) : row.recipients
      if (!recipients) throw nobody()
      if (action === 'start') await manager.update(IssueEntity, { id: row.id }, { recipients })
      const details = { recipients }
      await audit.recordWith(manager, { actor, action: NOTED[action], target: row.id, details, request })
      return { ...result, recipients }
    })
    nudge()
    return moved
  }

  private async seen(manager: EntityManager, { id, version }: Seen): Promise<IssueRow> {
    const row = await manager.findOneBy(IssueEntity, { id })
    if (!row) throw notFound()
    if (row.version !== version) throw changedMeanwhile(await issueView(manager, row))
    return row
  }

  private async change(
    manager: EntityManager,
    row: IssueRow,
    change: Partial<IssueRow>,
  ): Promise<WholeIssue> {
    const next = { ...change, version: row.version + 1, updatedAt: this.deps.clock.now().toISOString() }
    const { affected } = await manager.update(IssueEntity, { id: row.id, version: row.version }, next)
    const current = await manager.findOneByOrFail(IssueEntity, { id: row.id })
    const view = await issueView(manager, current)
    if (!affected) throw changedMeanwhile(view)
    return view
  }
}

/** What can be sent, or the sentence that says what is missing. */
function sendable({ subject, preview, markdown }: IssueRow): IssueText {
  const { error } = SendableIssue.safeParse({ subject, markdown })
  if (error) throw new AppError(409, 'UNFINISHED', error.issues[0]?.message ?? 'Write the letter first.')
  return { subject, preview, markdown }
}
