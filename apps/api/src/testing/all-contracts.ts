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
  'POST /api/admin/password': { current: 'x', password: 'x' },
  'POST /api/admin/decisions/:id/lift': { reason: 'x' },
  'POST /api/admin/credentials/:id/revoke': { code: 'integrity', reason: 'x' },
  'POST /api/admin/certificates/:id/revoke': { code: 'integrity', reason: 'x' },
  'POST /api/certificates': { path: 'x' },
  'PUT /api/certificates/:id/visibility': { visibility: 'shared', ...version },
  'PUT /api/certificates/:id/name': { withName: true, ...version },
  'POST /api/certificates/:id/revoke': version,
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
  'PUT /api/learning/paths/:id/rating': { stars: 5 },
  'POST /api/learning/modules/:path/:name/checks/:check': { seed: 'x', answer: null },
  'POST /api/learning/modules/:path/:name/checks/:check/runs': { seed: 'x', code: 'x' },
  'POST /api/learning/beats': {
    tab: 'tab-of-a-spec',
    kind: 'reading',
    ref: 'sql-foundations/select-and-filter',
  },
  'POST /api/practice/sessions/:id/end': version,
  'PUT /api/reviews': { perDay: 20 },
  'POST /api/reviews/:id': { seed: 'x', answer: null, seconds: 1 },
  'PATCH /api/reviews/:id': { action: 'pause' },
  'POST /api/corrections': { kind: 'question', ref: 'x', revision: 1, text: 'It is not so.' },
  'POST /api/admin/coach/corrections/:id/decide': { outcome: 'refused', reason: 'x' },
  'PUT /api/peers/card': {
    isOn: true,
    isAdult: true,
    name: 'x',
    areas: ['Blockchain'],
    types: ['behavioural'],
    level: 'mid',
    languages: ['English'],
    showsMark: false,
    version: 0,
  },
  'POST /api/peers/calibration': {
    type: 'culture',
    answers: ['a', 'b', 'c'].map((id) => ({ id, levels: [{ id: 'clarity', level: 1 }] })),
  },
  'POST /api/peers/requests': {
    kind: 'swap',
    type: 'culture',
    language: 'English',
    hours: { days: [1], from: 8, to: 20 },
    price: 0,
  },
  'POST /api/peers/requests/:id/accept': { times: ['2025-01-01T10:00:00.000Z'], deposit: 0 },
  'POST /api/mocks/:id/link': { link: null },
  'POST /api/mocks/:id/answer': { n: 0, text: 'x' },
  'POST /api/mocks/:id/ask': { next: true },
  'POST /api/mocks/:id/sheet': { tookPlace: false },
  'POST /api/shared-answers': {
    turnId: 'x',
    text: 'An answer that is long enough to be shared.',
    language: 'English',
    hasRead: true,
    price: 0,
  },
  'POST /api/shared-answers/:id/useful': { reviewId: 'x', useful: true },
  'POST /api/reviews-to-give/:id/submit': {
    levels: [{ id: 'clarity', level: 1 }],
    quotes: ['one of them', 'and another'],
    thing: 'Say what came of it in the end.',
  },
  'POST /api/challenges': { action: 'choose', offer: 'x' },
  'PUT /api/practice/turns/:id/draft': { text: 'x', ...version },
  'POST /api/practice/turns/:id/answer': { text: 'x', seconds: 1, spoken: false },
  'POST /api/practice/turns/:id/follow-up': { text: null },
  'PATCH /api/interviews/:id/plan/items/:seq': { state: 'done', ...version },
  'PUT /api/interviews/:id/plan/notes': { notes: 'x', met: [], ...version },
  'POST /api/coach/threads/:id/messages': { text: 'x' },
  'PUT /api/coach/settings': { keeping: 'year' },
  'PUT /api/coach/model/consent': { textVersion: 1, host: 'model.example' },
  'POST /api/practice/turns/:id/marks': { pointId: 'x', start: 0, end: 1 },
  'PUT /api/targets': { kind: 'role', ref: 'x' },
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
  'DELETE /api/targets': { kind: 'role', ref: 'x' },
  'GET /api/guidance/pay': { kind: 'skill', of: 'SQL' },
  'GET /api/peers/calibration': { type: 'culture' },
  'GET /api/shared-answers/proposal': { turn: 'x' },
  'GET /api/practice/history': { question: 'x' },
}

/** The least request that the schemas of a call accept, with one value for all its ids. */
export function leastCall(
  { endpoint: { method, path } }: Contract,
  { id = 'none', query = {} }: { id?: string; query?: Record<string, string> } = {},
): InjectOptions & { method: string; url: string } {
  const key = `${method} ${path}`
  const learned = { path: 'none', name: 'none', check: 'none' }
  const params = { id, ...learned, track: 'sql', candidateId: id, pathId: id, module: '1', messageId: id }
  const url = urlOf(path, { params, query: { ...QUERIES[key], ...query } })
  const hasBody = method !== 'GET' && method !== 'DELETE'
  return { method, url, ...(hasBody ? { payload: BODIES[key] ?? version } : {}) }
}
