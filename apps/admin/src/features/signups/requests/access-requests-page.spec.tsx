import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {
  adminApi,
  inviteApi,
  sendInvitations,
  SIGNUPS_CSV,
  type InvitedSignups,
  type SignupRecord,
} from '@tryka/domain'
import type { FakeApi } from '@tryka/api-client/testing'
import { buildSignupRecord } from '@tryka/domain/testing'
import { axeViolations } from '@tryka/ui/testing'
import { adminApiWith, callsTo, openApp, refusing } from '../../../testing/open-app'

const search = () => screen.getByRole('searchbox', { name: 'Search requests' })
const type = () => screen.getByRole('combobox', { name: 'Type' })
const cards = () => screen.getAllByText(/@example\.com$/).map((email) => email.closest('[tabindex="-1"]'))
const summary = (text: string | RegExp) => screen.findByText(text)

const people: SignupRecord[] = [
  buildSignupRecord({
    name: 'Ananya Rao',
    email: 'ananya@example.com',
    focusArea: 'Blockchain',
    interests: ['Blockchain', 'Cybersecurity'],
    experience: 'mid',
    message: 'I audit contracts.',
    createdAt: '2025-01-08T09:00:00.000Z',
  }),
  buildSignupRecord({
    name: 'Meridian Chain',
    email: 'talent@example.com',
    userType: 'company',
    focusArea: 'DevOps',
    interests: ['Data Science'],
    company: 'Meridian',
    position: 'Head of hiring',
    emailVerified: false,
  }),
]
const many = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    buildSignupRecord({ name: `Person ${index}`, email: `person${index}@example.com` }),
  )

async function open(signups: readonly SignupRecord[] = people, path = '/admin-access-requests') {
  const api = adminApiWith(signups)
  openApp(path, api)
  await screen.findByRole('heading', { name: 'Access Requests' })
  return api
}

describe('Access requests page', () => {
  afterEach(() => localStorage.clear())

  it('counts the list and shows each request whole', async () => {
    await open()

    expect(await summary('Showing 2 of 2 requests')).toBeVisible()
    for (const label of ['Total Requests', 'Candidates', 'Companies', 'This Week'])
      expect(screen.getByText(label, { selector: 'dt' })).toBeVisible()
    const [ananya, meridian] = cards()
    expect(ananya).toHaveTextContent(/Ananya Raoananya@example\.comCandidateVerified8 Jan 2025, \d\d:00/)
    expect(ananya).toHaveTextContent(/Focus areaBlockchainExperienceMid \(3–5 years\)/)
    expect(ananya).toHaveTextContent(/InterestsBlockchainCybersecurityI audit contracts\.$/)
    expect(ananya).not.toHaveTextContent('Company')
    expect(meridian).toHaveTextContent(/CompanyUnverified/)
    expect(meridian).toHaveTextContent(/CompanyMeridianPositionHead of hiringInterestsData Science$/)
  })

  it('searches after a pause in typing and keeps the search in the address', async () => {
    const api = await open()
    await summary('Showing 2 of 2 requests')

    await userEvent.type(search(), 'CYBER')

    expect(await summary('Showing 1 of 2 requests')).toBeVisible()
    expect(cards()).toHaveLength(1)
    expect(window.location.search).toBe('?search=CYBER')
    expect(callsTo(api, '/api/admin/early-access').slice(1)).toEqual([
      '/api/admin/early-access?search=CYBER&pageSize=50&page=1',
    ])
  })

  it('filters by type, together with the search', async () => {
    const api = await open(people, '/admin-access-requests?search=e')
    await summary('Showing 2 of 2 requests')

    await userEvent.selectOptions(type(), 'Companies')

    expect(await summary('Showing 1 of 2 requests')).toBeVisible()
    expect(screen.getByText('Meridian Chain')).toBeVisible()
    expect(window.location.search).toBe('?search=e&type=company')
    expect(callsTo(api, '/api/admin/early-access').at(-1)).toContain('search=e&type=company')
  })

  describe('of some days', () => {
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
    const days = ['2025-01-07', '2025-01-08', '2025-01-09'].map((day) =>
      buildSignupRecord({ email: `${day}@example.com`, createdAt: `${day}T12:00:00.000Z` }),
    )
    const field = (label: string) => screen.getByLabelText(label)

    it('are asked for in the zone of the console, and stand in the address', async () => {
      const api = await open(days)
      await summary('Showing 3 of 3 requests')

      await userEvent.type(field('From'), '2025-01-08')
      expect(await summary('Showing 2 of 3 requests')).toBeVisible()
      await userEvent.type(field('Until'), '2025-01-08')

      expect(await summary('Showing 1 of 3 requests')).toBeVisible()
      expect(screen.getByText('2025-01-08@example.com')).toBeVisible()
      expect(window.location.search).toBe('?from=2025-01-08&to=2025-01-08')
      const last = new URLSearchParams(callsTo(api, '/api/admin/early-access').at(-1)?.split('?')[1])
      expect([last.get('from'), last.get('to'), last.get('zone')]).toEqual(['2025-01-08', '2025-01-08', zone])
      expect(screen.getByText(`Everyone waiting for early access. Days are those of ${zone}.`)).toBeVisible()
      expect(await axeViolations()).toEqual([])
    })

    it('say what is wrong where the last is before the first, and ask for nothing', async () => {
      const api = await open(days, '/admin-access-requests?from=2025-01-09&to=2025-01-08')

      expect(await screen.findByRole('heading', { name: 'No day is in this range' })).toBeVisible()
      expect(field('Until')).toBeInvalid()
      expect(field('Until')).toHaveAccessibleDescription(/The last day is before the first\.$/)
      await userEvent.click(screen.getByRole('button', { name: 'Export CSV' }))
      expect(await screen.findByRole('alert')).toHaveTextContent('The last day is before the first.')
      expect(callsTo(api, '/api/admin/early-access')).toEqual([])
      expect(callsTo(api, SIGNUPS_CSV.path)).toEqual([])
      expect(await axeViolations()).toEqual([])

      await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }))
      expect(await summary('Showing 3 of 3 requests')).toBeVisible()
      expect([field('From'), field('Until')].map((each) => (each as HTMLInputElement).value)).toEqual([
        '',
        '',
      ])
      expect(window.location.search).toBe('')
    })

    it.each(['0002-01-08', 'yesterday', '2025-02-30', '2025-1-8'])(
      'are not there where the address says %s',
      async (day) => {
        const valid = day.startsWith('0002')
        const api = await open(days, `/admin-access-requests?from=${day}`)
        await summary('Showing 3 of 3 requests')
        expect(callsTo(api, '/api/admin/early-access')[0]?.includes('from=')).toBe(valid)
      },
    )

    it('are taken once a year is whole', async () => {
      const api = await open(days)
      await summary('Showing 3 of 3 requests')

      fireEvent.change(field('From'), { target: { value: '0002-01-08' } })
      fireEvent.change(field('From'), { target: { value: '0020-01-08' } })
      expect(field('From')).toHaveValue('0020-01-08')
      expect(window.location.search).toBe('')
      fireEvent.change(field('From'), { target: { value: '2025-01-08' } })

      expect(await summary('Showing 2 of 3 requests')).toBeVisible()
      expect(callsTo(api, '/api/admin/early-access')).toHaveLength(2)
    })
  })

  it('reads the filters from a shared address', async () => {
    await open(people, '/admin-access-requests?search=meridian&type=company')

    expect(await summary('Showing 1 of 2 requests')).toBeVisible()
    expect(search()).toHaveValue('meridian')
    expect(type()).toHaveValue('company')
  })

  it('forgets the filters when the navigation opens the screen anew', async () => {
    await open(people, '/admin-access-requests?search=meridian')
    await summary('Showing 1 of 2 requests')

    const navigation = screen.getByRole('navigation', { name: 'Admin' })
    await userEvent.click(within(navigation).getByRole('link', { name: /^Access Requests/ }))

    expect(await summary('Showing 2 of 2 requests')).toBeVisible()
    expect(search()).toHaveValue('')
  })

  it('says when no request matches and clears the filters', async () => {
    await open(people, '/admin-access-requests?search=nobody')
    expect(await screen.findByRole('heading', { name: 'No requests match your filters' })).toBeVisible()

    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }))

    expect(await summary('Showing 2 of 2 requests')).toBeVisible()
    expect(search()).toHaveValue('')
    expect(window.location.search).toBe('')
  })

  it('says when there is no request at all', async () => {
    await open([])

    expect(await screen.findByRole('heading', { name: 'No requests yet' })).toBeVisible()
    expect(screen.getByText('Showing 0 of 0 requests')).toBeVisible()
  })

  it('shows fifty more at a time and moves the focus to the first of them', async () => {
    const api = await open(many(120))
    expect(await summary('Showing 50 of 120 requests')).toBeVisible()

    await userEvent.click(screen.getByRole('button', { name: 'Show more' }))

    expect(await summary('Showing 100 of 120 requests')).toBeVisible()
    await waitFor(() => expect(cards()[50]).toHaveFocus())
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }))
    expect(await summary('Showing 120 of 120 requests')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
    expect(callsTo(api, '/api/admin/early-access').at(-1)).toContain('pageSize=50&page=3')
  })

  it('shows what was shown when the screen is opened again, without moving the focus', async () => {
    await open(many(120))
    await summary('Showing 50 of 120 requests')
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }))
    await summary('Showing 100 of 120 requests')
    expect(window.location.search).toBe('?pages=2')

    cleanup()
    const api = await open(many(120), `/admin-access-requests${window.location.search}`)

    expect(await summary('Showing 100 of 120 requests')).toBeVisible()
    expect(callsTo(api, '/api/admin/early-access')).toEqual([
      '/api/admin/early-access?pageSize=50&page=1',
      '/api/admin/early-access?pageSize=50&page=2',
    ])
    expect(document.body).toHaveFocus()

    await userEvent.click(screen.getByRole('button', { name: 'Refresh' }))
    expect(await summary('Showing 50 of 120 requests')).toBeVisible()
    expect(window.location.search).toBe('')
  })

  it('stops where the list ends, whatever the address says', async () => {
    const api = await open(many(60), '/admin-access-requests?pages=999')

    expect(await summary('Showing 60 of 60 requests')).toBeVisible()
    expect(callsTo(api, '/api/admin/early-access')).toHaveLength(2)
  })

  it('shows as many at a time as were chosen, from the first page, and remembers it', async () => {
    const api = await open(many(120), '/admin-access-requests?pages=2')
    await summary('Showing 100 of 120 requests')
    const atATime = () => screen.getByRole('combobox', { name: 'Requests at a time' })

    await userEvent.selectOptions(atATime(), '25 at a time')

    expect(await summary('Showing 25 of 120 requests')).toBeVisible()
    expect(window.location.search).toBe('?rows=25')
    expect(callsTo(api, '/api/admin/early-access').at(-1)).toContain('pageSize=25&page=1')
    cleanup()
    await open(many(120))
    expect(await summary('Showing 25 of 120 requests')).toBeVisible()
    expect(atATime()).toHaveValue('25')
    cleanup()
    // What a link says goes before what is remembered; nonsense says nothing.
    await open(many(120), '/admin-access-requests?rows=100')
    expect(await summary('Showing 100 of 120 requests')).toBeVisible()
    cleanup()
    await open(many(120), '/admin-access-requests?rows=7')
    expect(await summary('Showing 25 of 120 requests')).toBeVisible()
  })

  it('puts the oldest first, together with the filters, and keeps it in the address', async () => {
    const api = await open([...many(60), ...people])
    await summary('Showing 50 of 62 requests')

    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Oldest first')

    await waitFor(() => expect(cards()[0]).toHaveTextContent('Meridian Chain'))
    expect(window.location.search).toBe('?sort=oldest')
    await userEvent.selectOptions(type(), 'Candidates')
    await waitFor(() => expect(cards()[0]).toHaveTextContent('Ananya Rao'))
    expect(callsTo(api, '/api/admin/early-access').at(-1)).toBe(
      '/api/admin/early-access?type=candidate&sort=oldest&pageSize=50&page=1',
    )
  })

  it('says how many match when a filter found more than is shown', async () => {
    await open([...many(120), ...people], '/admin-access-requests?type=candidate')

    expect(await summary('Showing 50 of 122 requests: 121 match, 50 shown')).toBeVisible()
  })

  it('keeps what is shown when more cannot be loaded', async () => {
    const api = await open(many(60))
    await summary('Showing 50 of 60 requests')
    api.on(adminApi.signups, refusing(503, 'busy'))

    await userEvent.click(screen.getByRole('button', { name: 'Show more' }))

    expect(await screen.findByText('More requests could not be loaded. Try again.')).toBeVisible()
    expect(cards()).toHaveLength(50)
  })

  it('reads counts and list anew on Refresh', async () => {
    const signups = [...people]
    await open(signups)
    await summary('Showing 2 of 2 requests')
    signups.unshift(buildSignupRecord({ name: 'Yui Tanaka' }))

    await userEvent.click(screen.getByRole('button', { name: 'Refresh' }))

    expect(await summary('Showing 3 of 3 requests')).toBeVisible()
    expect(screen.getByText('Yui Tanaka')).toBeVisible()
  })

  it('says when Refresh failed and keeps the list', async () => {
    const api = await open()
    await summary('Showing 2 of 2 requests')
    api.on(adminApi.signups, refusing(503, { detail: 'Busy. Try again in a minute.' }))

    await userEvent.click(screen.getByRole('button', { name: 'Refresh' }))

    expect(await screen.findByRole('alert')).toHaveTextContent('ErrorBusy. Try again in a minute.')
    expect(cards()).toHaveLength(2)
  })

  it('says when the list could not be loaded and reads it again on Retry', async () => {
    const api = adminApiWith(people)
    api.on(adminApi.signups, refusing(500, 'broken'))
    openApp('/admin-access-requests', api)
    await screen.findByText(/^The requests could not be loaded/)

    const whole = adminApiWith(people)
    api.on(adminApi.signups, async ({ query }) =>
      (await whole.fetch(`/api/admin/early-access?${new URLSearchParams(query)}`)).json(),
    )
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))

    expect(await screen.findByText('Ananya Rao')).toBeVisible()
  })

  it('shows that it is loading', async () => {
    const api = adminApiWith(people)
    api.on(adminApi.signups, () => new Promise(() => undefined))

    openApp('/admin-access-requests', api)

    expect(await screen.findByText('Loading requests')).toBeInTheDocument()
  })

  it('has no accessibility violation', async () => {
    await open()
    await summary('Showing 2 of 2 requests')

    expect(await axeViolations()).toEqual([])
  })
})

describe('Invite', () => {
  const button = (name = 'Ananya Rao') => screen.queryByRole('button', { name: `Invite ${name}` })
  const press = async () => userEvent.click(await screen.findByRole('button', { name: 'Invite Ananya Rao' }))
  const answer = (over: Partial<InvitedSignups>) => ({
    invited: 0,
    before: 0,
    unverified: 0,
    ...over,
  })
  const sent = (api: FakeApi) =>
    api.calls.filter(({ path }) => path === sendInvitations.path).map(({ body }) => body)

  it('stands at requests with a proven address alone', async () => {
    await open()
    await summary('Showing 2 of 2 requests')

    expect(button()).toBeVisible()
    expect(button('Meridian Chain')).toBeNull()
  })

  it.each([
    ['invited', 'Invited'],
    ['joined', 'Joined'],
  ] as const)('is not there for somebody who was %s before', async (standing, word) => {
    openApp('/admin-access-requests', adminApiWith([{ ...(people[0] as SignupRecord), standing }]))

    expect(await screen.findByText(word)).toBeVisible()
    expect(button()).toBeNull()
  })

  it('lets a person in, once, says so and keeps the place of the focus', async () => {
    const api = await open()
    let finish: (body: InvitedSignups) => void = () => undefined
    const held = new Promise<InvitedSignups>((resolve) => void (finish = resolve))
    api.on(inviteApi.send, () => held)

    await press()
    await press()
    finish(answer({ invited: 1 }))

    expect(await screen.findByText('Invitation sent')).toBeVisible()
    expect(sent(api)).toEqual([{ key: expect.any(String), emails: ['ananya@example.com'] }])
    expect(button()).toBeNull()
    const [ananya] = cards()
    expect(ananya).toHaveTextContent(/8 Jan 2025, \d\d:00Invited/)
    expect(ananya).toHaveFocus()
  })

  it('still says so after the list was narrowed and widened again', async () => {
    const api = await open()
    api.on(inviteApi.send, () => answer({ invited: 1 }))
    await press()
    await screen.findByText('Invited')

    await userEvent.selectOptions(type(), 'Companies')
    await summary('Showing 1 of 2 requests')
    await userEvent.selectOptions(type(), 'All Types')
    await summary('Showing 2 of 2 requests')

    expect(screen.getByText('Invited')).toBeVisible()
  })

  it('says who was invited before', async () => {
    const api = await open()
    api.on(inviteApi.send, () => answer({ before: 1 }))

    await press()

    expect(await screen.findByText('Invited before')).toBeVisible()
    expect(cards()[0]).toHaveTextContent(/8 Jan 2025, \d\d:00Invited/)
  })

  it('says when the address is no proven one any more', async () => {
    const api = await open()
    api.on(inviteApi.send, () => answer({ unverified: 1 }))

    await press()

    expect(await screen.findByRole('alert')).toHaveTextContent(/Refresh the list/)
    expect(button()).toBeVisible()
  })

  it('says why it failed and can be pressed again', async () => {
    const api = await open()
    api.on(inviteApi.send, refusing(429, { detail: 'You can let in at most 500 people an hour.' }))

    await press()

    expect(await screen.findByRole('alert')).toHaveTextContent(
      'ErrorYou can let in at most 500 people an hour.',
    )
    api.on(inviteApi.send, () => answer({ invited: 1 }))
    await press()
    expect(await screen.findByText('Invitation sent')).toBeVisible()
  })

  it('goes to the sign-in screen when the session is over', async () => {
    const api = await open()
    api.on(inviteApi.send, refusing(401))

    await press()

    expect(await screen.findByRole('heading', { name: 'Admin sign-in' })).toBeVisible()
  })

  it('has no accessibility violation when somebody is in', async () => {
    const api = await open()
    api.on(inviteApi.send, () => answer({ invited: 1 }))
    await press()
    await screen.findByText('Invited')

    expect(await axeViolations()).toEqual([])
  })
})

describe('Export CSV', () => {
  // The browser's own download: jsdom has neither object URLs nor files to save.
  const saved: { file: Blob | undefined; name: string }[] = []
  beforeEach(() => {
    saved.length = 0
    let file: Blob | undefined
    Object.assign(URL, {
      createObjectURL: (blob: Blob) => {
        file = blob
        return 'blob:file'
      },
      revokeObjectURL: () => undefined,
    })
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push({ file, name: this.download })
    })
  })

  const csvOf = (api: FakeApi, answer: () => Response): FakeApi => ({
    ...api,
    fetch: async (input, init) => {
      const answered = String(input).startsWith(SIGNUPS_CSV.path)
      if (answered) api.calls.push({ method: 'GET', path: String(input), body: undefined, place: undefined })
      return answered ? answer() : api.fetch(input, init)
    },
  })
  const openWith = async (answer: () => Response, query = '') => {
    const api = csvOf(adminApiWith(people), answer)
    openApp(`/admin-access-requests${query}`, api)
    await screen.findByText(/^Showing/)
    await userEvent.click(screen.getByRole('button', { name: 'Export CSV' }))
    return api
  }

  it('saves the file under its name and says so', async () => {
    await openWith(() => new Response('id,name\r\n'))

    expect(await screen.findByText('Export Started')).toBeVisible()
    expect(screen.getByText('CSV file download has been initiated.')).toBeVisible()
    expect(saved.map(({ name }) => name)).toEqual(['early-access-signups.csv'])
    expect(saved[0]?.file?.size).toBe('id,name\r\n'.length)
  })

  it('passes the filters along', async () => {
    const api = await openWith(() => new Response('x'), '?search=rao&type=candidate')
    await screen.findByText('Export Started')

    expect(callsTo(api, SIGNUPS_CSV.path)).toEqual([`${SIGNUPS_CSV.path}?search=rao&type=candidate`])
  })

  it('passes the days along, and the name of the file says which', async () => {
    const api = await openWith(() => new Response('x'), '?from=2025-01-08')
    await screen.findByText('Export Started')

    const query = new URLSearchParams(callsTo(api, SIGNUPS_CSV.path)[0]?.split('?')[1])
    expect(query.get('from')).toBe('2025-01-08')
    expect(query.get('zone')).toBe(Intl.DateTimeFormat().resolvedOptions().timeZone)
    expect(saved.map(({ name }) => name)).toEqual(['early-access-signups-from-2025-01-08.csv'])
  })

  it('says when it failed', async () => {
    await openWith(() => new Response('', { status: 503, statusText: 'Service Unavailable' }))

    expect(await screen.findByRole('alert')).toHaveTextContent('ErrorThe export failed. Please try again.')
    expect(saved).toEqual([])
  })

  it('goes to the sign-in screen when the session is over', async () => {
    await openWith(() => new Response('', { status: 401 }))

    expect(await screen.findByRole('heading', { name: 'Admin sign-in' })).toBeVisible()
  })
})
