import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {
  accountApi,
  candidateMessagesApi,
  certificatesApi,
  coachDataApi,
  credentialsApi,
  marketApi,
  placesApi,
  type CandidateSettings,
  type CoachSettings,
  type OwnSelfIdentification,
  settingsApi,
} from '@tryka/domain'
import { createFakeApi } from '@tryka/api-client/testing'
import { axeViolations } from '@tryka/ui/testing'
import { inHours, KESTREL } from '../../testing/hiring'
import { buildSettings } from '../../testing/person'
import { bodiesOf, GUEST, refusing } from '../../testing/open-app'
import { openSection } from '../../testing/open-section'
import { buildCandidatePlace } from '../../testing/places'
import { Settings } from './settings'

type Sent = Omit<CandidateSettings, 'blockedCompanies'> & { blockedCompanyIds: string[] }
const session = {
  id: 'session-1',
  device: 'Firefox on Linux',
  createdAt: inHours(-9),
  lastSeenAt: inHours(-1),
  current: false,
}

function withSettings() {
  const api = createFakeApi()
  let stored = buildSettings()
  let sessions = [{ ...session, id: 'session-0', device: 'Chrome on Linux', current: true }, session]
  api.on(settingsApi.get, () => stored)
  let kept: CoachSettings = { keeping: 'year' }
  api.on(coachDataApi.settings, () => kept)
  api.on(coachDataApi.save, ({ body }) => (kept = body as CoachSettings))
  api.on(coachDataApi.erase, () => undefined)
  api.on(settingsApi.update, ({ body }) => {
    const { account, privacy, notifications, blockedCompanyIds, version } = body as Sent
    stored = {
      account: { ...stored.account, ...account },
      privacy,
      listing: stored.listing,
      notifications,
      blockedCompanies: blockedCompanyIds.map(() => KESTREL),
      version: version + 1,
    }
    return stored
  })
  api.on(accountApi.sessions, () => sessions)
  api.on(accountApi.endSession, () => {
    sessions = sessions.slice(0, 1)
  })
  api.on(accountApi.open, () => GUEST)
  api.on(accountApi.erase, () => undefined)
  api.on(credentialsApi.list, () => ({ items: [] }))
  api.on(certificatesApi.list, () => ({ items: [], finished: [] }))
  api.on(marketApi.previewErase, () => ({ goes: [{ what: 'Applications', count: 12 }], stays: [] }))
  api.on(candidateMessagesApi.recipients, () => ({ items: [KESTREL] }))
  let answers: OwnSelfIdentification = NOTHING_GIVEN
  api.on(marketApi.ownSelfIdentification, () => answers)
  api.on(marketApi.selfIdentification, ({ body }) => {
    const { consent, ...given } = body as Omit<OwnSelfIdentification, 'consentAt'> & { consent: boolean }
    answers = consent ? { ...given, consentAt: '2025-01-08T10:00:00.000Z' } : NOTHING_GIVEN
  })
  return api
}
function open() {
  const api = withSettings()
  openSection(<Settings />, api, '?section=settings')
  return api
}
/** The settings of a profile in the live market. */
function openLive() {
  const api = withSettings()
  const goes = [{ what: 'Skills', count: 7 }]
  const stays = [{ what: 'Applications: dates and decisions', count: 3 }]
  api.on(placesApi.previewEraseProfile, () => ({ goes, stays }))
  api.on(placesApi.eraseProfile, () => undefined)
  const place = buildCandidatePlace({ place: 'me', isDemo: false, isGuest: false })
  openSection(<Settings />, api, '?section=settings&place=me', place)
  return api
}
const NOTHING_GIVEN = { ageBand: null, gender: null, ethnicity: null, consentAt: null }
const sent = (api: ReturnType<typeof open>) => bodiesOf(api, 'PUT', '/api/candidate/settings') as Sent[]

describe('Settings', () => {
  it('keeps practice as long as chosen, and deletes what the coach keeps after asking', async () => {
    const api = open()
    const card = within(await screen.findByRole('region', { name: 'Coach' }))
    expect(await card.findByRole('radio', { name: '12 months' })).toBeChecked()
    await userEvent.click(card.getByRole('radio', { name: 'Until I delete it' }))
    expect(await screen.findByText('Setting saved')).toBeVisible()
    expect(bodiesOf(api, 'PUT', /coach\/settings$/)).toEqual([{ keeping: 'by-hand' }])
    await waitFor(() => expect(card.getByRole('radio', { name: 'Until I delete it' })).toBeChecked())
    await userEvent.click(card.getByRole('button', { name: 'Delete what the coach keeps' }))
    const asked = within(await screen.findByRole('alertdialog'))
    await userEvent.click(asked.getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('Deleted')).toBeVisible()
    expect(api.calls.filter(({ method }) => method === 'DELETE').map(({ path }) => path)).toEqual([
      '/api/coach/data',
    ])
  })

  it('are accessible, with the voluntary questions among them', async () => {
    open()

    expect(await screen.findByRole('button', { name: 'Save answers' })).toBeVisible()
    expect(await axeViolations()).toEqual([])
  })

  it('applies switches at once, one after the other on the newest version', async () => {
    const api = open()

    await userEvent.click(await screen.findByRole('switch', { name: 'Visible to recruiters' }))
    await userEvent.click(screen.getByRole('switch', { name: 'Allow direct messages' }))

    await waitFor(() => expect(sent(api)).toHaveLength(2))
    expect(sent(api).map(({ version }) => version)).toEqual([7, 8])
    expect(sent(api)[1]?.privacy).toEqual({
      visibleToRecruiters: false,
      showOnlineStatus: true,
      allowDirectMessages: false,
      includeInTalentDirectory: true,
    })
    expect(screen.getByRole('switch', { name: 'Visible to recruiters' })).not.toBeChecked()
  })

  it('say from when on the directory shows a new profile', async () => {
    const api = withSettings()
    const from = '2025-01-08T18:10:00.000Z'
    api.on(settingsApi.get, () => buildSettings({ listing: { missing: [], from, afterMinutes: 10 } }))
    openSection(<Settings />, api, '?section=settings')

    const directory = await screen.findByRole('switch', { name: 'Include in talent directory' })
    expect(directory).toHaveAccessibleDescription(
      /^You stand in searches and talent pools. Companies find you in the directory from .*8 Jan.* on\.$/,
    )
  })

  it('turns a switch back when it could not be saved', async () => {
    const api = open()
    api.on(settingsApi.update, refusing(409, { code: 'STALE', detail: 'Changed.' }))

    await userEvent.click(await screen.findByRole('switch', { name: 'Show online status' }))

    expect(await screen.findByRole('alert')).toHaveTextContent('The settings were changed somewhere else.')
    await waitFor(() => expect(screen.getByRole('switch', { name: 'Show online status' })).toBeChecked())
  })

  it('chooses the ways of a notification', async () => {
    const api = open()

    const group = within(await screen.findByRole('group', { name: 'Interview reminders' }))
    await userEvent.click(group.getByRole('checkbox', { name: 'Push' }))

    await waitFor(() => expect(sent(api)).toHaveLength(1))
    expect(sent(api)[0]?.notifications['Interview reminders']).toEqual({ email: true, push: true })
    expect(await screen.findByText('Setting saved')).toBeVisible()
  })

  it('saves the account with Save All Changes', async () => {
    const api = open()
    const name = await screen.findByLabelText('Display name')

    await userEvent.clear(name)
    await userEvent.click(screen.getByRole('button', { name: 'Save All Changes' }))
    expect(await screen.findByText('Add a display name.')).toBeVisible()
    expect(name).toHaveFocus()
    await userEvent.type(name, 'Ananya R')
    await userEvent.click(screen.getByRole('button', { name: 'Save All Changes' }))

    expect(await screen.findByText('Settings saved')).toBeVisible()
    expect(name).toHaveAccessibleDescription('The Name of your Profile.')
    expect(screen.getByRole('textbox', { name: /^Bio/ })).toHaveAccessibleDescription(
      'The Professional Summary of your Profile.',
    )
    expect(sent(api).map(({ account }) => account.displayName)).toEqual(['Ananya R'])
  })

  it('shows what others save where nothing was typed, and keeps what was', async () => {
    const api = open()
    await userEvent.type(await screen.findByLabelText('Display name'), ' R')
    const stored = buildSettings()
    api.on(settingsApi.get, () => ({
      ...stored,
      account: { ...stored.account, displayName: 'Somebody', bio: 'Written elsewhere.' },
      version: 20,
    }))
    api.on(settingsApi.update, refusing(409, { code: 'STALE', detail: 'Changed.' }))

    await userEvent.click(screen.getByRole('switch', { name: 'Show online status' }))

    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: /^Bio/ })).toHaveValue('Written elsewhere.'),
    )
    const typed = `${stored.account.displayName} R`
    expect(screen.getByLabelText('Display name')).toHaveValue(typed)
    await userEvent.click(screen.getByRole('button', { name: 'Save All Changes' }))
    await waitFor(() =>
      expect(sent(api).at(-1)).toMatchObject({
        account: { displayName: typed, bio: 'Written elsewhere.' },
        version: 20,
      }),
    )
  })

  it('blocks a company and lets it go', async () => {
    const api = open()

    await userEvent.selectOptions(await screen.findByLabelText('Block a company'), 'Kestrel Labs')
    await userEvent.click(screen.getByRole('button', { name: 'Block' }))
    await userEvent.click(await screen.findByRole('button', { name: /^Unblock/ }))

    await waitFor(() => expect(sent(api).map((body) => body.blockedCompanyIds)).toEqual([['company-1'], []]))
  })

  it('keeps voluntary answers only with consent, reads them back and takes them back', async () => {
    const api = open()
    const bodies = () => bodiesOf(api, 'PUT', '/api/privacy/self-identification')

    await userEvent.selectOptions(await screen.findByLabelText(/^Gender/), 'Woman')
    await userEvent.click(screen.getByRole('button', { name: 'Save answers' }))
    expect(screen.getByText(/^Agree first/)).toBeVisible()
    expect(bodies()).toEqual([])
    await userEvent.click(screen.getByRole('checkbox', { name: /^Keep these answers/ }))
    await userEvent.click(screen.getByRole('button', { name: 'Save answers' }))

    expect(await screen.findByText('Given on 8 Jan 2025.')).toBeVisible()
    expect(screen.getByLabelText(/^Gender/)).toHaveValue('Woman')
    await userEvent.click(screen.getByRole('button', { name: 'Take answers back' }))
    await waitFor(() => expect(screen.getByLabelText(/^Gender/)).toHaveValue(''))
    expect(bodies()).toEqual([
      { gender: 'Woman', ageBand: null, ethnicity: null, consent: true },
      { gender: null, ageBand: null, ethnicity: null, consent: false },
    ])
  })

  it('ends a session in another browser, and not this one', async () => {
    open()

    const buttons = await screen.findAllByRole('button', { name: /^End session/ })
    expect(buttons).toHaveLength(1)
    await userEvent.click(buttons[0] as HTMLElement)

    expect(await screen.findByText('Session ended')).toBeVisible()
    await waitFor(() => expect(screen.queryByText('Firefox on Linux')).toBeNull())
  })

  it('erases only after the word is typed, and says what goes', async () => {
    const api = open()

    await userEvent.click(await screen.findByRole('button', { name: 'Erase account' }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(await dialog.findByText('Applications')).toBeVisible()
    expect(
      dialog.getByText(/^If a decision restricts this account, a code that stands for your/),
    ).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Erase account' }))
    expect(await dialog.findByText('Type “erase” to confirm.')).toBeVisible()
    expect(dialog.getByLabelText('Type “erase”')).toHaveFocus()
    expect(bodiesOf(api, 'POST', '/api/account/erase')).toEqual([])
    await userEvent.type(dialog.getByLabelText('Type “erase”'), 'erase')
    await userEvent.click(dialog.getByRole('button', { name: 'Erase account' }))

    expect(await screen.findByText('Account erased')).toBeVisible()
    expect(bodiesOf(api, 'POST', '/api/account/erase')).toEqual([{ confirm: 'erase', credentials: 'keep' }])
  })

  it('erases a profile alone, and says what stays without its name', async () => {
    const api = openLive()

    await userEvent.click(await screen.findByRole('button', { name: 'Erase profile' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Erase profile?' }))
    expect(await dialog.findByText('Applications: dates and decisions')).toBeVisible()
    expect(dialog.queryByText(/a code that stands for your address/)).toBeNull()
    expect(await axeViolations()).toEqual([])
    await userEvent.type(dialog.getByLabelText('Type “erase”'), 'erase')
    await userEvent.click(dialog.getByRole('button', { name: 'Erase profile' }))

    expect(await screen.findByText('Profile erased')).toBeVisible()
    expect(bodiesOf(api, 'POST', '/api/profile/erase')).toEqual([{ confirm: 'erase' }])
    expect(bodiesOf(api, 'POST', '/api/account/erase')).toEqual([])
  })

  it('can be read again when it could not be loaded', async () => {
    const api = createFakeApi()
    api.on(settingsApi.get, refusing(500))
    openSection(<Settings />, api)
    expect(await screen.findByText(/^The settings could not be loaded/)).toBeVisible()
  })
})
