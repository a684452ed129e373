import { render } from '@testing-library/react'
import { createApiClient } from '@tryka/api-client'
import { createFakeApi, FakeFailure, type FakeApi } from '@tryka/api-client/testing'
import { forgetToasts } from '@tryka/app-shell/testing'
import {
  adminApi,
  captchaApi,
  COMPANY_STATES,
  companiesApi,
  contactApi,
  localDay,
  moderationApi,
  signupStats,
  matchesFilters,
  type AdminRole,
  type CompanyCase,
  type CompanyState,
  type SignupRecord,
} from '@tryka/domain'
import { App } from '../app/app'
import { createStepUp } from '../features/session/factors/step-up'

/** An owner who has signed in. */
export const MEERA = { username: 'meera.admin', role: 'owner', level: 'full', factor: false } as const

const NOW = new Date('2025-01-09T12:00:00.000Z')

/** A fake API with an administrator, a list of signups and an easy sum. */
export function adminApiWith(signups: readonly SignupRecord[]): FakeApi {
  const api = createFakeApi()
  api.on(captchaApi.get, () => ({ captchaId: 'c1', question: '7 × 4 = ?', expiresAt: NOW.toISOString() }))
  api.on(adminApi.me, () => MEERA)
  api.on(contactApi.unread, () => ({ unread: 0 }))
  api.on(companiesApi.cases, () => casesOf([]))
  api.on(moderationApi.cases, () => ({
    items: [],
    next: null,
    oldest: null,
    counts: { open: 0, decided: 0, objections: 0 },
  }))
  api.on(adminApi.stats, () => signupStats(signups, NOW))
  api.on(adminApi.signups, ({ query }) => {
    const { search = '', type = 'all', sort, page = '1', pageSize = '50' } = query
    const { experience, field, verified } = query
    const { from = '', to = '9999-12-31', zone = 'UTC' } = query
    const found = signups.filter((signup) => {
      const day = localDay(new Date(signup.createdAt), zone)
      const isOfParts =
        (!experience || signup.experience === experience) &&
        (!field || signup.focusArea === field) &&
        (!verified || signup.emailVerified === (verified === 'yes'))
      return matchesFilters(signup, search, type as 'all') && isOfParts && from <= day && day <= to
    })
    if (sort === 'oldest') found.reverse()
    const [at, size] = [Number(page), Number(pageSize)]
    return { items: found.slice((at - 1) * size, at * size), total: found.length, page: at, pageSize: size }
  })
  return api
}

/** The same, with an administrator of a role. */
export function adminApiAs(role: AdminRole): FakeApi {
  const api = adminApiWith([])
  api.on(adminApi.me, () => ({ ...MEERA, role }))
  return api
}

/** The answer to a list of companies, five a page: those of a state, and how many there are of each. */
export function casesOf(
  companies: readonly CompanyCase[],
  state?: string,
  { q = '', after = '0' }: Partial<Record<string, string>> = {},
) {
  // Those that wait are a list of their own, whatever their state.
  const isIn = (company: CompanyCase, list: string) =>
    list === 'pending' ? company.waits !== null : company.state === list
  const count = (each: CompanyState) => companies.filter((company) => isIn(company, each)).length
  const found = companies.filter(
    (company) =>
      (!state || isIn(company, state)) &&
      `${company.name} ${company.domain}`.toLowerCase().includes(q.toLowerCase()),
  )
  const end = Number(after) + 5
  return {
    items: found.slice(Number(after), end),
    next: end < found.length ? String(end) : null,
    counts: Object.fromEntries(COMPANY_STATES.map((each) => [each, count(each)])),
  }
}

/** An answer that is an error. */
export const refusing =
  (status: number, body: unknown = '') =>
  (): never => {
    throw new FakeFailure(status, body)
  }

/** Opens the whole app at a path, as a browser would. */
export function openApp(path: string, api: FakeApi) {
  forgetToasts()
  window.history.replaceState({}, '', path)
  const stepUp = createStepUp(api.fetch)
  return render(<App client={createApiClient({ fetch: stepUp.fetch })} stepUp={stepUp} />)
}

/** The requests made to a path, with their query. */
export const callsTo = (api: FakeApi, path: string): string[] =>
  api.calls.filter((call) => call.path.split('?')[0] === path).map((call) => call.path)
