import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { companiesApi, type CompanyCase } from '@tryka/domain'
import type { FakeApi } from '@tryka/api-client/testing'
import { adminApiWith, casesOf, openApp } from './open-app'

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
  postings: 2,
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
  api.on(companiesApi.cases, ({ query }) => casesOf(stored, query['state']))
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
export const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
export const sent = (api: FakeApi) =>
  api.calls.filter(({ method }) => method === 'POST').map(({ body }) => body)
