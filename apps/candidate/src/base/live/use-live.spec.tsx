import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {
  accountApi,
  candidateMessagesApi,
  moderationApi,
  overviewApi,
  placesApi,
  type AccountSession,
  type LiveEvent,
  type PlaceRow,
} from '@tryka/domain'
import { buildDecision } from '../../testing/decisions'
import { candidateApiWith, openApp, refusing } from '../../testing/open-app'
import { Stream } from '../../testing/event-source'
import { buildLiveEvent } from '../../testing/live-events'
import { buildOverview } from '../../testing/person'
import { buildCandidatePlace } from '../../testing/places'

const news = {
  id: 'news-1',
  type: 'Application updates',
  title: 'Offer received',
  at: '2025-01-08T10:00:00.000Z',
}
const waiting = { postings: 0, applications: 1, interviews: 0 }
async function open() {
  let newMatches = 1
  let unread = { messages: 3, notifications: 1 }
  const api = candidateApiWith()
  api.on(placesApi.get, () => buildCandidatePlace({ unread, waiting }))
  api.on(overviewApi.candidate, () => buildOverview({ nextInterview: null, newMatches: newMatches++ }))
  api.on(candidateMessagesApi.notifications, () => ({
    total: 1,
    page: 1,
    pageSize: 8,
    items: [{ ...news, link: '/candidate-dashboard?section=settings', read: false, companyId: null }],
    unread: 1,
  }))
  api.on(candidateMessagesApi.readNotifications, () => {
    unread = { messages: 3, notifications: 0 }
    return { unread: 0 }
  })
  const view = openApp('/candidate-dashboard', api)
  await screen.findByText('1 new match since your last visit.')
  return { ...view, api }
}
const say = (event: Partial<LiveEvent>) => act(() => Stream.last?.say(buildLiveEvent(event)))

describe('The live dashboard', () => {
  beforeEach(() => {
    Object.assign(globalThis, { EventSource: Stream })
    localStorage.clear()
  })
  afterEach(() => {
    Reflect.deleteProperty(globalThis, 'EventSource')
  })

  it('opens with the overview and reads it anew when an application moved', async () => {
    await open()
    expect(Stream.last?.url).toBe('/api/live?places=demo')

    say({
      topics: ['applications'],
      unread: { messages: 5, notifications: 1 },
      waiting: { applications: 2, interviews: 1 },
    })

    expect(await screen.findByText('2 new matches since your last visit.')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Messages 5 unread' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Applications 2 to answer' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Interviews 1 to answer' })).toBeVisible()
  })

  it('leaves alone what a word does not concern', async () => {
    const { api } = await open()
    const reads = () => api.calls.filter(({ path }) => path === '/api/candidate/overview').length

    say({ topics: ['messages'], unread: { messages: 4, notifications: 1 }, waiting })

    await screen.findByRole('link', { name: 'Messages 4 unread' })
    expect(reads()).toBe(1)
  })

  it('reads everything anew after the line was down, and closes with the page', async () => {
    const { unmount } = await open()

    act(() => {
      Stream.last?.start('one-1')
      Stream.last?.onerror?.()
      Stream.last?.start('two-1', true)
    })
    expect(await screen.findByText('2 new matches since your last visit.')).toBeVisible()

    unmount()
    expect(Stream.last?.closed).toBe(true)
  })

  it('asks once where it belongs when the stream is refused, and shows why', async () => {
    const { api } = await open()
    const reads = () => api.calls.filter(({ path }) => path === '/api/place').length
    const before = reads()
    api.on(placesApi.get, refusing(403, { code: 'SUSPENDED', decisionId: 'decision-1' }))
    api.on(moderationApi.decision, () => buildDecision())
    const refused = Stream.last
    act(() => {
      if (refused) refused.readyState = 2
      refused?.onerror?.()
      refused?.onerror?.()
    })

    expect(await screen.findByRole('heading', { name: 'Your account is suspended' })).toBeVisible()
    expect(reads()).toBe(before + 1)
    expect(refused?.closed).toBe(true)
  })

  it('holds no stream while nobody sees the page, and catches up after', async () => {
    await open()
    const show = (state: 'hidden' | 'visible') => {
      Object.defineProperty(document, 'visibilityState', { value: state, configurable: true })
      act(() => void document.dispatchEvent(new Event('visibilitychange')))
    }

    jest.useFakeTimers()
    show('hidden')
    const left = Stream.last
    jest.advanceTimersByTime(59_000)
    expect(left?.closed).toBe(false)
    jest.advanceTimersByTime(1_000)
    expect(left?.closed).toBe(true)
    jest.useRealTimers()
    show('visible')
    expect(Stream.last).not.toBe(left)
    act(() => Stream.last?.start('one-9'))

    expect(await screen.findByText('2 new matches since your last visit.')).toBeVisible()
    act(() => void window.dispatchEvent(new Event('pagehide')))
    expect(Stream.last?.closed).toBe(true)
    Reflect.deleteProperty(document, 'visibilityState')
  })

  it('marks another place in the switcher when it hears of it, and follows the places that it shows there', async () => {
    const me = {
      place: 'me',
      side: 'candidate',
      isDemo: false,
      name: 'Asha',
      company: null,
      role: null,
      unread: 0,
      waiting,
    }
    const api = candidateApiWith()
    const session = { user: { id: 'person-1', kind: 'registered', email: 'asha@example.com' }, guestDays: 7 }
    api.on(accountApi.open, () => session as AccountSession)
    api.on(placesApi.get, () => buildCandidatePlace({ unread: { messages: 0, notifications: 0 }, waiting }))
    const account = {
      kind: 'registered',
      email: 'asha@example.com',
      admitted: true,
      state: 'active',
    } as const
    api.on(placesApi.list, () => ({ account, places: [me as PlaceRow], ended: [] }))
    api.on(overviewApi.candidate, () => buildOverview({ nextInterview: null, newMatches: 1 }))
    openApp('/candidate-dashboard', api)
    await waitFor(() => expect(Stream.last?.url).toBe('/api/live?places=demo,me'))
    const switcher = await screen.findByRole('button', { name: /^Place: / })
    expect(switcher).not.toHaveAccessibleName(/unread elsewhere/)

    say({ place: 'me', topics: ['messages'], unread: { messages: 1, notifications: 0 }, waiting })

    await waitFor(() => expect(switcher).toHaveAccessibleName(/unread elsewhere/))
  })

  it('tells the news at the bell and marks them as read', async () => {
    await open()

    await userEvent.click(await screen.findByRole('button', { name: 'Notifications, 2 unread' }))
    expect(await screen.findByRole('menuitem', { name: /^Unread: Offer received/ })).toBeVisible()
    await userEvent.keyboard('{Escape}')

    await waitFor(() => expect(screen.getByRole('button', { name: 'Notifications' })).toBeVisible())
  })
})
