import { randomUUID } from 'node:crypto'
import type { z } from 'zod'
import type { InterviewNotes, InterviewPlan, PlanItemChange, PlanItemState } from '@tryka/domain'
import { PLAN_ITEM_MACHINE } from '@tryka/domain'
import { findInterview } from '../../applications/interviews/interview-moves'
import type { StoredInterviewRow } from '../../applications/interviews/interview.table'
import { type Change, checkVersion } from '../../core/change'
import { nothingHere, refused } from '../../core/errors'
import type { CandidatePlace } from '../../core/places'
import type { SectionDeps } from '../../core/section'
import { type PlanNow, planNow, planView } from './plan-view'
import { InterviewPlanEntity, PlanItemEntity, type StoredPlanRow } from './plan.table'

const ACTIONS: Record<PlanItemState, string> = { done: 'do', open: 'undo', dropped: 'drop' }

/** What to do before an interview. The company never reads it: no route of it asks for these tables. */
export class PlanService {
  constructor(private readonly deps: Pick<SectionDeps, 'db' | 'clock' | 'changes'>) {}

  async show({ marketId, candidateId }: CandidatePlace, id: string): Promise<InterviewPlan> {
    const { db, clock } = this.deps
    const interview = await findInterview(db.read, { id, marketId, candidateId })
    return planView(id, await planNow(db.read, interview, clock.now()))
  }

  /** Makes it, or makes it anew; of an interview that is off or behind nothing is made. */
  make(place: CandidatePlace, id: string): Promise<InterviewPlan> {
    return this.change(place, id, async (change, interview) => {
      const plan = await planNow(change.manager, interview, change.now, { isNew: true })
      if (plan.stands === 'off' || plan.stands === 'behind') return
      await keep(change, interview, plan, { madeAt: plan.row?.madeAt ?? change.at })
    })
  }

  changeItem(
    place: CandidatePlace,
    { id, seq }: { id: string; seq: string },
    { state, version }: z.output<typeof PlanItemChange>,
  ): Promise<InterviewPlan> {
    return this.change(place, id, async (change, interview) => {
      const plan = await planNow(change.manager, interview, change.now)
      const entry = plan.entries.find((one) => String(one.seq) === seq)
      if (!entry) throw nothingHere('This part of the plan')
      if (entry.state === state) return
      await checkVersion({ version: plan.row?.version ?? 0 }, version, async () => planView(id, plan))
      if (state !== 'dropped' && entry.kind !== 'logistics')
        throw refused(409, 'BY_EVIDENCE', 'This is done by doing it. Only logistics are ticked.')
      const subjectId = plan.row?.id ?? id
      const { to } = await change.move(PLAN_ITEM_MACHINE, {
        from: entry.state,
        action: ACTIONS[state],
        by: place,
        subjectId,
      })
      if (to === 'deleted') throw new Error('Parts of a plan are never deleted by a move')
      const entries = plan.entries.map((one) => (one === entry ? { ...one, state: to } : one))
      await keep(change, interview, { ...plan, entries }, {})
    })
  }

  notes(
    place: CandidatePlace,
    id: string,
    { notes, met, version }: z.output<typeof InterviewNotes>,
  ): Promise<InterviewPlan> {
    return this.change(place, id, async (change, interview) => {
      const plan = await planNow(change.manager, interview, change.now)
      await checkVersion({ version: plan.row?.version ?? 0 }, version, async () => planView(id, plan))
      await keep(change, interview, plan, { notes, met: [...new Set(met)] })
    })
  }

  private change(
    place: CandidatePlace,
    id: string,
    work: (change: Change, interview: StoredInterviewRow) => Promise<void>,
  ): Promise<InterviewPlan> {
    const { marketId, candidateId, accountId } = place
    return this.deps.changes.run(marketId, { account: accountId, person: candidateId }, async (change) => {
      const interview = await findInterview(change.manager, { id, marketId, candidateId })
      await work(change, interview)
      return planView(id, await planNow(change.manager, interview, change.now))
    })
  }
}

/** Stores a plan as it is now, with what changed of it. */
async function keep(
  { manager }: Change,
  { id: interviewId, marketId, candidateId }: StoredInterviewRow,
  { row, entries, day }: PlanNow,
  patch: Partial<Pick<StoredPlanRow, 'madeAt' | 'notes' | 'met'>>,
): Promise<void> {
  const own = { marketId, candidateId }
  const now: StoredPlanRow = {
    ...(row ?? { id: randomUUID(), ...own, interviewId, madeAt: null, madeFor: '', notes: '', met: [] }),
    ...patch,
    version: (row?.version ?? 0) + 1,
  }
  await manager.save(InterviewPlanEntity, { ...now, madeFor: day ?? '' })
  await manager.delete(PlanItemEntity, { planId: now.id, ...own })
  if (entries.length > 0)
    await manager.insert(
      PlanItemEntity,
      entries.map((entry) => ({ ...entry, planId: now.id, ...own })),
    )
}
