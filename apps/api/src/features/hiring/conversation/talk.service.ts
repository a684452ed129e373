import { randomUUID } from 'node:crypto'
import { MoreThan } from 'typeorm'
import type { EntityManager } from 'typeorm'
import type { z } from 'zod'
import type { CoachFact, CoachMessage, CoachThread, CoachToday } from '@tryka/domain'
import { DAY_MS, HOUR_MS, TALK_LIMITS, WORDED_BY } from '@tryka/domain'
import { tryLater } from '../../../try-later'
import type { Change } from '../core/change'
import { nothingHere } from '../core/errors'
import type { CandidatePlace } from '../core/places'
import type { SectionDeps } from '../core/section'
import type { Asked, Sources } from './answers/answer'
import { builtInCoach, type CoachEngine, ground, type ReplyPart } from './built-in-coach'
import type { Speaker } from './model-coach'
import { lineView } from './talk-lines'
import { CoachMessageEntity, CoachThreadEntity, type StoredThreadRow } from './talk.table'
import { todayOf } from './today'

const ownOf = ({ marketId, candidateId }: CandidatePlace) => ({ marketId, candidateId })

export interface TalkDeps extends Pick<SectionDeps, 'db' | 'clock' | 'changes'> {
  sources: Sources
}

/** The conversation with the coach. It answers what it is asked and never begins. */
export class TalkService {
  constructor(
    private readonly deps: TalkDeps,
    private readonly engineOf: (by: Speaker) => CoachEngine = () => builtInCoach,
  ) {}

  today(place: CandidatePlace): Promise<CoachToday> {
    return todayOf(this.asked(place, ''))
  }

  async list(place: CandidatePlace): Promise<{ items: CoachThread[] }> {
    const { read } = this.deps.db
    const row = await newest(read, place)
    return { items: row ? [await threadView(read, row)] : [] }
  }

  open(place: CandidatePlace): Promise<CoachThread> {
    return this.change(place, async ({ manager, at }) => {
      const known = await newest(manager, place)
      if (known) return known
      const row: StoredThreadRow = { id: randomUUID(), ...ownOf(place), updatedAt: at }
      await manager.insert(CoachThreadEntity, row)
      return row
    })
  }

  /**
   * Everything is read and worded before anything is held: a question keeps nobody waiting, and only its lines are written.
   * Nothing is where whoever asked has left: they may ask again, and no line stands twice.
   */
  async tell(
    by: Speaker,
    id: string,
    { text, posting, engine }: z.output<typeof CoachMessage>,
    signal: AbortSignal,
  ): Promise<CoachThread> {
    const { place } = by
    const { read } = this.deps.db
    await findThread(read, place, id)
    await refuseMany(read, place, this.deps.clock.now())
    const grounded = await ground(this.asked(place, text, posting))
    const parts: ReplyPart[] = []
    const speaks = engine === 'built-in' ? builtInCoach : this.engineOf(by)
    for await (const part of speaks.reply(text, grounded, signal)) parts.push(part)
    return this.change(place, async ({ manager, now, at }) => {
      signal.throwIfAborted()
      // While it was answered, the talk may have been deleted, or gone on in another tab.
      const row = await findThread(manager, place, id)
      await refuseMany(manager, place, now)
      const seq = 1 + ((await manager.maximum(CoachMessageEntity, 'seq', { threadId: id })) ?? 0)
      const { intent, answer } = grounded
      const line = { threadId: id, ...ownOf(place), intent, at }
      // What somebody said who may be in danger stands nowhere.
      const said = intent === 'distress' ? '' : text
      await manager.insert(CoachMessageEntity, [
        { ...line, seq, role: 'person', text: said, facts: [], actions: [] },
        {
          ...line,
          seq: seq + 1,
          role: 'coach',
          text: parts.map((part) => part.text).join(' '),
          facts: [...answer.facts, ...wordedBy(parts, at)],
          actions: answer.actions,
        },
      ])
      await manager.update(CoachThreadEntity, { id, ...ownOf(place) }, { updatedAt: at })
      return { ...row, updatedAt: at }
    })
  }

  async remove(place: CandidatePlace, id: string): Promise<void> {
    const { marketId, candidateId, accountId } = place
    await this.deps.changes.run(
      marketId,
      { account: accountId, person: candidateId },
      async ({ manager }) => {
        await findThread(manager, place, id)
        await deleteThread(manager, { id, marketId })
      },
    )
  }

  private asked(place: CandidatePlace, text: string, posting?: string): Asked {
    const { db, clock, sources } = this.deps
    return { manager: db.read, sources, place, now: clock.now(), text, posting: posting ?? null }
  }

  private change(
    place: CandidatePlace,
    work: (change: Change) => Promise<StoredThreadRow>,
  ): Promise<CoachThread> {
    const { marketId, candidateId, accountId } = place
    return this.deps.changes.run(marketId, { account: accountId, person: candidateId }, async (change) =>
      threadView(change.manager, await work(change)),
    )
  }
}

const newest = (manager: EntityManager, place: CandidatePlace) =>
  manager.findOne(CoachThreadEntity, { where: ownOf(place), order: { updatedAt: 'DESC', id: 'ASC' } })

async function findThread(manager: EntityManager, place: CandidatePlace, id: string) {
  const row = await manager.findOneBy(CoachThreadEntity, { id, ...ownOf(place) })
  if (!row) throw nothingHere('This talk')
  return row
}

/** Says which model worded an answer, as one more thing that is so. */
const wordedBy = (parts: readonly ReplyPart[], asOf: string): CoachFact[] =>
  parts.flatMap(({ by }) =>
    by
      ? [
          {
            id: WORDED_BY,
            text: `Worded by ${by.model} at ${by.host}.`,
            value: null,
            unit: null,
            href: null,
            asOf,
          },
        ]
      : [],
  )

/** Deletes a talk with its lines. */
export async function deleteThread(
  manager: EntityManager,
  { id, marketId }: Pick<StoredThreadRow, 'id' | 'marketId'>,
): Promise<void> {
  await manager.delete(CoachMessageEntity, { threadId: id, marketId })
  await manager.delete(CoachThreadEntity, { id, marketId })
}

async function refuseMany(manager: EntityManager, place: CandidatePlace, now: Date) {
  const since = new Date(now.getTime() - DAY_MS).toISOString()
  const where = { ...ownOf(place), role: 'person', at: MoreThan(since) } as const
  if ((await manager.countBy(CoachMessageEntity, where)) >= TALK_LIMITS.perDay)
    throw tryLater('MANY_MESSAGES', 'That is enough talk for one day.', HOUR_MS)
}

async function threadView(manager: EntityManager, { id, updatedAt }: StoredThreadRow): Promise<CoachThread> {
  const rows = await manager.find(CoachMessageEntity, {
    where: { threadId: id },
    order: { seq: 'DESC' },
    take: TALK_LIMITS.shown,
  })
  return { id, updatedAt, lines: rows.map(lineView).toReversed() }
}
