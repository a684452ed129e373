import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {
  APP_BASES,
  deliveryApi,
  placesApi,
  pushApi,
  type DeliveryPreferences,
  type DeliveryPreferencesUpdate,
  type PushBrowser,
} from '@tryka/domain'
import { axeViolations } from '@tryka/ui/testing'
import { companyApiWith } from '../../testing/company'
import { bodiesOf, openApp, refusing } from '../../testing/open-app'
import { buildCompanyPlace } from '../../testing/places'
import { buildPreferences, buildPushBrowser } from '../../testing/preferences'
import { WORKER } from './push-here'

const PLACE = 'team-0190a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b'

interface Given {
  preferences?: Partial<DeliveryPreferences>
  browsers?: PushBrowser[]
}

function open({ preferences = {}, browsers = [] }: Given = {}) {
  const api = companyApiWith()
  api.on(placesApi.get, () => buildCompanyPlace('Recruiter', { place: PLACE, isDemo: false, isGuest: false }))
  let stored = buildPreferences(preferences)
  api.on(deliveryApi.preferences, () => stored)
  api.on(deliveryApi.setPreferences, ({ body }) => {
    const { kinds = {}, quietHours, timeZone, showDetails } = body as DeliveryPreferencesUpdate
    stored = {
      ...stored,
      kinds: Object.fromEntries(
        Object.entries(stored.kinds).map(([kind, ways]) => [
          kind,
          { ...ways, ...kinds[kind as keyof typeof kinds] },
        ]),
      ) as DeliveryPreferences['kinds'],
      ...(quietHours === undefined ? {} : { quietHours }),
      ...(timeZone === undefined ? {} : { timeZone }),
      ...(showDetails === undefined ? {} : { showDetails }),
    }
    return stored
  })
  let left = browsers
  api.on(pushApi.browsers, () => ({ items: left }))
  api.on(pushApi.remove, () => {
    left = []
  })
  api.on(pushApi.test, () => undefined)
  openApp(`/company-dashboard?section=settings&place=${PLACE}`, api)
  return api
}
const region = async (name: string) => within(await screen.findByRole('region', { name }))
const sent = (api: ReturnType<typeof open>) => bodiesOf(api, 'PUT', '/api/preferences')

describe('What reaches the person', () => {
  beforeEach(() => {
    localStorage.clear()
    sessionStorage.clear()
  })

  it('is chosen kind by kind and way by way, and is accessible', async () => {
    const api = open()
    const shown = await region('Notifications')
    const box = await shown.findByRole('checkbox', { name: 'Messages by push' })
    expect(box).toBeChecked()
    expect(await axeViolations()).toEqual([])

    await userEvent.click(box)

    await waitFor(() => expect(shown.getByRole('checkbox', { name: 'Messages by push' })).not.toBeChecked())
    expect(sent(api)).toEqual([{ kinds: { Messages: { push: false } } }])
  })

  it('waits in quiet hours that are set, refused when they make no sense, and switched off', async () => {
    const api = open()
    const shown = await region('When it may wait')
    const to = await shown.findByLabelText('To')
    await userEvent.clear(to)
    await userEvent.type(to, '21:00')
    await userEvent.click(shown.getByRole('button', { name: 'Save hours' }))
    expect(shown.getByText('Choose two different times.')).toBeVisible()
    expect(sent(api)).toEqual([])

    await userEvent.clear(to)
    await userEvent.type(to, '06:30')
    await userEvent.click(shown.getByRole('button', { name: 'Save hours' }))
    await waitFor(() => expect(sent(api)).toEqual([{ quietHours: { from: '21:00', to: '06:30' } }]))
    await userEvent.click(shown.getByRole('switch', { name: 'Quiet hours' }))
    await waitFor(() => expect(shown.queryByLabelText('To')).toBeNull())
    expect(sent(api).at(-1)).toEqual({ quietHours: null })
  })

  it('is tried in a browser that takes pushes, and stops with it', async () => {
    open({ browsers: [buildPushBrowser(), buildPushBrowser({ id: 'gone', label: 'Edge', state: 'gone' })] })
    const shown = await region('Push')
    expect(await shown.findByText(/^Push is on in 1 browser\./)).toBeVisible()
    expect(shown.getByText(/takes no pushes any more/)).toBeVisible()
    expect(await axeViolations()).toEqual([])

    await userEvent.click(shown.getByRole('button', { name: /^Send a test/ }))
    expect(await screen.findByText('Test sent')).toBeVisible()
    await userEvent.click(shown.getByRole('button', { name: /^Remove.*Firefox/ }))
    expect(await shown.findByText(/^Push is off\./)).toBeVisible()
  })

  it('says when it could not be loaded', async () => {
    const api = companyApiWith()
    api.on(placesApi.get, () =>
      buildCompanyPlace('Recruiter', { place: PLACE, isDemo: false, isGuest: false }),
    )
    api.on(deliveryApi.preferences, refusing(500, { code: 'INTERNAL', detail: 'No.' }))
    openApp(`/company-dashboard?section=settings&place=${PLACE}`, api)
    expect(await screen.findByText(/^Your choices could not be loaded/)).toBeVisible()
  })

  it('comes through a worker that is where the app has its files', () => {
    expect(WORKER).toBe(`${APP_BASES.candidate}push-worker.js`)
    expect(existsSync(join(__dirname, '../../../public/push-worker.js'))).toBe(true)
  })
})
