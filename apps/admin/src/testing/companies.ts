import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { companiesApi, consoleApi, moderationApi, type CompanyCase, type MadeDecision } from '@tryka/domain'
import { FakeFailure, type FakeApi } from '@tryka/api-client/testing'
import { madeOf } from './moderation'
import { adminApiWith, casesOf, openApp } from './open-app'

const NOW = '2025-01-09T12:00:00.000Z'

export const CASES = '/api/admin/companies'
export const idOf = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`

export const companyOf = (n: number, name: string, over: Partial<CompanyCase> = {}): CompanyCase => ({
  id: idOf(n),
  name,
  logo: 'TL:1',
  domain: 'tidewater.example',
  industry: 'Technology',
  size: '50-100',
  location: 'Lisbon',
  country: 'PT',
  description: 'Storage that\nnever forgets.',
  state: 'pending',
  since: `2025-01-0${n}T09:05:00.000Z`,
  createdAt: '2025-01-01T08:00:00.000Z',
  maker: { name: 'ben@tidewater.example', email: 'ben@tidewater.example', since: '2024-12-20T08:00:00.000Z' },
  provenBy: 'ben@tidewater.example',
  recordFoundAt: null,
  alike: [],
  similar: [],
  postings: 2,
  latest: [
    { id: idOf(91), title: 'Ledger Engineer', status: 'Active', at: '2025-01-02T08:00:00.000Z' },
    { id: idOf(92), title: 'Data Engineer', status: 'Draft', at: '2025-01-01T08:00:00.000Z' },
  ],
  reason: null,
  question: null,
  change: null,
  doubtedAt: null,
  waits: over.state === undefined || over.state === 'pending' ? 'proof' : null,
  version: 2,
  ...over,
})
export const tidewater = companyOf(1, 'Tidewater Labs')
export const quietBay = companyOf(2, 'Quiet Bay Robotics', { domain: 'quietbay.example' })
export const northwind = companyOf(3, 'Northwind', { state: 'verified', domain: 'northwind.example' })
export const refusedOne = companyOf(4, 'Nexora Talent', {
  state: 'refused',
  reason: 'The name is\nanother’s.',
})

/** A server that decides as ours does. */
export function companiesApiWith(companies: readonly CompanyCase[]) {
  const api = adminApiWith([])
  let stored = [...companies]
  let decided: MadeDecision[] = []
  api.on(consoleApi.companyDecisions, ({ params }) => {
    const { state } = stored.find(({ id }) => id === params['id']) ?? tidewater
    return { items: decided, may: state === 'verified' ? ['warn', 'take_down', 'suspend'] : [] }
  })
  api.on(consoleApi.suspendCompany, ({ params, body }) => {
    const { ground } = body as { ground: MadeDecision['ground'] }
    const of = stored.find(({ id }) => id === params['id']) ?? tidewater
    decided = [madeOf({ subject: 'company', name: of.name, ground }), ...decided]
    stored = stored.map((each) => (each.id === of.id ? { ...each, state: 'suspended' } : each))
    return { items: decided, may: ['warn', 'take_down'] }
  })
  api.on(consoleApi.closing, () => ({ postings: 2, open: 1, members: 3 }))
  api.on(consoleApi.closeCompany, ({ params }) => {
    stored = stored.map((each) => (each.id === params['id'] ? { ...each, state: 'closing' } : each))
    return { items: decided, may: [] }
  })
  api.on(moderationApi.lift, ({ body }) => {
    const { reason } = body as { reason: string }
    const lifted = { state: 'lifted', liftedAt: NOW, liftedBy: 'meera.admin', liftReason: reason } as const
    decided = decided.map((each) => ({ ...each, ...lifted }))
    stored = stored.map((each) => (each.state === 'suspended' ? { ...each, state: 'verified' } : each))
    return decided[0] ?? madeOf(lifted)
  })
  api.on(companiesApi.cases, ({ query }) => casesOf(stored, query['state'], query))
  api.on(companiesApi.case, ({ params }) => {
    const found = stored.find(({ id }) => id === params['id'])
    if (!found) throw new FakeFailure(404, { code: 'NOT_FOUND', detail: 'This company does not exist.' })
    return found
  })
  api.on(companiesApi.decide, ({ params, body }) => {
    const { decision, reason } = body as { decision: string; reason?: string }
    const before = stored.find(({ id }) => id === params['id']) ?? tidewater
    const state = decision === 'verify' ? 'verified' : 'refused'
    const now: CompanyCase = {
      ...before,
      state: before.waits === 'proof' ? state : before.state,
      waits: null,
      reason: reason ?? null,
      version: before.version + 1,
    }
    stored = stored.map((each) => (each.id === now.id ? now : each))
    return now
  })
  return { api, change: (next: readonly CompanyCase[]) => void (stored = [...next]) }
}

export async function openCompanies(companies: readonly CompanyCase[], query = '') {
  const server = companiesApiWith(companies)
  openApp(`/admin-companies${query}`, server.api)
  await screen.findByRole('tab', { name: /^To verify/ })
  return server
}

export const queue = async () =>
  within(await screen.findByRole('list', { name: 'Companies' })).getAllByRole('link')
export const title = (name: string) => screen.findByRole('heading', { level: 2, name })
export const words = () => screen.getByRole('textbox', { name: /^Words to the company/ })
export const choose = (label: string) =>
  userEvent.click(screen.getByRole('radio', { name: new RegExp(`^${label}`) }))
export const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
export const sent = (api: FakeApi) =>
  api.calls.filter(({ method }) => method === 'POST').map(({ body }) => body)
