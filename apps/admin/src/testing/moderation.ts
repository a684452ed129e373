import { screen } from '@testing-library/react'
import {
  adminApi,
  consoleApi,
  moderationApi,
  statementOf,
  USERS_CSV,
  type AdminRole,
  type CaseDetail,
  type MadeDecision,
  type ObjectionRow,
  type UserDetail,
} from '@tryka/domain'
import { adminApiWith, MEERA, openApp } from './open-app'

export const idOf = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`
const AT = '2025-01-06T14:20:00.000Z'
const FACTS = 'You offered paid preparation to four applicants by message.'
const of = { subject: 'person', name: 'Owen Ferreira', action: 'suspend', ground: 'unreal_work' } as const

export const madeOf = (over: Partial<MadeDecision> = {}): MadeDecision => ({
  id: idOf(50),
  ...of,
  statement: statementOf({ ...of, facts: FACTS, reported: true, at: AT, until: null }),
  by: 'meera.admin',
  at: AT,
  until: null,
  state: 'in_force',
  objection: null,
  liftedAt: null,
  liftedBy: null,
  liftReason: null,
  ...over,
})

export const caseOf = (n: number, name: string, over: Partial<CaseDetail> = {}): CaseDetail => ({
  id: idOf(n),
  subject: 'posting',
  subjectId: idOf(90 + n),
  name,
  reason: 'money',
  state: 'open',
  weight: 2,
  reports: 3,
  openedAt: AT,
  assignedTo: null,
  version: 1,
  snapshot: [
    { label: 'Title', text: name },
    { label: 'Description', text: 'A deposit of 120 EUR.' },
  ],
  now: [{ label: 'Title', text: `${name}, edited` }],
  account: null,
  history: [],
  told: [
    { id: idOf(70), reason: 'money', text: 'They want a deposit.', at: AT, reporter: 'asha@mail.example' },
  ],
  may: ['dismiss', 'warn', 'take_down', 'suspend'],
  ...over,
})

export const objectionOf = (over: Partial<ObjectionRow> = {}): ObjectionRow => ({
  id: idOf(60),
  text: 'The deposit was for the key.',
  state: 'open',
  at: AT,
  answer: null,
  decision: madeOf({ action: 'take_down', subject: 'posting', name: 'Courier' }),
  mayDecide: true,
  ...over,
})

/** Five a page. */
const pageOf = <Row>(rows: readonly Row[], after = '0') => ({
  items: rows.slice(Number(after), Number(after) + 5),
  next: Number(after) + 5 < rows.length ? String(Number(after) + 5) : null,
})

/** A server that decides as ours does. */
export function openReports(
  cases: readonly CaseDetail[],
  objections: readonly ObjectionRow[] = [],
  query = '',
  api = adminApiWith([]),
) {
  let stored = [...cases]
  let said = [...objections]
  const put = (now: CaseDetail) => {
    stored = stored.map((each) => (each.id === now.id ? now : each))
    return now
  }
  const find = (id: string | undefined) => stored.find((each) => each.id === id) ?? caseOf(1, 'Nobody')
  const isOpen = ({ state }: CaseDetail) => state !== 'decided'
  api.on(moderationApi.cases, ({ query: { state = 'open', after } }) => ({
    ...pageOf(
      stored.filter((each) => isOpen(each) === (state === 'open')),
      after,
    ),
    oldest:
      stored
        .filter(isOpen)
        .map(({ openedAt }) => openedAt)
        .sort()[0] ?? null,
    counts: {
      open: stored.filter(isOpen).length,
      decided: stored.filter((each) => !isOpen(each)).length,
      objections: said.filter(({ state: one }) => one === 'open').length,
    },
  }))
  api.on(moderationApi.getCase, ({ params }) => find(params['id']))
  api.on(moderationApi.takeCase, ({ params }) => {
    const before = find(params['id'])
    return put({ ...before, state: 'looked_at', assignedTo: 'meera.admin', version: before.version + 1 })
  })
  api.on(moderationApi.decideCase, ({ params }) => {
    const before = find(params['id'])
    return put({ ...before, state: 'decided', may: [], version: before.version + 1 })
  })
  api.on(moderationApi.lift, ({ params, body }) => {
    const { reason } = body as { reason: string }
    const lifted = { state: 'lifted', liftedAt: AT, liftedBy: 'meera.admin', liftReason: reason } as const
    stored = stored.map((each) => ({
      ...each,
      history: each.history.map((one) => (one.id === params['id'] ? { ...one, ...lifted } : one)),
    }))
    return madeOf(lifted)
  })
  api.on(moderationApi.objections, ({ query: { after } }) => pageOf(said, after))
  api.on(moderationApi.decideObjection, ({ body }) => {
    const { outcome, answer } = body as { outcome: 'upheld' | 'rejected'; answer: string }
    const now = objectionOf({ state: outcome, answer, mayDecide: false })
    said = [now]
    return now
  })
  openApp(`/admin-reports${query}`, api)
  return api
}

export const userOf = (n: number, name: string, over: Partial<UserDetail> = {}): UserDetail => ({
  id: idOf(n),
  email: `user${n}@mail.example`,
  name,
  profile: true,
  companies: 0,
  admitted: true,
  state: 'active',
  until: null,
  createdAt: AT,
  lastUsedAt: AT,
  places: [{ place: 'me', name, role: null, companyId: null, isNeeded: false }],
  sessions: [{ id: idOf(80), device: 'Firefox on Linux', createdAt: AT, lastSeenAt: AT }],
  admissions: [],
  decisions: [],
  deliveries: [],
  audited: [],
  ...over,
})

const placesOf = ({ profile, companies }: UserDetail): string[] =>
  profile || companies ? [...(profile ? ['profile'] : []), ...(companies ? ['team'] : [])] : ['none']

/** A server with accounts, two a page. */
export async function openUsers(users: readonly UserDetail[], query = '', role: AdminRole = 'owner') {
  const api = adminApiWith([])
  api.on(adminApi.me, () => ({ ...MEERA, role }))
  let stored = [...users]
  const put = (id: string | undefined, over: Partial<UserDetail>): UserDetail => {
    const now = { ...(stored.find((each) => each.id === id) ?? userOf(1, 'Nobody')), ...over }
    stored = stored.map((each) => (each.id === id ? now : each))
    return now
  }
  api.on(consoleApi.users, ({ query }) => {
    const { q = '', state, admitted, places, since = '', after = '0' } = query
    const found = stored.filter(
      (each) =>
        `${each.name} ${each.email}`.toLowerCase().includes(q.toLowerCase()) &&
        (!state || each.state === state) &&
        (!admitted || (admitted === 'yes') === each.admitted) &&
        (!places || placesOf(each).includes(places)) &&
        each.createdAt >= since,
    )
    const from = Number(after)
    const next = from + 2 < found.length ? String(from + 2) : null
    return { items: found.slice(from, from + 2), next, total: found.length, exact: true }
  })
  api.on(consoleApi.user, ({ params }) => put(params['id'], {}))
  api.on(consoleApi.suspend, ({ params }) => put(params['id'], { state: 'suspended', decisions: [madeOf()] }))
  api.on(consoleApi.restore, ({ params }) => put(params['id'], { state: 'active' }))
  api.on(consoleApi.erase, ({ params }) => {
    stored = stored.filter(({ id }) => id !== params['id'])
  })
  api.on(consoleApi.endSessions, ({ params }) => put(params['id'], { sessions: [] }))
  const files: string[] = []
  const fetch: typeof api.fetch = async (input, init) => {
    if (!String(input).startsWith(USERS_CSV.path)) return api.fetch(input, init)
    files.push(String(input))
    return new Response('ID')
  }
  openApp(`/admin-users${query}`, { ...api, fetch })
  await screen.findByRole('heading', { level: 1 })
  return { ...api, files }
}
