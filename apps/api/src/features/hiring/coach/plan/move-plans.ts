import type { EntityManager } from 'typeorm'
import { InterviewEntity } from '../../applications/interviews/interview.table'
import type { CandidateRef } from '../../core/places'
import type { Twins } from '../../core/twins'
import { InterviewPlanEntity, PlanItemEntity, type StoredPlanRow } from './plan.table'

/**
 * Plans that a guest made go along to the same interviews of another demo of theirs. Where there is a plan, that one is kept,
 * with the guest's notes where it has none.
 */
export async function movePlans(
  manager: EntityManager,
  { from, to, twins }: { from: CandidateRef; to: CandidateRef; twins: Twins },
): Promise<void> {
  const own = ({ marketId, candidateId }: CandidateRef) => ({ marketId, candidateId })
  for (const row of await manager.findBy(InterviewPlanEntity, own(from))) {
    const interviewId = twins.of('interview', row.interviewId)
    if (interviewId === null) continue
    if (!(await manager.existsBy(InterviewEntity, { ...own(to), id: interviewId }))) continue
    const there = await manager.findOneBy(InterviewPlanEntity, { ...own(to), interviewId })
    if (there?.madeAt) {
      await takeNotes(manager, row, there)
      continue
    }
    if (there) await manager.delete(InterviewPlanEntity, { id: there.id })
    const notes = there && hasNotes(there) ? { notes: there.notes, met: there.met } : {}
    await manager.update(
      InterviewPlanEntity,
      { id: row.id },
      { ...own(to), interviewId, ...notes, version: row.version + 1 },
    )
    await manager.update(PlanItemEntity, { planId: row.id }, own(to))
  }
}

const hasNotes = ({ notes, met }: StoredPlanRow): boolean => notes !== '' || met.length > 0

async function takeNotes(manager: EntityManager, from: StoredPlanRow, to: StoredPlanRow): Promise<void> {
  if (hasNotes(to) || !hasNotes(from)) return
  const { notes, met } = from
  await manager.update(InterviewPlanEntity, { id: to.id }, { notes, met, version: to.version + 1 })
}
