import {
  appealsApi,
  type AppealDetail,
  type AppealedTask,
  type AssessmentsHealth,
  type TemplateHealth,
} from '@tryka/domain'
import { adminApiWith, openApp } from './open-app'
import { idOf } from './moderation'

const AT = '2025-01-06T14:20:00.000Z'

export const taskOf = (over: Partial<AppealedTask> = {}): AppealedTask => ({
  seq: 7,
  topic: 'Joins',
  templateId: 'sql/joins/left-join-rows',
  revision: 1,
  standing: 'active',
  isVoid: false,
  isLate: false,
  isCorrect: false,
  answer: ['Three rows'],
  shown: {
    kind: 'single',
    stem: 'How many rows come?',
    code: 'SELECT *\nFROM orders',
    options: ['Three rows', 'Four rows'],
    cases: [],
    key: ['Four rows'],
    why: 'A row without a match stays.',
  },
  ...over,
})

export const appealOf = (n: number, over: Partial<AppealDetail> = {}): AppealDetail => ({
  id: idOf(n),
  track: 'sql',
  skill: 'SQL',
  seq: 7,
  topic: 'Joins',
  state: 'open',
  at: AT,
  decidedAt: null,
  decidedBy: null,
  text: 'Two answers were right.',
  reason: null,
  raisedTo: null,
  tasks: [taskOf()],
  ...over,
})

export const templateOf = (over: Partial<TemplateHealth> = {}): TemplateHealth => ({
  id: 'sql/joins/left-join-rows',
  topic: 'joins',
  grade: 3,
  standing: 'active',
  reason: null,
  by: null,
  at: null,
  shown: 40,
  right: 22,
  medianSeconds: 48,
  ...over,
})

const HEALTH: AssessmentsHealth = {
  since: '2024-12-10T12:00:00.000Z',
  tracks: [
    { track: 'sql', skill: 'SQL', started: 12, scored: 9, void: 1, templates: 140 },
    { track: 'machine-learning', skill: 'Machine Learning', started: 3, scored: 2, void: 0, templates: 135 },
  ],
  grader: { isOn: true, processes: 0, waiting: 0 },
  appeals: { open: 1 },
  suspects: 1,
}

/** A server that decides as ours does. */
export function openAssessments(
  appeals: readonly AppealDetail[],
  templates: readonly TemplateHealth[] = [],
  query = '',
  api = adminApiWith([]),
) {
  let stored = [...appeals]
  let moved = [...templates]
  const isOpen = ({ state }: AppealDetail) => state === 'open'
  const find = (id: string | undefined) => stored.find((each) => each.id === id) ?? appealOf(1)
  api.on(appealsApi.list, ({ query: { state = 'open' } }) => ({
    items: stored.filter((each) => isOpen(each) === (state === 'open')),
    next: null,
    oldest: stored.find(isOpen)?.at ?? null,
    counts: { open: stored.filter(isOpen).length, decided: stored.filter((each) => !isOpen(each)).length },
  }))
  api.on(appealsApi.get, ({ params }) => find(params['id']))
  api.on(appealsApi.decide, ({ params, body }) => {
    const { outcome, reason } = body as { outcome: 'upheld' | 'refused'; reason: string }
    const decided = { state: outcome, reason, decidedBy: 'meera.admin', decidedAt: AT } as const
    const now = { ...find(params['id']), ...decided }
    stored = stored.map((each) => (each.id === now.id ? now : each))
    return now
  })
  api.on(appealsApi.health, () => HEALTH)
  api.on(appealsApi.templates, ({ query: { track } }) => ({
    items: track === 'sql' ? moved : [],
    answers: track === 'sql' ? 400 : 0,
  }))
  api.on(appealsApi.moveTemplate, ({ params, body }) => {
    const { state: standing, reason } = body as { state: 'active' | 'retired'; reason: string }
    const now = { standing, reason, by: 'meera.admin', at: AT }
    const id = decodeURIComponent(params['id'] ?? '')
    moved = moved.map((each) => (each.id === id ? { ...each, ...now } : each))
    return { id, ...now }
  })
  openApp(`/admin-assessments${query}`, api)
  return api
}
