import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { FakeFailure } from '@tryka/api-client/testing'
import { accountApi, placesApi, skillsApi, type EndedPlace, type PlaceRow } from '@tryka/domain'
import { axeViolations } from '@tryka/ui/testing'
import { candidateApiWith, openApp } from '../../testing/open-app'
import { buildCandidatePlace, buildCompanyPlace, buildPlaces } from '../../testing/places'

const ID = '0190a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b'
const TEAM = `team-${ID}` as const

describe('The gate of a place', () => {
  beforeEach(() => {
    localStorage.clear()
    sessionStorage.clear()
  })

  function open(path: string) {
    const api = candidateApiWith()
    api.on(placesApi.list, () =>
      buildPlaces(
        [
          {
            place: TEAM,
            side: 'company',
            isDemo: false,
            name: 'Northwind',
            company: { id: ID, name: 'Northwind', logo: 'NW:1', state: 'verified' },
            role: 'Admin',
            unread: 0,
            waiting: { applications: 2, interviews: 0 },
          },
        ],
        { kind: 'registered', email: 'asha@example.com', admitted: true },
      ),
    )
    openApp(path, api)
    return api
  }

  it('writes the place of a guest into the address before anything is asked', async () => {
    const api = open('/candidate-dashboard?section=cv-builder&resume=7')

    await screen.findByRole('heading', { level: 1, name: 'CV Builder' })
    expect(window.location.search).toMatch(/^\?section=cv-builder&(resume=(7|new)&)?place=demo$/)
    expect(api.calls.slice(1).every(({ place }) => place === 'demo')).toBe(true)
  })

  it('says that a place of the other side or a wrong one is not here, and where to go', async () => {
    const api = open('/candidate-dashboard?place=demo-team')

    expect(await screen.findByRole('heading', { name: 'This is not here' })).toBeVisible()
    expect(await screen.findByRole('link', { name: 'Northwind' })).toHaveAttribute(
      'href',
      `/company-dashboard?section=overview&place=${TEAM}`,
    )
    expect(api.calls.some(({ path }) => path === '/api/place')).toBe(false)
    expect(await axeViolations()).toEqual([])
  })

  it('is left by what one does next, when the seat ended and no word of it came', async () => {
    let ended = false
    const refuse = () => {
      throw new FakeFailure(404, { code: 'NO_SUCH_PLACE', detail: 'You have no such place.' })
    }
    const api = candidateApiWith()
    api.on(placesApi.get, ({ place }) => (ended ? refuse() : buildCandidatePlace({ place })))
    api.on(skillsApi.get, () => refuse())
    openApp('/candidate-dashboard?place=me&section=cv-builder', api)
    await screen.findByRole('heading', { level: 1, name: 'CV Builder' })

    ended = true
    await userEvent.click(screen.getByRole('link', { name: /^Skills/ }))

    expect(await screen.findByRole('heading', { level: 1, name: 'This is not here' })).toBeVisible()
  })

  describe('of somebody who signed in', () => {
    const asha = { id: 'person-1', kind: 'registered', email: 'asha@example.com' }
    const refused = () => {
      throw new FakeFailure(404, { code: 'NO_SUCH_PLACE', detail: 'You have no such place.' })
    }
    function follow(ended: EndedPlace[] = []) {
      let user: object = asha
      const api = candidateApiWith()
      api.on(accountApi.open, () => ({ user, guestDays: 7 }))
      api.on(accountApi.signOut, () => {
        user = { id: 'guest-1', kind: 'guest', email: null }
      })
      const account = { kind: 'registered', email: asha.email, admitted: true } as const
      api.on(placesApi.list, () => ({ ...buildPlaces([], account), ended }))
      api.on(placesApi.get, refused)
      const path = `/company-dashboard?place=${TEAM}&section=applications&application=a1`
      openApp(path, api)
      return { api, path }
    }

    it('offers another account for a link of a strange place, and comes back to it', async () => {
      const { path } = follow()

      expect(await screen.findByRole('heading', { name: 'This belongs to another account' })).toBeVisible()
      expect(screen.getByText('You are signed in as asha@example.com.')).toBeVisible()
      expect(await axeViolations()).toEqual([])
      await userEvent.click(screen.getByRole('button', { name: 'Sign in as somebody else' }))

      expect(await screen.findByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible()
      expect(window.location.pathname + window.location.search).toBe(
        `/sign-in?return=${encodeURIComponent(path)}`,
      )
    })

    it.each([
      ['removed', 'You are no longer in the team of Northwind', 'You were taken off this team on 3 Nov 2026'],
      ['left', 'You left Northwind', 'You left this team on 3 Nov 2026'],
      ['closed', 'Northwind is closed', 'This company closed on 3 Nov 2026'],
    ] as const)('says what became of a place that ended: %s', async (how, title, text) => {
      const at = '2026-11-03T12:00:00.000Z'
      follow([{ place: TEAM, side: 'company', name: 'Northwind', how, at }])

      expect(await screen.findByRole('heading', { name: title })).toBeVisible()
      expect(screen.getByText((said) => said.startsWith(text))).toBeVisible()
      expect(screen.queryByRole('button', { name: 'Sign in as somebody else' })).toBeNull()
      expect(await axeViolations()).toEqual([])
    })
  })

  it('sends a guest who follows a link of an account to the sign-in, and back', async () => {
    const api = candidateApiWith()
    api.on(placesApi.get, () => {
      throw new FakeFailure(403, { code: 'SIGN_IN_FIRST', detail: 'Sign in first.' })
    })
    openApp('/candidate-dashboard?place=me&section=profile', api)

    expect(await screen.findByRole('heading', { name: 'Sign in first' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      `/sign-in?return=${encodeURIComponent('/candidate-dashboard?place=me&section=profile')}`,
    )
  })

  it('leads to the sign-in when another tab signed out, whichever guests the tabs begin meanwhile', async () => {
    let user: object = { id: 'person-1', kind: 'registered', email: 'asha@example.com' }
    const api = candidateApiWith()
    api.on(accountApi.open, () => ({ user, guestDays: 7 }))
    const path = '/candidate-dashboard?place=demo&section=cv-builder&resume=new'
    openApp(path, api)
    await screen.findByRole('heading', { level: 1, name: 'CV Builder' })

    for (const id of ['guest-1', 'guest-2']) {
      user = { id, kind: 'guest', email: null }
      const newValue = JSON.stringify({ id, kind: 'guest' })
      const key = 'tryka:account'
      await act(async () => void window.dispatchEvent(new StorageEvent('storage', { key, newValue })))
    }

    expect(await screen.findByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible()
    expect(window.location.pathname + window.location.search).toBe(
      `/sign-in?return=${encodeURIComponent(path)}`,
    )
  })

  it('leads somebody without a profile to one, and back to what the link names', async () => {
    const path = '/candidate-dashboard?place=me&section=opportunities&job=j1&src=careers'
    const api = candidateApiWith()
    api.on(accountApi.open, () => ({
      user: { id: 'person-1', kind: 'registered', email: 'asha@example.com' },
      guestDays: 7,
    }))
    api.on(placesApi.list, () =>
      buildPlaces([], { kind: 'registered', email: 'asha@example.com', admitted: true }),
    )
    api.on(placesApi.get, () => {
      throw new FakeFailure(404, { code: 'NO_SUCH_PLACE', detail: 'You have no such place.' })
    })
    openApp(path, api)

    expect(await screen.findByRole('heading', { name: 'Begin your profile first' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Begin your profile' })).toHaveAttribute(
      'href',
      `/welcome?start=profile&return=${encodeURIComponent(path)}`,
    )
    expect(await axeViolations()).toEqual([])
  })

  it('finds one of many places by its name, from six on', async () => {
    const named = (name: string, n: number): PlaceRow => {
      const id = ID.slice(0, -2) + String(n).padStart(2, '0')
      return {
        place: `team-${id}`,
        side: 'company',
        isDemo: false,
        name,
        company: { id, name, logo: 'NW:1', state: 'verified' },
        role: 'Recruiter',
        unread: n === 7 ? 3 : 0,
        waiting: { applications: 0, interviews: 0 },
      }
    }
    const many = Array.from({ length: 8 }, (_, n) => named(n === 7 ? 'Łódź Études' : `Firm ${n}`, n))
    let live = many.slice(0, 3)
    const account = { kind: 'registered', email: 'asha@example.com', admitted: true } as const
    const begin = async () => {
      const api = candidateApiWith()
      api.on(placesApi.list, () => buildPlaces(live, account))
      openApp('/candidate-dashboard?section=cv-builder&place=demo', api)
      await userEvent.click(await screen.findByRole('button', { name: /^Place: / }))
      await screen.findByRole('menuitemradio', { name: /^Firm 2(?!\d)/ })
    }
    await begin()
    expect(screen.queryByRole('menuitem', { name: 'Search places' })).toBeNull()
    cleanup()
    live = many
    await begin()

    await userEvent.click(screen.getByRole('menuitem', { name: 'Search places' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Your places' }))
    expect(dialog.getByText('10 of 10')).toBeVisible()
    const field = dialog.getByRole('searchbox', { name: 'Search places' })
    await userEvent.type(field, 'łódź')
    expect(dialog.getByText('1 of 10')).toBeVisible()
    expect(dialog.getByRole('link', { name: 'Łódź Études' })).toHaveAttribute(
      'href',
      expect.stringContaining(many[7]?.place ?? ''),
    )
    expect(await axeViolations()).toEqual([])
    await userEvent.clear(field)
    await userEvent.type(field, 'nobody')
    expect(dialog.getByText('No place has this name.')).toBeVisible()
    await userEvent.clear(field)
    await userEvent.type(field, 'firm 6{Enter}')
    await waitFor(() => expect(window.location.search).toContain(many[6]?.place ?? '?'))
    expect(window.location.pathname).toBe('/company-dashboard')
  })

  it('shows the name of the place, and its ways to the others as links', async () => {
    const api = open('/candidate-dashboard?section=cv-builder')
    const trigger = await screen.findByRole('button', { name: /^Place: Ananya Rao, Demo, job seeker/ })
    api.on(placesApi.get, ({ place }) =>
      place === TEAM ? buildCompanyPlace('Admin', { place, isDemo: false }) : buildCandidatePlace(),
    )

    act(() => trigger.focus())
    await userEvent.keyboard('{Enter}')

    const team = await screen.findByRole('menuitemradio', { name: /^Northwind/ })
    expect(team).toHaveAttribute('href', `/company-dashboard?section=overview&place=${TEAM}`)
    expect(screen.getByRole('menuitemradio', { name: /^Ananya Rao/ })).toBeChecked()
    expect(screen.getByRole('menuitem', { name: 'Start your profile' })).toBeVisible()
    expect(screen.getByRole('menuitem', { name: 'New company' })).toBeVisible()
  })
})
