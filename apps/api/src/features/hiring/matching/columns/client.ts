import { LIVE_MARKET_ID } from '@tryka/domain'
import { AppError, overloaded } from '../../../../app-error'
import type { Database } from '../../../../db/database'
import type { Columns } from '../../core/columns'
import type { Found, Question } from '../../core/match-questions'
import { currentFacts } from '../facts'
import type { Answer } from './answer'
import { subjectOf } from './answer'
import type { MatcherFile } from './child'
import { MatcherChild } from './child'
import { Lanes } from './lanes'
import type { Source } from './protocol'

/** How long a start, or an answer, is waited for. */
const PATIENCE_MS = 10_000
/** Ends within this time after which no more is begun for as long. */
const ENDS = 3
const ENDS_MS = 60_000
/** The market is counted again, until it is large. */
const COUNT_MS = 5_000
/** How often a page is asked for again, when what it shows is older than the database. */
const TRIES = 3

/** Rows of the live market from which on columns are kept. */
export const COLUMNS_FROM = 1_000

const loading = () =>
  new AppError(503, 'MATCHING_LOADING', 'Matches are being prepared. Please try again in a moment.', {
    'retry-after': '5',
  })

interface Deps {
  db: Database
  source: Source
  matcher: MatcherFile
  from?: number
  onTrouble: (message: string, details: object) => void
}

const COUNT = `SELECT COUNT(*) AS n FROM (SELECT 1 FROM match_facts WHERE market_id = '${LIVE_MARKET_ID}' LIMIT $1) AS found`

/** Keeps a matcher running beside this process, and puts questions to it. */
export class MatcherClient implements Columns {
  private readonly lanes = new Lanes()
  private child: MatcherChild | undefined
  private isReady = false
  private isLarge = false
  private isClosed = false
  private countedAt = 0
  private ends: number[] = []
  private waiting = new Set<() => void>()

  constructor(private readonly deps: Deps) {}

  /** The running process, for whoever watches or measures it. */
  get pid(): number | undefined {
    return this.child?.pid
  }

  state() {
    if (!this.isLarge) return undefined
    return this.isReady ? 'ready' : this.mayStart() ? 'loading' : 'away'
  }

  async answer(isNeeded: boolean): Promise<boolean> {
    if (!(await this.start())) return false
    if (this.isReady || !isNeeded) return this.isReady
    await this.ready()
    return true
  }

  async ask(question: Question): Promise<Found> {
    for (let attempt = 1; ; attempt++) {
      const answer = await this.lanes.take(question.kind, () => this.once(question))
      const { fresh, stale } = await this.compare(question, answer)
      if (stale.length === 0) return { ids: answer.ids, total: answer.total }
      if (attempt === TRIES) {
        this.deps.onTrouble('a page of matches changed while it was read', { stale: stale.length })
        return { ids: fresh, total: answer.total }
      }
      this.child?.tell({ kind: 'refresh', subject: subjectOf(question), ids: stale })
    }
  }

  async close(): Promise<void> {
    this.isClosed = true
    await this.child?.end()
  }

  /** Begins the process where the market is large enough; true when it is. */
  async start(): Promise<boolean> {
    if (!this.isLarge) {
      if (Date.now() - this.countedAt < COUNT_MS) return false
      this.countedAt = Date.now()
      const { from = COLUMNS_FROM } = this.deps
      const [row] = await this.deps.db.rows<{ n: number | string }>(COUNT, [from])
      this.isLarge = Number(row?.n ?? 0) >= from
    }
    if (this.isLarge && !this.child && this.mayStart()) this.begin()
    return this.isLarge
  }

  private mayStart(): boolean {
    this.ends = this.ends.filter((at) => Date.now() - at < ENDS_MS)
    return !this.isClosed && this.ends.length < ENDS
  }

  private begin(): void {
    const { matcher, source, onTrouble } = this.deps
    this.child = new MatcherChild(matcher, source, {
      ready: () => {
        this.isReady = true
        for (const go of this.waiting) go()
      },
      ended: () => {
        this.child = undefined
        this.isReady = false
        if (this.isClosed) return
        this.ends.push(Date.now())
        onTrouble('the matcher ended', { ends: this.ends.length })
        if (this.mayStart()) this.begin()
      },
    })
  }

  /** Waits for a process that can answer, or throws 503. */
  private async ready(): Promise<void> {
    if (this.isReady) return
    if (!this.child && !this.mayStart()) throw loading()
    let go = () => undefined as void
    const isReady = await new Promise<boolean>((resolve) => {
      const timer = setTimeout(() => resolve(false), PATIENCE_MS)
      go = () => {
        clearTimeout(timer)
        resolve(true)
      }
      this.waiting.add(go)
    })
    this.waiting.delete(go)
    if (!isReady) throw loading()
  }

  /** One question to the process; when it ends meanwhile, to the next one. */
  private async once(question: Question): Promise<Answer> {
    for (let attempt = 1; ; attempt++) {
      await this.ready()
      const { child } = this
      if (!child) throw loading()
      let timer: NodeJS.Timeout | undefined
      const late = new Promise<never>((_, reject) => {
        timer = setTimeout(() => {
          reject(overloaded())
          // It hangs: the next one does not.
          void child.end()
        }, PATIENCE_MS)
      })
      try {
        return await Promise.race([child.ask(question), late])
      } catch (error) {
        if (error instanceof AppError) throw error
        if (attempt === TRIES) throw loading()
      } finally {
        clearTimeout(timer)
      }
    }
  }

  /** Which of a page are as the database has them now, and which are not or are gone. */
  private async compare(question: Question, { ids, proofs }: Answer) {
    const now = await currentFacts(this.deps.db.read, subjectOf(question), ids)
    const isStale = (id: string, i: number) => now.get(id) !== proofs[i]
    return { stale: ids.filter(isStale), fresh: ids.filter((id) => now.has(id)) }
  }
}
