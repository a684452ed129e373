import type { EntityManager } from 'typeorm'
import { In } from 'typeorm'
import type { PracticeHistory } from '@tryka/domain'
import { judgedText } from '@tryka/domain'
import type { CandidateRef } from '../core/places'
import { isHeld } from './practice-view'
import { PracticeFeedbackEntity, PracticeSessionEntity, PracticeTurnEntity } from './practice.table'

/** Attempts that are looked back on. */
const SHOWN = 20

/** What somebody answered to a question in any session, and how it was judged; newest first. */
export async function questionHistory(
  manager: EntityManager,
  { marketId, candidateId }: CandidateRef,
  questionId: string,
): Promise<PracticeHistory> {
  const own = { marketId, candidateId }
  const turns = await manager.find(PracticeTurnEntity, {
    where: { ...own, questionId, state: 'judged' },
    order: { answeredAt: 'DESC', seq: 'DESC', id: 'ASC' },
    take: SHOWN,
  })
  if (turns.length === 0) return { attempts: [] }
  const [sessions, feedback] = await Promise.all([
    manager.findBy(PracticeSessionEntity, { ...own, id: In(turns.map(({ sessionId }) => sessionId)) }),
    manager.findBy(PracticeFeedbackEntity, { ...own, turnId: In(turns.map(({ id }) => id)) }),
  ])
  const attempts = turns.flatMap(({ id: turnId, sessionId, answer, followAnswer, answeredAt, askedAt }) => {
    const session = sessions.find(({ id }) => id === sessionId)
    if (!session || isHeld(session)) return []
    const { title, engine } = session
    const said = feedback.find((one) => one.turnId === turnId && one.engine === engine)
    // Without criteria there is no score to compare: another language, or somebody in danger.
    if (!said || said.levels.length === 0) return []
    const { score, levels } = said
    const text = judgedText(answer ?? '', followAnswer)
    return [{ sessionId, turnId, title, at: answeredAt ?? askedAt, engine, score, levels, text }]
  })
  return { attempts }
}
