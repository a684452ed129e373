import { useQuery } from '@tanstack/react-query'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { adminApi, signupStatistics, type SignupStats } from '@tryka/domain'
import { createFakeApi, FakeFailure } from '@tryka/api-client/testing'
import { renderInShell } from '../testing'
import { endpointQuery } from './endpoint-query'
import { QueryView } from './query-view'

const stats = (total: number): SignupStats => ({
  total,
  candidates: total,
  companies: 0,
  thisWeek: 0,
  firstAt: null,
  weeks: [],
})

function Screen() {
  const query = useQuery(endpointQuery(signupStatistics))
  return (
    <QueryView
      query={query}
      loadingLabel="Loading the counts"
      empty={<p>Nobody yet</p>}
      isEmpty={({ total }) => total === 0}
      errorText="No counts."
    >
      {({ total }) => <p>{total} people</p>}
    </QueryView>
  )
}

function show(answer: () => unknown) {
  const api = createFakeApi()
  api.on(adminApi.stats, answer)
  return { api, ...renderInShell(<Screen />, { fetch: api.fetch }) }
}

describe('QueryView', () => {
  it('shows the data', async () => {
    show(() => stats(7))

    expect(await screen.findByText('7 people')).toBeVisible()
  })

  it('shows the empty text when there is nothing', async () => {
    show(() => stats(0))

    expect(await screen.findByText('Nobody yet')).toBeVisible()
  })

  it('shows that it is loading after 150 ms, not before', () => {
    jest.useFakeTimers()
    show(() => new Promise(() => undefined))

    act(() => jest.advanceTimersByTime(149))
    expect(screen.getByText('Loading the counts')).not.toBeVisible()
    act(() => jest.advanceTimersByTime(1))
    expect(screen.getByText('Loading the counts')).toBeVisible()
    jest.useRealTimers()
  })

  it('says what failed and reads again on Retry', async () => {
    const { api } = show(() => {
      throw new FakeFailure(500, 'broken')
    })
    expect(await screen.findByText('No counts.')).toBeVisible()

    api.on(adminApi.stats, () => stats(2))
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))

    expect(await screen.findByText('2 people')).toBeVisible()
  })

  it('keeps showing the data when a later read fails', async () => {
    const { api, queryClient } = show(() => stats(7))
    await screen.findByText('7 people')
    api.on(adminApi.stats, () => {
      throw new FakeFailure(500, 'broken')
    })

    await act(() => queryClient.refetchQueries())

    expect(screen.getByText('7 people')).toBeVisible()
  })
})
