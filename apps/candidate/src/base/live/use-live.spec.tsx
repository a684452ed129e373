import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { candidateMessagesApi, moderationApi, overviewApi, placesApi, type LiveEvent } from '@tryka/domain'
import { buildDecision } from '../../testing/decisions'
import { candidateApiWith, openApp, refusing } from '../../testing/open-app'
import { buildOverview } from '../../testing/person'
import { buildCandidatePlace } from '../../testing/places'

// jsdom has no event sources; this one says what the test tells it to.
class Stream {
  static last: Stream | undefined
  onmessage: ((event: { data: string }) => void) | null = null
  onerror: (() => void) | null = null
  onopen: (() => void) | null = null
  closed = false
  readyState = 1
  constructor(readonly url: string) {
    Stream.last = this
  }
  close() {
    this.closed = true
  }
}

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
    items: [{ ...news, link: '/candidate-dashboard?section=settings', read: false }],
    unread: 1,
  }))
  api.on(candidateMessagesApi.readNotifications, () => {
    unread = { messages: 3, notifications: 0 }
    return { items: [{ ...news, link: '/candidate-dashboard?section=settings', read: true }], unread: 0 }
  })
  const view = openApp('/candidate-dashboard', api)
  await screen.findByText('1 new match since your last visit.')
  return { ...view, api }
}
const say = (event: LiveEvent) => act(() => Stream.last?.onmessage?.({ data: JSON.stringify(event) }))

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
    expect(Stream.last?.url).toBe('/api/events?place=demo')

    say({
      topics: ['applications'],
      unread: { messages: 5, notifications: 1 },
      waiting: { postings: 0, applications: 2, interviews: 1 },
    })

    expect(await screen.findByText('2 new matches since your last visit.')).toBeVisible()
    expect(screen.getByRole('button', { name: /^Messages.*5/ })).toBeVisible()
    expect(screen.getByRole('button', { name: /^Applications.*2/ })).toBeVisible()
    expect(screen.getByRole('button', { name: /^Interviews.*1/ })).toBeVisible()
  })

  it('leaves alone what a word does not concern', async () => {
    const { api } = await open()
    const reads = () => api.calls.filter(({ path }) => path === '/api/candidate/overview').length

    say({ topics: ['messages'], unread: { messages: 4, notifications: 1 }, waiting })

    await screen.findByRole('button', { name: /^Messages.*4/ })
    expect(reads()).toBe(1)
  })

  it('reads everything anew after the line was down, and closes with the page', async () => {
    const { unmount } = await open()

    act(() => {
      Stream.last?.onopen?.()
      Stream.last?.onerror?.()
      Stream.last?.onopen?.()
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

    show('hidden')
    const left = Stream.last
    expect(left?.closed).toBe(true)
    show('visible')
    expect(Stream.last).not.toBe(left)
    act(() => Stream.last?.onopen?.())

    expect(await screen.findByText('2 new matches since your last visit.')).toBeVisible()
    act(() => void window.dispatchEvent(new Event('pagehide')))
    expect(Stream.last?.closed).toBe(true)
    Reflect.deleteProperty(document, 'visibilityState')
  })

  it('tells the news at the bell and marks them as read', async () => {
    await open()

    await userEvent.click(await screen.findByRole('button', { name: 'Notifications, 2 unread' }))
    expect(await screen.findByRole('menuitem', { name: /^Offer received/ })).toBeVisible()
    await userEvent.keyboard('{Escape}')

    await waitFor(() => expect(screen.getByRole('button', { name: 'Notifications' })).toBeVisible())
  })
})
