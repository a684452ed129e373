import { MINUTE_MS } from '@tryka/domain'
import { Rounds } from '../../services/rounds'
import type { Claimed } from './claim-deliveries'
import { CLAIM_SIZE, claimDeliveries, releaseDeliveries } from './claim-deliveries'
import { finishIssue, holdIssue } from './issue-moves'
import type { IssueLetter } from './issue-letter'
import { issueLetter } from './issue-letter'
import type { IssueRow } from './issue.table'
import { IssueEntity } from './issue.table'
import type { Result, SendDeps } from './send-issue'
import { readersOf, sendOne } from './send-issue'

/** Mails that are on their way at the same time. */
const SIDE_BY_SIDE = 20
/** While the mail server is away, looks become rarer up to this. */
const LONGEST_AWAY_MS = 30 * MINUTE_MS

interface Deps extends SendDeps {
  publicUrl: string
  hello: string
  /** Hears that the tables could not be read or written. */
  onTrouble: (error: unknown) => void
}

/**
 * Sends letters that were started, from the rows: whoever looks first goes on where the last one stopped, be that a
 * pause, a crash or another process. Any number of processes send side by side, each its own mails.
 */
export class IssueSender {
  private readonly rounds = new Rounds(() => this.work())
  /** Rounds in a row in which no mail left. */
  private away = 0
  private made: { id: string; letter: Promise<IssueLetter> } | undefined

  constructor(private readonly deps: Deps) {}

  start(): void {
    this.rounds.start()
  }

  /** A letter was started: it is looked for at once. */
  nudge(): void {
    this.rounds.nudge()
  }

  /** Begins no more mails, and waits for those on their way. */
  stop(): Promise<void> {
    return this.rounds.stop()
  }

  /** True while some letter is under way. */
  private async work(): Promise<boolean> {
    try {
      const issues = await this.deps.db.read.find(IssueEntity, {
        where: { state: 'sending' },
        order: { startedAt: 'ASC' },
      })
      for (const issue of issues) await this.goOn(issue)
      return issues.length > 0
    } catch (error) {
      this.deps.onTrouble(error)
      return false
    }
  }

  /** Sends a letter until nothing of it is due. */
  private async goOn(issue: IssueRow): Promise<void> {
    const { db, clock } = this.deps
    let count = CLAIM_SIZE
    while (this.rounds.isOpen && count === CLAIM_SIZE && (await this.maySend(issue.id))) {
      const claimed = await claimDeliveries(db, issue.id, clock.now())
      count = claimed.length
      if (count) await this.sendAll(issue, claimed)
      else await finishIssue(db, issue.id, clock.now())
    }
  }

  private async sendAll(issue: IssueRow, claimed: readonly Claimed[]): Promise<void> {
    const { db, clock } = this.deps
    const going = { letter: await this.letterOf(issue), startedAt: issue.startedAt }
    for (let at = 0; at < claimed.length; at += SIDE_BY_SIDE) {
      // A pause holds from the next few mails on.
      if (!this.rounds.isOpen || !(await this.maySend(issue.id)))
        return releaseDeliveries(db, claimed.slice(at), clock.now().toISOString())
      const some = claimed.slice(at, at + SIDE_BY_SIDE)
      const readers = await readersOf(db, some)
      const results = await Promise.all(
        some.map((one) => sendOne(this.deps, going, one, readers.get(one.subscriberId))),
      )
      await this.holdBack(issue.id, results)
    }
  }

  /** Asked anew each time: an administrator, or another process, may have stopped it. */
  private async maySend(id: string): Promise<boolean> {
    const row = await this.deps.db.read.findOne(IssueEntity, {
      select: { id: true, state: true, heldUntil: true },
      where: { id },
    })
    const now = this.deps.clock.now().toISOString()
    return row?.state === 'sending' && (row.heldUntil === null || row.heldUntil <= now)
  }

  /** Waits for the mail limit, and for a server that takes nothing; one that refuses some is not away. */
  private async holdBack(id: string, results: readonly Result[]): Promise<void> {
    const { db, clock } = this.deps
    const paused = Math.max(0, ...results.map((result) => (result.is === 'paused' ? result.forMs : 0)))
    const isAway = results.length > 1 && results.every(({ is }) => is === 'away')
    this.away = isAway ? this.away + 1 : 0
    const pause = isAway ? Math.min(LONGEST_AWAY_MS, MINUTE_MS * 2 ** (this.away - 1)) : 0
    const forMs = Math.max(paused, pause)
    if (forMs) await holdIssue(db, id, new Date(clock.now().getTime() + forMs).toISOString())
  }

  /** Made once for all its readers. A letter that was started is never changed. */
  private letterOf({ id, subject, preview, markdown }: IssueRow): Promise<IssueLetter> {
    if (this.made?.id === id) return this.made.letter
    const letter = issueLetter({ subject, preview, markdown }, this.deps)
    this.made = { id, letter }
    return letter
  }
}
