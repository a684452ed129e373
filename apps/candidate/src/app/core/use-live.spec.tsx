import { candidateApiWith, openApp } from '../../testing/open-app'
import { buildOverview } from '../../testing/person'
import { candidateApi, candidateMessagesApi, workspaceApi, type LiveEvent } from '@tryka/domain'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'

// jsdom has no event sources; this one says what the test tells it to.
class Stream {
  static last: Stream | undefined
  onmessage: ((event: { data: string }) => void) | null = null
  onerror: (() => void) | null = null
  onopen: (() => void) | null = null
  closed = false
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
const workspace = {
  id: 'workspace-1',
  isGuest: true,
  candidate: { id: 'candidate-1', name: 'Ananya', initials: 'A', waiting },
  company: {
    id: 'company-1',
    name: 'Kestrel',
    logo: 'KE:1',
    member: { id: 'member-1', name: 'Mira', title: '', role: 'Admin' },
    unread: { messages: 0, notifications: 0 },
    waiting: { postings: 0, applications: 0, interviews: 0 },
  },
  timeZone: 'Europe/Paris',
  seededAt: '2025-01-08T10:00:00.000Z',
  erasedAt: null,
}

async function open() {
  let needReply = 1
  let unread = { messages: 3, notifications: 1 }
  const api = candidateApiWith()
  api.on(workspaceApi.get, () => ({ ...workspace, candidate: { ...workspace.candidate, unread } }))
  api.on(candidateApi.overview, () => buildOverview({ nextInterview: null, needReply: needReply++ }))
  api.on(candidateMessagesApi.notifications, () => ({
    items: [{ ...news, link: '/candidate-dashboard?section=settings', read: false }],
    unread: 1,
  }))
  api.on(candidateMessagesApi.readNotifications, () => {
    unread = { messages: 3, notifications: 0 }
    return { items: [{ ...news, link: '/candidate-dashboard?section=settings', read: true }], unread: 0 }
  })
  const view = openApp('/candidate-dashboard', api)
  await screen.findByText('Coming up: 1 application to answer.')
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
    expect(Stream.last?.url).toBe('/api/events')

    say({
      topics: ['applications'],
      unread: { messages: 5, notifications: 1 },
      waiting: { postings: 0, applications: 2, interviews: 1 },
    })

    expect(await screen.findByText('Coming up: 2 applications to answer.')).toBeVisible()
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
      Stream.last?.onerror?.()
      Stream.last?.onopen?.()
    })
    expect(await screen.findByText('Coming up: 2 applications to answer.')).toBeVisible()

    unmount()
    expect(Stream.last?.closed).toBe(true)
  })

  it('tells the news at the bell and marks them as read', async () => {
    await open()

    await userEvent.click(await screen.findByRole('button', { name: 'Notifications, 2 unread' }))
    expect(await screen.findByRole('menuitem', { name: /^Offer received/ })).toBeVisible()
    await userEvent.keyboard('{Escape}')

    await waitFor(() => expect(screen.getByRole('button', { name: 'Notifications' })).toBeVisible())
  })
})
