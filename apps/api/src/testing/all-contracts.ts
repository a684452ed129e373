import type { InjectOptions } from 'fastify'
import type { Contract } from '@tryka/domain'
import * as domain from '@tryka/domain'
import { buildPostingDraft } from '@tryka/domain/testing'
import { urlOf } from './hiring'

const isContract = (value: unknown): value is Contract =>
  typeof value === 'object' && value !== null && 'endpoint' in value && 'access' in value

/** Every contract, found by its shape: a new one is walked without being listed. */
export const allContracts: Contract[] = Object.values<unknown>(domain)
  .filter((value): value is Record<string, unknown> => typeof value === 'object' && value !== null)
  .flatMap((group) => Object.values<unknown>(group))
  .filter(isContract)

/** Those of the dashboards. */
export const placedContracts = allContracts.filter(
  ({ access }) => access === 'candidate' || access === 'company',
)

export const keyOf = ({ endpoint }: Contract) => `${endpoint.method} ${endpoint.path}`
/** The least that each call's schema accepts, so that the refusal is about who asks and not about the form. */
const now = '2031-01-01T00:00:00.000Z'
const version = { version: 1 }
const BODIES: Record<string, object> = {
  'POST /api/company/applications/:id/reject': { reasonId: 'skills', ...version },
  'POST /api/company/applications/:id/reopen': { reason: 'x', ...version },
  'POST /api/admin/decisions/:id/lift': { reason: 'x' },
  'POST /api/admin/credentials/:id/revoke': { code: 'integrity', reason: 'x' },
  'PUT /api/credentials/:id/visibility': { visibility: 'shared', ...version },
  'POST /api/credentials/:id/revoke': version,
  'PUT /api/credentials/:id/name': { withName: true, ...version },
  'PUT /api/credentials/:id/recheck': { recheckId: 'x', ...version },
  'POST /api/admin/users/:id/erase': { ground: 'harm', facts: 'Nobody of this account exists.' },
  'POST /api/admin/companies/:id/suspend': {
    ground: 'employers',
    facts: 'Nobody of this company exists.',
    days: 7,
  },
  'POST /api/admin/companies/:id/close': { ground: 'employers', facts: 'Nobody of this company exists.' },
  'POST /api/company/applications/:id/reveal': { reason: 'x' },
  'POST /api/company/applications/:id/notes': { body: 'x' },
  'POST /api/company/applications/:id/interviews': {
    slots: [now],
    type: 'Video',
    duration: 60,
    interviewerIds: ['x'],
    ...version,
  },
  'POST /api/company/interviews/:id/confirm': { slot: now, ...version },
  'POST /api/company/interviews/:id/reschedule': { slots: [now], reason: 'x', ...version },
  'POST /api/company/interviews/:id/counter': { slots: [], reason: 'x', ...version },
  'POST /api/company/interviews/:id/outcome': { outcome: 'Passed', ...version },
  'PUT /api/company/interviews/:id/scorecard': { items: [], recommendation: null },
  'POST /api/interviews/:id/confirm': { slot: now, ...version },
  'POST /api/interviews/:id/reschedule': { slots: [now], reason: 'x', ...version },
  'POST /api/interviews/:id/counter': { slots: [], reason: 'x', ...version },
  'POST /api/applications/:id/offer-response': { accept: true, ...version },
  'PUT /api/applications/:id/notes': { notes: 'x', ...version },
  'POST /api/jobs/:id/applications': {},
  'PUT /api/postings/:id': { ...buildPostingDraft(), ...version },
  'PUT /api/postings/:id/members': { members: [{ memberId: 'x', duty: 'owner' }], ...version },
  'POST /api/postings/:id/close': { reason: 'cancelled', dispositions: [], ...version },
  'POST /api/company/applications/:id/offers': {
    salary: 1,
    currency: 'USD',
    period: 'year',
    startDate: '2031-01-01',
    expiresAt: now,
    terms: '',
  },
  'PUT /api/offers/:id': {
    salary: 1,
    currency: 'USD',
    period: 'year',
    startDate: '2031-01-01',
    expiresAt: now,
    terms: '',
    ...version,
  },
  'POST /api/offers/:id/rescind': { reason: 'x', ...version },
  'POST /api/first-contacts': { candidateId: 'x', text: 'x' },
  'POST /api/candidates/:id/invitations': { postingId: 'x', message: 'x' },
  'POST /api/candidates/:id/verification-requests': { postingId: 'x', skill: 'SQL' },
  'PATCH /api/company/team/:id': { role: 'Recruiter', ...version },
  'POST /api/company/team/requests/:id/accept': { role: 'Recruiter' },
  'PATCH /api/talent-pools/:id': { name: 'x', ...version },
  'PUT /api/talent-pools/:id/members/:candidateId': { status: 'Available', note: '' },
  'PATCH /api/saved-searches/:id': { name: 'x' },
  'POST /api/learning/paths/:id/progress': { module: 1, ...version },
  'POST /api/learning/paths/:id/sessions': { minutes: 5 },
  'POST /api/practice/sessions/:id/end': version,
  'PUT /api/practice/turns/:id/draft': { text: 'x', ...version },
  'POST /api/practice/turns/:id/answer': { text: 'x', seconds: 1, spoken: false },
  'POST /api/practice/turns/:id/follow-up': { text: null },
  'POST /api/practice/turns/:id/marks': { pointId: 'x', start: 0, end: 1 },
  'POST /api/attempts/:id/answer': {
    seq: 1,
    nonce: 'x',
    answer: null,
    signals: { changes: 0, blurs: 0, blurSeconds: 0, pastes: 0, pastedCharacters: 0, copies: 0 },
  },
  'POST /api/attempts/:id/runs': { seq: 1, nonce: 'x', code: 'SELECT 1' },
  'POST /api/tracks/:track/practice': { seed: 'x', answers: [{ seq: 1, answer: null }] },
  'POST /api/tracks/:track/practice/runs': { seed: 'x', seq: 1, code: 'x' },
  'POST /api/tracks/wishes': { skill: 'x' },
  'POST /api/rechecks/:id/answer': { seq: 1, nonce: 'x', answer: null },
  'PUT /api/rechecks/:id/draft': { seq: 1, draft: { text: 'x' } },
  'POST /api/company/interviews/:id/rechecks': { skills: ['SQL'] },
  'POST /api/attempts/:id/appeals': { text: 'x' },
  'POST /api/admin/appeals/:id/decide': { outcome: 'refused', reason: 'x' },
  'POST /api/attempts/:id/hold/appeal': { text: 'x' },
  'POST /api/admin/holds/:id/decide': { outcome: 'confirmed', reason: 'x', ...version },
  'POST /api/admin/templates/:id/state': { state: 'retired', reason: 'x' },
  'POST /api/log/cosignatures': { note: 'x' },
  'POST /api/admin/anchors/:id/give-up': { reason: 'x' },
  'POST /api/assessments/:id/schedule': { startsAt: now, ...version },
  'POST /api/assessments/:id/submit': version,
  'PUT /api/candidate/experience/:id': {
    entry: {
      jobTitle: 'x',
      company: 'x',
      location: '',
      startDate: '2020-01',
      endDate: '',
      current: true,
      description: [],
    },
    ...version,
  },
  ...Object.fromEntries(
    ['/api', '/api/company'].flatMap((side) => [
      [`POST ${side}/conversations/:id/messages`, { body: 'x' }],
      [`POST ${side}/messages/:id/forward`, { to: 'x' }],
      [`PUT ${side}/conversations/:id/archived`, { value: true }],
      [`PUT ${side}/conversations/:id/unread`, { value: true }],
      [`POST ${side}/conversations/:id/report`, { reason: 'x' }],
    ]),
  ),
}

const QUERIES: Record<string, Record<string, string>> = {
  'GET /api/company/analytics/rows': { metric: 'Applications' },
  'GET /api/candidates/:id/verification-requests': { postingId: 'x' },
  'GET /api/admin/templates': { track: 'sql' },
}

/** The least request that the schemas of a call accept, with one value for all its ids. */
export function leastCall(
  { endpoint: { method, path } }: Contract,
  { id = 'none', query = {} }: { id?: string; query?: Record<string, string> } = {},
): InjectOptions & { method: string; url: string } {
  const key = `${method} ${path}`
  const params = { id, track: 'sql', candidateId: id, pathId: id, module: '1', messageId: id }
  const url = urlOf(path, { params, query: { ...QUERIES[key], ...query } })
  const hasBody = method !== 'GET' && method !== 'DELETE'
  return { method, url, ...(hasBody ? { payload: BODIES[key] ?? version } : {}) }
}
