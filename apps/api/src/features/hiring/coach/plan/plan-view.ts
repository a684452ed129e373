import type { EntityManager } from 'typeorm'
import { likeQuestion, moduleFacts } from '@tryka/coach'
import type { InterviewPlan, PlanEntry } from '@tryka/domain'
import { planOf, replanned, withEvidence } from '@tryka/domain'
import type { StoredInterviewRow } from '../../applications/interviews/interview.table'
import { CandidateEntity } from '../../profile/candidate.table'
import { planEvidence } from './plan-evidence'
import { planFacts, standOf } from './plan-facts'
import { InterviewPlanEntity, PlanItemEntity, type StoredPlanRow } from './plan.table'

const TITLES = {
  checklist: 'Where, when and with what: go through the checklist',
  questions: 'Choose two questions that you will ask them',
  full: 'A session of full length, mixed as in this interview',
  'warm-up': 'One easy question',
} as const

function titleOf({ kind, ref }: PlanEntry): string {
  if (kind === 'practice') return `Practise ${ref}`
  if (kind === 'module') return `Learn ${moduleFacts(ref)?.title ?? ref}`
  return TITLES[ref as keyof typeof TITLES] ?? ref
}

const SENTENCES = {
  ahead: null,
  'no-time': 'No time is agreed yet. The plan has its days once one is.',
  off: 'This interview does not take place, so there is nothing to prepare.',
  behind: 'This interview is behind you.',
} as const

/** A plan as it is today: made anew where the interview moved, and with what was done since. Nothing is stored. */
export interface PlanNow {
  row: StoredPlanRow | null
  entries: PlanEntry[]
  day: string | null
  today: string
  stands: InterviewPlan['stands']
}

export async function planNow(
  manager: EntityManager,
  interview: StoredInterviewRow,
  now: Date,
  { isNew = false } = {},
): Promise<PlanNow> {
  const { id: interviewId, marketId, candidateId } = interview
  const row = await manager.findOneBy(InterviewPlanEntity, { interviewId, marketId, candidateId })
  const madeAt = row?.madeAt ?? null
  const facts = await planFacts(manager, interview, { now, madeAt: madeAt ?? now.toISOString() })
  const stands = standOf(interview, now)
  const about = { row, day: facts.day, today: facts.today, stands }
  const items = row ? await manager.findBy(PlanItemEntity, { planId: row.id, marketId }) : []
  const stored = items.map(({ seq, kind, ref, dueDay, state, doneByRef }) => ({
    seq,
    kind,
    ref,
    dueDay,
    state,
    doneByRef,
  }))
  if (stands === 'off') return { ...about, entries: [] }
  if (madeAt === null && !isNew) return { ...about, entries: [] }
  const hasMoved = isNew || row?.madeFor !== (facts.day ?? '')
  const entries =
    stands !== 'behind' && hasMoved
      ? replanned(stored, planOf(facts))
      : stored.toSorted((a, b) => (a.dueDay ?? '').localeCompare(b.dueDay ?? '') || a.seq - b.seq)
  if (row === null || madeAt === null) return { ...about, entries }
  const { timeZone: zone } = await manager.findOneByOrFail(CandidateEntity, { id: candidateId, marketId })
  const warmUpDay = entries.find(({ kind }) => kind === 'warm-up')?.dueDay ?? null
  const evidence = await planEvidence(manager, { plan: { ...row, madeAt }, zone, warmUpDay })
  return { ...about, entries: withEvidence(entries, evidence) }
}

export function planView(interviewId: string, { row, entries, day, today, stands }: PlanNow): InterviewPlan {
  return {
    interviewId,
    stands,
    sentence: SENTENCES[stands],
    day,
    today,
    items: entries.map((entry) => ({ ...entry, title: titleOf(entry) })),
    notes: row?.notes ?? '',
    met: (row?.met ?? []).map((text) => {
      const like = likeQuestion(text)
      return { text, like: like ? { id: like.id, stem: like.stem } : null }
    }),
    version: row?.version ?? 0,
  }
}
