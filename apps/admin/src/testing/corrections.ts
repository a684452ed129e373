import {
  circlesApi,
  correctionsApi,
  type Circle,
  type CoachContent,
  type CoachUsage,
  type CorrectionDetail,
  type DecideCorrection,
} from '@tryka/domain'
import type { FakeApi } from '@tryka/api-client/testing'
import { idOf } from './moderation'
import { adminApiWith, openApp } from './open-app'

const AT = '2025-01-06T14:20:00.000Z'
/** Corrections on one page of the fake queue. */
const PAGE = 2

export const correctionOf = (n: number, over: Partial<CorrectionDetail> = {}): CorrectionDetail => ({
  id: idOf(n),
  kind: 'check',
  ref: 'sql/joins#left-rows',
  revision: 2,
  revisionNow: 2,
  about: 'Joins',
  text: 'Two answers are right here.',
  source: 'SQL-92, 7.5',
  state: 'open',
  at: `2025-01-0${n}T14:20:00.000Z`,
  decidedAt: null,
  reason: null,
  part: { text: 'How many rows come?', code: 'SELECT *\nFROM orders', right: ['Three rows'] },
  ...over,
})

export const CONTENT: CoachContent = {
  questions: [
    {
      area: 'Every field',
      type: 'behavioural',
      active: 40,
      draft: 3,
      suspect: 0,
      retired: 1,
      readTwice: 31,
      readOnce: 7,
    },
    {
      area: 'Blockchain',
      type: 'system-design',
      active: 1_280,
      draft: 0,
      suspect: 2,
      retired: 0,
      readTwice: 0,
      readOnce: 0,
    },
  ],
  paths: [{ id: 'sql', title: 'SQL', modules: 8, written: 6, open: 5 }],
  figures: [
    { measure: 'Coach and raters, result', value: 0.582, gate: 0.6, sense: 'least', cases: 40, isMet: false },
    { measure: 'Mean error', value: 0.31, gate: 0.5, sense: 'most', cases: 96, isMet: true },
  ],
}
export const USAGE: CoachUsage = {
  since: '2024-12-10T12:00:00.000Z',
  sessions: 1_204,
  answers: 5_310,
  modulesPassed: 77,
  weeks: [
    { from: '2025-01-06', sessions: 1_017, answers: 88, modulesPassed: null },
    { from: '2024-12-30', sessions: null, answers: null, modulesPassed: null },
  ],
  corrections: { open: 2, accepted: 31, refused: 12 },
  model: {
    calls: 905,
    tokens: 1_450_020,
    days: [{ day: '2025-01-08', feedback: 41, conversation: 0, tokensIn: 30_400, tokensOut: 5_100 }],
  },
}

export const circleOf = (n: number, over: Partial<Circle> = {}): Circle => ({
  accountId: idOf(60 + n),
  name: `Heron ${n}`,
  isSuspended: false,
  helps: 12,
  mocks: 1,
  reviews: 11,
  people: 5,
  others: [
    { accountId: idOf(80), name: 'Grey Crane', helps: 6, back: 5 },
    { accountId: null, name: null, helps: 3, back: 0 },
  ],
  newestAt: AT,
  ...over,
})

/** Answers with people whose help is of few, two a page. */
export const circlesOf = (api: FakeApi, circles: readonly Circle[]) =>
  api.on(circlesApi.list, ({ query: { after = '0' } }) => {
    const end = Number(after) + PAGE
    return {
      items: circles.slice(Number(after), end),
      next: end < circles.length ? String(end) : null,
      total: circles.length,
      since: '2024-07-13T12:00:00.000Z',
    }
  })

/** Opens the page of the coach over a fake API with corrections, which can be decided. */
export function openCoach(corrections: readonly CorrectionDetail[], query = '', api = adminApiWith([])) {
  let stored = [...corrections]
  const isOpen = ({ state }: CorrectionDetail) => state === 'open'
  const find = (id: string | undefined) => stored.find((each) => each.id === id) ?? correctionOf(1)
  api.on(correctionsApi.list, ({ query: { state = 'open', order, after = '0' } }) => {
    const isFirst = (order ?? (state === 'open' ? 'oldest' : 'newest')) === 'oldest'
    const found = stored
      .filter((each) => isOpen(each) === (state === 'open'))
      .toSorted((a, b) => (isFirst ? 1 : -1) * a.at.localeCompare(b.at))
    const end = Number(after) + PAGE
    const open = stored.filter(isOpen).length
    return {
      items: found.slice(Number(after), end),
      next: end < found.length ? String(end) : null,
      counts: { open, decided: stored.length - open },
    }
  })
  api.on(correctionsApi.show, ({ params }) => find(params['id']))
  api.on(correctionsApi.decide, ({ params, body }) => {
    const { outcome: state, reason } = body as DecideCorrection
    const now = { ...find(params['id']), state, reason, decidedAt: AT }
    stored = stored.map((each) => (each.id === now.id ? now : each))
    return now
  })
  api.on(correctionsApi.content, () => CONTENT)
  api.on(correctionsApi.usage, () => USAGE)
  circlesOf(api, [])
  openApp(`/admin-coach${query}`, api)
  return api
}
