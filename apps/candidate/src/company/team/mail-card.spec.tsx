import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { companiesApi, deliveryApi, placesApi } from '@tryka/domain'
import { axeViolations } from '@tryka/ui/testing'
import { companyApiWith } from '../../testing/company'
import { bodiesOf, openApp, refusing } from '../../testing/open-app'
import { buildCompanyPlace } from '../../testing/places'

const PLACE = 'team-0190a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b'

function open() {
  const api = companyApiWith()
  api.on(placesApi.get, () => buildCompanyPlace('Recruiter', { place: PLACE, isDemo: false, isGuest: false }))
  api.on(companiesApi.verification, () => ({
    state: 'verified',
    domain: 'northwind.com',
    since: '2025-01-08T10:00:00.000Z',
    sentTo: null,
    reason: null,
    againAt: null,
    canProve: false,
  }))
  openApp(`/company-dashboard?section=settings&place=${PLACE}`, api)
  return api
}
const card = async () => within(await screen.findByRole('region', { name: 'Your mail' }))
const NAME = 'Interview reminders by email'

describe('The mail of a member of a team', () => {
  beforeEach(() => {
    localStorage.clear()
    sessionStorage.clear()
  })

  it('is switched off and on again, with one press each', async () => {
    const api = open()
    const shown = await card()
    expect(await shown.findByRole('switch', { name: NAME })).toBeChecked()
    expect(await axeViolations()).toEqual([])
    const off = { mail: { 'Interview reminders': false } }
    api.on(deliveryApi.setPreferences, () => off)
    api.on(deliveryApi.preferences, () => off)

    await userEvent.click(shown.getByRole('switch', { name: NAME }))

    expect(await screen.findByText(`${NAME} are off now`)).toBeVisible()
    expect(shown.getByRole('switch', { name: NAME })).not.toBeChecked()
    expect(bodiesOf(api, 'PUT', '/api/preferences')).toEqual([off])
  })

  it('stays as it is when it could not be saved, and says so', async () => {
    const api = open()
    const shown = await card()
    api.on(deliveryApi.setPreferences, refusing(503, { code: 'BUSY', detail: 'Try again in a moment.' }))

    await userEvent.click(await shown.findByRole('switch', { name: NAME }))

    expect(await screen.findByText('Try again in a moment.')).toBeVisible()
    expect(shown.getByRole('switch', { name: NAME })).toBeChecked()
  })

  it('says when it could not be loaded', async () => {
    const api = companyApiWith()
    api.on(placesApi.get, () =>
      buildCompanyPlace('Recruiter', { place: PLACE, isDemo: false, isGuest: false }),
    )
    api.on(deliveryApi.preferences, refusing(500, { code: 'INTERNAL', detail: 'No.' }))
    openApp(`/company-dashboard?section=settings&place=${PLACE}`, api)

    expect(
      await screen.findByText('Your choices could not be loaded. Check your connection, then try again.'),
    ).toBeVisible()
  })
})
