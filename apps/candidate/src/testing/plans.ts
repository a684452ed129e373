import type { InterviewPlan, PlanItem } from '@tryka/domain'

export const buildPlanItem = (over: Partial<PlanItem>): PlanItem => ({
  seq: 1,
  kind: 'practice',
  ref: 'Rust',
  title: 'Practise Rust',
  dueDay: '2026-11-26',
  state: 'open',
  doneByRef: null,
  ...over,
})
export const PLAN_ITEMS = [
  buildPlanItem({}),
  buildPlanItem({
    seq: 2,
    kind: 'full',
    ref: 'full',
    title: 'A session of full length',
    state: 'done',
    dueDay: '2026-11-27',
  }),
  buildPlanItem({
    seq: 3,
    kind: 'logistics',
    ref: 'checklist',
    title: 'Go through the checklist',
    dueDay: '2026-11-29',
  }),
]
export const buildPlan = (over: Partial<InterviewPlan> = {}): InterviewPlan => ({
  interviewId: 'interview-1',
  stands: 'ahead',
  sentence: null,
  day: '2026-11-30',
  today: '2026-11-26',
  items: PLAN_ITEMS,
  notes: '',
  met: [],
  version: 2,
  ...over,
})
