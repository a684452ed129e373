import type { FakeApi } from '@tryka/api-client/testing'
import {
  onboardingApi,
  parsePlace,
  placesApi,
  type Onboarding,
  type PlaceRow,
  type Places,
  type PlaceView,
  type TeamRole,
} from '@tryka/domain'
import { inHours } from './hiring'

export const ZONE = 'America/Los_Angeles'
export const MEMBER = { id: 'member-1', name: 'Leila Haddad' }

const common = { isDemo: true, isGuest: true, timeZone: ZONE, seededAt: inHours(-2), erasedAt: inHours(160) }

export const buildCandidatePlace = (over: object = {}): PlaceView =>
  ({
    ...common,
    place: 'demo',
    side: 'candidate',
    candidate: { id: 'candidate-1', name: 'Ananya Rao', initials: 'AR' },
    hasOwnTimeZone: true,
    unread: { messages: 0, notifications: 0 },
    waiting: { applications: 2, interviews: 1 },
    ...over,
  }) as PlaceView

export const buildCompanyPlace = (role: TeamRole = 'Admin', over: object = {}): PlaceView =>
  ({
    ...common,
    place: 'demo-team',
    side: 'company',
    company: {
      id: 'company-1',
      name: 'Meridian Chain',
      logo: 'MC:1',
      state: 'verified',
      takenDown: false,
      member: { ...MEMBER, title: 'HR Manager', role },
    },
    unread: { messages: 4, notifications: 1 },
    waiting: { applications: 29, interviews: 3 },
    ...over,
  }) as PlaceView

export const DEMO_ROWS: PlaceRow[] = [
  {
    place: 'demo',
    side: 'candidate',
    isDemo: true,
    name: 'Ananya Rao',
    company: null,
    role: null,
    unread: 0,
    waiting: { applications: 0, interviews: 0 },
  },
  {
    place: 'demo-team',
    side: 'company',
    isDemo: true,
    name: 'Meridian Chain',
    company: { id: 'company-1', name: 'Meridian Chain', logo: 'MC:1', state: 'verified' },
    role: 'Admin',
    unread: 4,
    waiting: { applications: 29, interviews: 3 },
  },
]

export const buildPlaces = (live: PlaceRow[] = [], account: Partial<Places['account']> = {}): Places => ({
  account: { kind: 'guest', email: null, admitted: false, state: 'active', ...account },
  places: [...live, ...DEMO_ROWS],
  ended: [],
})

/** Somebody who is not on the list and typed nothing yet. */
export const buildOnboarding = (over: Partial<Onboarding> = {}): Onboarding => ({
  request: null,
  invitation: null,
  demo: null,
  draft: {},
  keptAt: null,
  isEarlier: false,
  looked: false,
  ...over,
})

/** Answers what the gate asks for in a demo. */
export function withPlaces(api: FakeApi, role: TeamRole = 'Admin'): FakeApi {
  api.on(placesApi.list, () => buildPlaces())
  api.on(onboardingApi.get, () => buildOnboarding())
  api.on(onboardingApi.keep, () => undefined)
  api.on(placesApi.get, ({ place }) =>
    parsePlace(place)?.side === 'company' ? buildCompanyPlace(role) : buildCandidatePlace(),
  )
  return api
}
