import type { EntityManager, EntitySchema, ObjectLiteral } from 'typeorm'
import { In } from 'typeorm'
import type { CandidateRef } from '../core/places'
import type { Twins } from '../core/twins'
import {
  PointMarkEntity,
  PracticeFeedbackEntity,
  PracticeSessionEntity,
  PracticeTurnEntity,
} from './practice.table'

/** What a guest practised goes along to another demo of theirs; what stood there as a sample does not. */
export async function movePractice(
  manager: EntityManager,
  from: CandidateRef,
  to: CandidateRef,
  twins: Twins,
): Promise<void> {
  const own = ({ marketId, candidateId }: CandidateRef) => ({ marketId, candidateId })
  const sessions = await manager.find(PracticeSessionEntity, {
    select: { id: true, forKind: true, forRef: true },
    where: { ...own(from), isSample: false },
  })
  const sessionId = In(sessions.map(({ id }) => id))
  const turns = sessions.length
    ? await manager.find(PracticeTurnEntity, { select: { id: true }, where: { sessionId } })
    : []
  const turnId = In(turns.map(({ id }) => id))
  const parts: [EntitySchema<ObjectLiteral>, object][] = [
    [PracticeSessionEntity as EntitySchema<ObjectLiteral>, { id: sessionId }],
    [PracticeTurnEntity as EntitySchema<ObjectLiteral>, { id: turnId }],
    [PracticeFeedbackEntity as EntitySchema<ObjectLiteral>, { turnId }],
    [PointMarkEntity as EntitySchema<ObjectLiteral>, { turnId }],
  ]
  if (sessions.length) for (const [entity, where] of parts) await manager.update(entity, where, own(to))
  // A plan counts what was practised for its interview, so a session is for the same interview there.
  for (const { id, forKind, forRef } of sessions) {
    const there = forKind === 'area' ? null : twins.of(forKind, forRef)
    if (there !== null) await manager.update(PracticeSessionEntity, { id }, { forRef: there })
  }
}
