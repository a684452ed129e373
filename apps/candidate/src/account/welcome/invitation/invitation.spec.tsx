import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { accountApi, admissionsApi, onboardingApi, placesApi, type InvitationView } from '@tryka/domain'
import type { FakeApi } from '@tryka/api-client/testing'
import { axeViolations } from '@tryka/ui/testing'
import { bodiesOf, candidateApiWith, openApp, refusing } from '../../../testing/open-app'
import { buildOnboarding, buildPlaces } from '../../../testing/places'

const TOKEN = 'aB3-_'.repeat(8)
const LINK = `/welcome#invite=${TOKEN}`
const VIEW: InvitationView = {
  address: 'a…@example.com',
  invitedBy: 'Tryka',
  state: 'ready',
  endsAt: '2026-12-06T12:00:00.000Z',
  request: { at: '2026-03-03T12:00:00.000Z', field: 'Cybersecurity' },
}
const session = (email: string) => ({ user: { id: `id-${email}`, kind: 'registered', email }, guestDays: 7 })
const ASHA = 'asha@example.com'

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const accepts = (api: FakeApi) => bodiesOf(api, 'POST', admissionsApi.accept.endpoint.path)

/** A browser whose account the server changes as it would. */
function apiWith(view: Partial<InvitationView> = {}, email?: string): FakeApi {
  const api = candidateApiWith()
  if (email) api.on(accountApi.open, () => session(email))
  api.on(admissionsApi.read, () => ({ ...VIEW, ...view }))
  api.on(admissionsApi.accept, () => ({ signIn: false, session: session(ASHA) }))
  api.on(placesApi.list, () => buildPlaces([], { kind: 'registered', email: ASHA, admitted: true }))
  return api
}

describe('The page of an invitation', () => {
  beforeEach(() => {
    localStorage.clear()
    sessionStorage.clear()
  })

  it('says what it is, takes its link out of the address bar, and does nothing by itself', async () => {
    const api = apiWith()
    openApp(LINK, api)

    await heading('Your place is ready')
    expect(screen.getByText('a…@example.com')).toBeVisible()
    expect(screen.getByText(/You joined the list on 3 Mar 2026/)).toBeVisible()
    expect(window.location.href).not.toContain('invite')
    expect(accepts(api)).toEqual([])
    expect(api.calls.every(({ path }) => !path.includes(TOKEN))).toBe(true)
    expect(await axeViolations()).toEqual([])
  })

  it('begins by one press of the keyboard, without a code', async () => {
    const api = apiWith()
    openApp(LINK, api)
    await heading('Your place is ready')

    screen.getByRole('button', { name: 'Start as a…@example.com' }).focus()
    await userEvent.keyboard('{Enter}')

    await heading('What brings you here?')
    expect(accepts(api)).toEqual([{ token: TOKEN }])
    expect(window.location.pathname).toBe('/welcome')
  })

  it('asks for the code of an account that exists', async () => {
    const api = apiWith({ state: 'account_exists' })
    api.on(admissionsApi.accept, () => ({ signIn: true }))
    openApp(LINK, api)
    await heading('Your place is ready')
    expect(screen.getByText(/has an account already/)).toBeVisible()

    await press('Start as a…@example.com')

    await heading('Sign in')
    expect(window.location.search).toBe('?return=/welcome')
  })

  it('asks first whoever is signed in as somebody else, and lets them stay', async () => {
    const api = apiWith({ state: 'other_account' }, 'ben@example.com')
    openApp(LINK, api)
    await heading('Your place is ready')
    expect(screen.getByText('You are signed in as ben@example.com')).toBeVisible()
    expect(await axeViolations()).toEqual([])

    await press('Stay ben@example.com')

    await heading('What brings you here?')
    expect(accepts(api)).toEqual([])
    expect(bodiesOf(api, 'POST', accountApi.signOut.endpoint.path)).toEqual([])
  })

  it('signs the other out when they go on', async () => {
    const api = apiWith({ state: 'other_account' }, 'ben@example.com')
    api.on(accountApi.signOut, () => undefined)
    openApp(LINK, api)
    await heading('Your place is ready')

    await press('Go on as a…@example.com')

    await heading('What brings you here?')
    const pressed: string[] = [accountApi.signOut.endpoint.path, admissionsApi.accept.endpoint.path]
    const order = api.calls.map(({ path }) => path).filter((path) => pressed.includes(path))
    expect(order).toEqual(pressed)
  })

  it.each([
    ['used, old or taken back', LINK],
    ['cut on its way', '/welcome#invite=a%20b'],
  ])('offers a new link for one that is %s', async (_kind, link) => {
    const api = apiWith()
    api.on(admissionsApi.read, refusing(410, { code: 'INVITATION_OVER', detail: 'It does not work.' }))
    api.on(admissionsApi.again, () => ({ received: true }))
    openApp(link, api)
    await heading('This link does not work any more')
    expect(await axeViolations()).toEqual([])
    await press('Send me a new one')
    expect(screen.getByLabelText('Email')).toHaveFocus()

    await userEvent.type(screen.getByLabelText('Email'), ASHA)
    await press('Send me a new one')

    expect(await screen.findByText('Look into your mail')).toBeVisible()
    expect(bodiesOf(api, 'POST', admissionsApi.again.endpoint.path)).toEqual([{ email: ASHA }])
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/sign-in?return=/welcome')
  })

  it('is not over because the server was away', async () => {
    const api = apiWith()
    api.on(admissionsApi.read, refusing(503, { detail: 'Busy.' }))
    openApp(LINK, api)
    await screen.findByText(/could not be read/)
    api.on(admissionsApi.read, () => VIEW)

    await press('Retry')

    await heading('Your place is ready')
  })

  it('shows what became of it when the press came too late', async () => {
    const api = apiWith()
    openApp(LINK, api)
    await heading('Your place is ready')
    const gone = refusing(410, { code: 'INVITATION_OVER', detail: 'This link does not work any more.' })
    api.on(admissionsApi.accept, gone)
    api.on(admissionsApi.read, gone)

    await press('Start as a…@example.com')

    await heading('This link does not work any more')
  })
})

describe('Who is not let in', () => {
  const request = {
    at: '2026-03-03T12:00:00.000Z',
    standing: 'listed' as const,
    name: 'Asha Nair',
    title: '',
    technology: null,
    experience: null,
    company: '',
  }
  const open = (over: Parameters<typeof buildOnboarding>[0]) => {
    const api = apiWith({}, ASHA)
    api.on(placesApi.list, () => buildPlaces([], { kind: 'registered', email: ASHA, admitted: false }))
    api.on(onboardingApi.get, () => buildOnboarding(over))
    openApp('/welcome', api)
    return api
  }

  it('reads since when they are on the list', async () => {
    open({ request })

    await heading('You are on the list')
    expect(screen.getByText(/On the list since 3 Mar 2026/)).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Join the list' })).toBeNull()
    expect(await axeViolations()).toEqual([])
  })

  it('can have an invitation that has ended mailed anew', async () => {
    const ended = { state: 'expired' as const, sentAt: VIEW.endsAt, endsAt: VIEW.endsAt }
    const api = open({ request, invitation: ended })
    api.on(admissionsApi.again, () => ({ received: true }))
    await heading('Your invitation has ended')

    await press('Send me a new one')

    expect(await screen.findByText('A new link is on its way')).toBeVisible()
    expect(bodiesOf(api, 'POST', admissionsApi.again.endpoint.path)).toEqual([{ email: ASHA }])
  })
})

describe('What somebody told and typed before', () => {
  beforeEach(() => localStorage.clear())

  const open = (over: Parameters<typeof buildOnboarding>[0]) => {
    const api = apiWith({}, ASHA)
    api.on(onboardingApi.get, () => buildOnboarding(over))
    openApp('/welcome?start=profile', api)
    return api
  }

  it('is filled in, and kept with the account as it changes', async () => {
    const api = open({
      request: {
        at: '2026-03-03T12:00:00.000Z',
        standing: 'joined',
        name: 'Asha Nair',
        title: 'Data engineer',
        technology: 'Cybersecurity',
        experience: 'mid',
        company: '',
      },
      draft: { company: { name: 'Northwind', domain: '', industry: '', size: '' } },
    })
    await heading('Who are you?')
    expect(screen.getByLabelText('Name')).toHaveValue('Asha Nair')
    expect(screen.getByLabelText('Field you work in')).toHaveValue('Cybersecurity')
    expect(screen.getByText(/Experience: Mid/)).toBeVisible()

    await userEvent.type(screen.getByLabelText('Name'), ' Rao')

    await waitFor(() => expect(bodiesOf(api, 'PUT', '/api/onboarding')).not.toEqual([]), { timeout: 4_000 })
    expect(bodiesOf(api, 'PUT', '/api/onboarding').at(-1)).toEqual({
      draft: {
        company: { name: 'Northwind', domain: '', industry: '', size: '' },
        'profile-about': expect.objectContaining({ name: 'Asha Nair Rao' }),
      },
    })
  })

  it('goes on from another browser, and loses to what is newer here', async () => {
    const typed = { name: 'From the phone', title: '', location: '', country: '', technology: 'Blockchain' }
    open({ draft: { 'profile-about': typed }, keptAt: '2026-11-22T10:00:00.000Z' })
    await heading('Who are you?')
    expect(screen.getByLabelText('Name')).toHaveValue('From the phone')
    await userEvent.type(screen.getByLabelText('Name'), ' and here')
    document.body.replaceChildren()

    open({ draft: { 'profile-about': typed }, keptAt: '2026-11-22T10:00:00.000Z' })

    await heading('Who are you?')
    expect(screen.getByLabelText('Name')).toHaveValue('From the phone and here')
  })
})
