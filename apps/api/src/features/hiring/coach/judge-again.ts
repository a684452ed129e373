import { Not } from 'typeorm'
import { COACH_VERSION, sessionScore } from '@tryka/domain'
import type { JudgedAgain } from '@tryka/domain'
import type { Change, Changes } from '../core/change'
import type { CandidatePlace } from '../core/places'
import { firstScores, judgeTurn } from './practice-moves'
import { PracticeSessionEntity, PracticeTurnEntity, type StoredSessionRow } from './practice.table'

/** Sessions of one call: a person with a year of them asks more than once. */
const BATCH = 10

/** Judges all of a session by the engine of now. What another version said of it stays beside it, and is not shown. */
export async function judgeSessionAgain(
  change: Change,
  session: StoredSessionRow,
): Promise<StoredSessionRow> {
  const { manager } = change
  const { id, marketId } = session
  const turns = await manager.findBy(PracticeTurnEntity, { sessionId: id, marketId })
  for (const turn of turns.filter(({ answer }) => answer !== null)) {
    // Before the follow-up first, so that both numbers are there.
    if (turn.followAnswer !== null) await judgeTurn(change, { ...turn, followAnswer: null })
    await judgeTurn(change, turn)
  }
  const judged = { ...session, engine: COACH_VERSION }
  const score = session.state === 'ended' ? sessionScore(await firstScores(change, judged)) : session.score
  const patch = { engine: COACH_VERSION, score, version: session.version + 1 }
  await manager.update(PracticeSessionEntity, { id, marketId }, patch)
  return { ...session, ...patch }
}

/** Judges the newest sessions that another version judged; asked again, the next. */
export async function judgeAgain(changes: Changes, place: CandidatePlace): Promise<JudgedAgain> {
  const { accountId, marketId, candidateId } = place
  const old = { marketId, candidateId, engine: Not(COACH_VERSION) }
  return changes.run(marketId, { account: accountId, person: candidateId }, async (change) => {
    const { manager } = change
    const order = { startedAt: 'DESC', id: 'ASC' } as const
    const sessions = await manager.find(PracticeSessionEntity, { where: old, order, take: BATCH })
    for (const session of sessions) await judgeSessionAgain(change, session)
    return { judged: sessions.length, left: await manager.countBy(PracticeSessionEntity, old) }
  })
}
