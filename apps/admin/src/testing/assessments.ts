import {
  anchorsApi,
  appealsApi,
  holdsApi,
  type AppealDetail,
  type AppealedTask,
  type AssessmentsHealth,
  type AnchorSummary,
  type CredentialCase,
  type HoldDetail,
  type LogHealth,
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
  isPilot: false,
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

const known = {
  calibration: 'provisional',
  answers: 0,
  tasks: 135,
  checked: 0,
  calibrated: 0,
  at: null,
} as const
const HEALTH: AssessmentsHealth = {
  since: '2024-12-10T12:00:00.000Z',
  tracks: [
    {
      track: 'sql',
      skill: 'SQL',
      started: 12,
      scored: 9,
      void: 1,
      templates: 140,
      known: { ...known, answers: 14_210, tasks: 140, checked: 61, calibrated: 12, at: AT },
    },
    {
      track: 'machine-learning',
      skill: 'Machine Learning',
      started: 3,
      scored: 2,
      void: 0,
      templates: 135,
      known,
    },
  ],
  grader: { isOn: true, processes: 0, waiting: 0 },
  appeals: { open: 1 },
  holds: { waiting: 0 },
  suspects: 1,
  wishes: [
    { skill: 'Docker', accounts: 31 },
    { skill: 'Kubernetes', accounts: 1 },
  ],
}

export const holdOf = (n: number, over: Partial<HoldDetail> = {}): HoldDetail => ({
  id: idOf(n),
  track: 'sql',
  skill: 'SQL',
  state: 'waiting',
  kinds: ['fast', 'jump'],
  at: AT,
  until: '2025-01-20T14:20:00.000Z',
  recheck: 'not_confirmed',
  decidedAt: null,
  decidedBy: null,
  version: 2,
  signs: {
    fast: [{ seq: 7, seconds: 3, usualSeconds: 45 }],
    alike: [],
    jump: { since: '2024-12-01T12:00:00.000Z', from: 380, to: 640 },
  },
  score: 640,
  tasks: 18,
  right: 2,
  of: 5,
  said: null,
  appeal: null,
  reason: null,
  ...over,
})

export const credentialOf = (n: number, over: Partial<CredentialCase> = {}): CredentialCase => ({
  id: idOf(n),
  track: 'sql',
  skill: 'SQL',
  level: 3,
  score: 612,
  state: 'active',
  visibility: 'shared',
  reason: null,
  withName: false,
  recheckMonth: null,
  leafIndex: 1_204,
  issuedAt: AT,
  expiresAt: '2027-01-06T14:20:00.000Z',
  endedAt: null,
  supersededBy: null,
  appeal: null,
  version: 1,
  ...over,
})

export const anchorOf = (n: number, over: Partial<AnchorSummary> = {}): AnchorSummary => ({
  id: idOf(n),
  size: 1_000 + n,
  state: 'confirmed',
  chainId: 1,
  chain: 'Ethereum',
  tx: `0x${'b2'.repeat(32)}`,
  block: 21_004_112,
  tries: 0,
  fault: null,
  isStuck: false,
  queuedAt: AT,
  movedAt: AT,
  givenUpBy: null,
  reason: null,
  ...over,
})

export const logOf = (over: Partial<LogHealth> = {}): LogHealth => ({
  size: 1_204,
  signedAt: AT,
  trouble: null,
  witnesses: [],
  anchoring: null,
  anchors: [],
  ...over,
})

/** The public log; an anchor is given up as ours is. */
export function serveLog(api: ReturnType<typeof adminApiWith>, log: LogHealth = logOf()) {
  let stored = log
  api.on(anchorsApi.health, () => stored)
  api.on(anchorsApi.giveUp, ({ params, body }) => {
    const { reason } = body as { reason: string }
    const found = stored.anchors.find(({ id }) => id === params['id']) ?? anchorOf(1)
    const now = { ...found, state: 'given_up' as const, isStuck: false, givenUpBy: 'meera.admin', reason }
    stored = { ...stored, anchors: stored.anchors.map((each) => (each.id === now.id ? now : each)) }
    return now
  })
}

/** Held results, decided as ours are. */
export function serveHolds(api: ReturnType<typeof adminApiWith>, holds: readonly HoldDetail[]) {
  let stored = [...holds]
  const listOf = ({ state }: HoldDetail) =>
    state === 'open' ? 'open' : state === 'waiting' || state === 'appealed' ? 'waiting' : 'decided'
  const of = (list: string) => stored.filter((each) => listOf(each) === list)
  const find = (id: string | undefined) => stored.find((each) => each.id === id) ?? holdOf(1)
  api.on(holdsApi.list, ({ query: { state = 'waiting' } }) => ({
    items: of(state),
    next: null,
    counts: { waiting: of('waiting').length, open: of('open').length, decided: of('decided').length },
  }))
  api.on(holdsApi.get, ({ params }) => find(params['id']))
  api.on(holdsApi.decide, ({ params, body }) => {
    const { outcome, reason } = body as { outcome: 'confirmed' | 'not_confirmed'; reason: string }
    const before = find(params['id'])
    const decided = { state: outcome, reason, decidedBy: 'meera.admin', decidedAt: AT } as const
    const now = { ...before, ...decided, version: before.version + 1 }
    stored = stored.map((each) => (each.id === now.id ? now : each))
    return now
  })
}

/** A server that decides as ours does. */
export function openAssessments(
  appeals: readonly AppealDetail[],
  templates: readonly TemplateHealth[] = [],
  query = '',
  api = adminApiWith([]),
  holds: readonly HoldDetail[] = [],
  log: LogHealth = logOf(),
  over: (api: ReturnType<typeof adminApiWith>) => void = () => undefined,
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
  serveHolds(api, holds)
  serveLog(api, log)
  over(api)
  openApp(`/admin-assessments${query}`, api)
  return api
}
