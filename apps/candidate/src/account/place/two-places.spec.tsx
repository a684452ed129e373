import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useQuery } from '@tanstack/react-query'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { createApiClient } from '@tryka/api-client'
import { createFakeApi, FakeFailure, type FakeApi } from '@tryka/api-client/testing'
import { AppShell, createQueryClient, endpointQuery, useApi } from '@tryka/app-shell'
import { forgetToasts } from '@tryka/app-shell/testing'
import {
  companyApi,
  getCompanySettings,
  marketApi,
  parsePlace,
  placesApi,
  resetMarket,
  type AccountSession,
  type PlaceName,
} from '@tryka/domain'
import { useChange } from '../../base/calls/calls'
import { useLive } from '../../base/live/use-live'
import { usePlace } from '../../base/place/place'
import { SessionContext } from '../../base/session'
import { useTypedDraft } from '../../base/unsaved/typed-draft'
import { buildCompanySettings } from '../../testing/company-figures'
import { Stream } from '../../testing/event-source'
import { buildLiveEvent } from '../../testing/live-events'
import { buildCompanyPlace } from '../../testing/places'
import { PlaceGate } from './place-gate'

const ID = '0190a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b'
const TEAM: PlaceName = `team-${ID}`
const PERSON = {
  user: { id: 'person-1', kind: 'registered', email: 'asha@example.com' },
  guestDays: 7,
} as AccountSession

/** Reads, changes, follows and keeps something in whatever place it stands. */
function Inside() {
  const view = usePlace()
  const api = useApi()
  useLive()
  const settings = useQuery(endpointQuery(getCompanySettings))
  const note = useTypedDraft('note', '')
  const change = useChange((client) => client.call(resetMarket), { failed: 'No.' })
  return (
    <section aria-label={view.place}>
      <p>{settings.data?.name ?? 'Reading'}</p>
      <output>{view.unread.messages} unread</output>
      <a href={api.url('/api/file')}>File</a>
      <input
        aria-label="Note"
        value={note.value}
        onChange={(event) => note.change(event.currentTarget.value)}
      />
      <button onClick={() => change.mutate()}>Change</button>
    </section>
  )
}

const Tab = ({ place }: { place: PlaceName }) => (
  <MemoryRouter initialEntries={[`/company-dashboard?place=${place}`]}>
    <Routes>
      <Route
        path="*"
        element={
          <PlaceGate side="company">
            <Inside />
          </PlaceGate>
        }
      />
    </Routes>
  </MemoryRouter>
)

function apiOfTwo(): FakeApi {
  const api = createFakeApi()
  api.on(placesApi.get, ({ place }) =>
    buildCompanyPlace('Admin', { place, isDemo: parsePlace(place)?.isDemo }),
  )
  api.on(companyApi.settings, ({ place }) => ({ ...buildCompanySettings(), name: `Settings of ${place}` }))
  return api
}

function openTwo(api: FakeApi) {
  forgetToasts()
  const client = createApiClient({ fetch: api.fetch })
  render(
    <AppShell client={client} queryClient={createQueryClient({ client })}>
      <SessionContext value={PERSON}>
        <Tab place="demo-team" />
        <Tab place={TEAM} />
      </SessionContext>
    </AppShell>,
  )
}
const at = async (place: PlaceName) => within(await screen.findByRole('region', { name: place }))

describe('Two places over one API', () => {
  beforeEach(() => {
    localStorage.clear()
    sessionStorage.clear()
    Stream.all = []
    Object.assign(globalThis, { EventSource: Stream })
  })
  afterEach(() => void Reflect.deleteProperty(globalThis, 'EventSource'))

  it('read, link and change each in its own name', async () => {
    const api = apiOfTwo()
    openTwo(api)
    const [demo, team] = [await at('demo-team'), await at(TEAM)]

    expect(await demo.findByText('Settings of demo-team')).toBeVisible()
    expect(await team.findByText(`Settings of ${TEAM}`)).toBeVisible()
    expect(team.getByRole('link', { name: 'File' })).toHaveAttribute('href', `/api/file?place=${TEAM}`)
    expect(demo.getByRole('link', { name: 'File' })).toHaveAttribute('href', '/api/file?place=demo-team')
    expect(api.calls.every(({ place }) => place !== undefined)).toBe(true)

    const before = api.calls.length
    api.on(marketApi.reset, () => {
      throw new FakeFailure(409, { detail: 'Not here.' })
    })
    await userEvent.click(team.getByRole('button', { name: 'Change' }))

    // The change and what is read anew after it are of that place alone.
    await waitFor(() => expect(api.calls.length).toBeGreaterThanOrEqual(before + 3))
    expect(new Set(api.calls.slice(before).map(({ place }) => place))).toEqual(new Set([TEAM]))
  })

  it('hear each its own stream', async () => {
    const api = apiOfTwo()
    openTwo(api)
    const [demo, team] = [await at('demo-team'), await at(TEAM)]
    await demo.findByText('Settings of demo-team')
    await team.findByText(`Settings of ${TEAM}`)
    const before = api.calls.length
    const stream = Stream.all.find(({ url }) => url.includes(TEAM))
    act(() => stream?.say(buildLiveEvent({ place: TEAM, unread: { messages: 9, notifications: 0 } })))

    expect(await team.findByText('9 unread')).toBeVisible()
    expect(demo.getByText('4 unread')).toBeVisible()
    await waitFor(() => expect(api.calls.length).toBeGreaterThan(before))
    expect(new Set(api.calls.slice(before).map(({ place }) => place))).toEqual(new Set([TEAM]))
  })

  it('keep each its own draft', async () => {
    openTwo(apiOfTwo())
    const [demo, team] = [await at('demo-team'), await at(TEAM)]

    await userEvent.type(team.getByLabelText('Note'), 'Ours')

    expect(demo.getByLabelText('Note')).toHaveValue('')
    expect(Object.keys(localStorage).filter((key) => key.includes('note'))).toEqual([
      `tryka:typed:person-1:${TEAM}:note`,
    ])
  })
})
