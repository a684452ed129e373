import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useQuery } from '@tanstack/react-query'
import {
  companyApplicationsApi,
  IDEMPOTENCY_HEADER,
  listCompanyApplications,
  startReview,
} from '@tryka/domain'
import { createFakeApi } from '@tryka/api-client/testing'
import { companyApplicationsOf } from '../../testing/company-rows'
import { buildCompanyPlace } from '../../testing/places'
import { Stream } from '../../testing/event-source'
import { buildLiveEvent } from '../../testing/live-events'
import { openSection } from '../../testing/open-section'
import { readQuery, useChange } from './calls'
import { useLive } from '../live/use-live'

const say = (changeId: string | null) =>
  act(() => Stream.last?.say(buildLiveEvent({ place: 'demo-team', changeId })))

function Section() {
  useLive()
  const board = useQuery(readQuery(listCompanyApplications, {}))
  const move = useChange((api) => api.call(startReview, { params: { id: 'one' }, body: { version: 1 } }), {
    done: () => 'Review started',
    failed: 'The move could not be made.',
  })
  return <button onClick={() => move.mutate(undefined)}>{board.isSuccess ? 'Move' : 'Reading'}</button>
}

/** A board that reads its list and moves one application; `answer` lets the server answer the move. */
async function open() {
  const api = createFakeApi()
  const keys: string[] = []
  let answer: (value: unknown) => void = () => undefined
  api.on(companyApplicationsApi.list, () => companyApplicationsOf())
  api.on(companyApplicationsApi.startReview, () => new Promise((resolve) => (answer = resolve)))
  const fetch: typeof api.fetch = (input, init) => {
    const key = new Headers(init?.headers).get(IDEMPOTENCY_HEADER)
    if (key) keys.push(key)
    return api.fetch(input, init)
  }
  openSection(<Section />, { ...api, fetch }, '?section=applications', buildCompanyPlace())
  await screen.findByRole('button', { name: 'Move' })
  return {
    reads: () => api.calls.filter(({ method }) => method === 'GET').length,
    key: () => keys.at(-1) ?? '',
    moves: () => api.calls.filter(({ method }) => method === 'POST').length,
    answer: () => answer({ id: 'one', stage: 'under_review', version: 2 }),
  }
}

describe('A change of one’s own', () => {
  beforeEach(() => void Object.assign(globalThis, { EventSource: Stream }))
  afterEach(() => void Reflect.deleteProperty(globalThis, 'EventSource'))

  it('is read once when the stream tells before the answer', async () => {
    const { reads, key, moves, answer } = await open()
    await userEvent.click(screen.getByRole('button', { name: 'Move' }))
    await waitFor(() => expect(moves()).toBe(1))

    say(key())
    await waitFor(() => expect(reads()).toBe(2))
    answer()

    expect(await screen.findByText('Review started')).toBeVisible()
    expect(reads()).toBe(2)
  })

  it('is read once when the answer comes first, and news of others still are read', async () => {
    const { reads, key, moves, answer } = await open()
    await userEvent.click(screen.getByRole('button', { name: 'Move' }))
    await waitFor(() => expect(moves()).toBe(1))

    answer()
    await screen.findByText('Review started')
    await waitFor(() => expect(reads()).toBe(2))
    say(key())
    expect(reads()).toBe(2)
    say('a key of somebody else')
    await waitFor(() => expect(reads()).toBe(3))
    say(null)
    await waitFor(() => expect(reads()).toBe(4))
  })
})
