import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createFakeApi } from '@tryka/api-client/testing'
import { deliveryApi, type DeliveryPreferencesUpdate } from '@tryka/domain'
import { axeViolations } from '@tryka/ui/testing'
import { KESTREL } from '../../testing/hiring'
import { bodiesOf, refusing } from '../../testing/open-app'
import { openSection } from '../../testing/open-section'
import { buildCandidatePlace } from '../../testing/places'
import { buildPreferences } from '../../testing/preferences'
import { MuteButton } from './mute-company'

const LIVE = buildCandidatePlace({ isDemo: false, place: 'me' })

function open(about?: string) {
  const api = createFakeApi()
  let stored = buildPreferences()
  api.on(deliveryApi.preferences, () => stored)
  api.on(deliveryApi.setPreferences, ({ body }) => {
    const { mute } = body as DeliveryPreferencesUpdate
    stored = buildPreferences({ muted: mute?.muted ? [KESTREL] : [] })
    return stored
  })
  const button =
    about === undefined ? (
      <MuteButton company={KESTREL} />
    ) : (
      <MuteButton company={{ id: KESTREL.id }} about={about} />
    )
  openSection(button, api, '', LIVE)
  return api
}
const sent = (api: ReturnType<typeof open>) => bodiesOf(api, 'PUT', '/api/preferences')

describe('Muting a company where it is met', () => {
  it('says what it does, and takes it back by the same button', async () => {
    const api = open()
    await userEvent.click(await screen.findByRole('button', { name: 'Mute Kestrel Labs' }))
    expect(await screen.findByText('Kestrel Labs is muted')).toBeVisible()
    expect(screen.getByText(/No mail and no push of it but decisions/)).toBeVisible()
    await userEvent.click(await screen.findByRole('button', { name: 'Unmute Kestrel Labs' }))

    expect(await screen.findByText('Kestrel Labs is not muted any more')).toBeVisible()
    expect(await screen.findByRole('button', { name: 'Mute Kestrel Labs' })).toBeVisible()
    expect(sent(api)).toEqual([true, false].map((muted) => ({ mute: { companyId: KESTREL.id, muted } })))
    expect(await axeViolations()).toEqual([])
  })

  it('names the line beside it where the company has no name there', async () => {
    const api = open('An answer is here')
    const name = 'Mute this company: An answer is here'
    await userEvent.click(await screen.findByRole('button', { name }))
    await waitFor(() => expect(sent(api)).toHaveLength(1))
  })

  it('says when it could not be done, and stays as it was', async () => {
    const api = open()
    api.on(
      deliveryApi.setPreferences,
      refusing(409, { code: 'TOO_MANY', detail: 'You have muted 200 companies. Unmute one first.' }),
    )
    await userEvent.click(await screen.findByRole('button', { name: 'Mute Kestrel Labs' }))
    expect(await screen.findByText(/You have muted 200 companies|could not be muted/)).toBeVisible()
    expect(await screen.findByRole('button', { name: 'Mute Kestrel Labs' })).toBeVisible()
  })

  it('is not offered in a demo, where nothing is sent', async () => {
    const api = createFakeApi()
    api.on(deliveryApi.preferences, () => buildPreferences())
    openSection(
      <>
        <p>Here</p>
        <MuteButton company={KESTREL} />
      </>,
      api,
      '',
      buildCandidatePlace({ isDemo: true }),
    )
    expect(await screen.findByText('Here')).toBeVisible()
    expect(screen.queryByRole('button', { name: /Mute/ })).toBeNull()
    expect(bodiesOf(api, 'GET', '/api/preferences')).toEqual([])
  })
})
