import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { waitFor } from '@testing-library/react'
import { refresh } from './calls'

/** A list on screen, whose answers come when they are given. */
function shown(queries: QueryClient) {
  const answers: ((data: string) => void)[] = []
  const observer = new QueryObserver(queries, {
    queryKey: ['/api/list'],
    queryFn: () => new Promise<string>((resolve) => answers.push(resolve)),
    staleTime: Infinity,
  })
  const stop = observer.subscribe(() => undefined)
  return { answers, stop, data: () => observer.getCurrentResult().data }
}

describe('What a change puts out of date', () => {
  it('is read again, also where the first read began before it and ends after it', async () => {
    const queries = new QueryClient()
    const { answers, stop, data } = shown(queries)
    void refresh(queries)
    answers[0]?.('before')
    await waitFor(() => expect(answers).toHaveLength(2))
    answers[1]?.('after')
    await waitFor(() => expect(data()).toBe('after'))

    void refresh(queries)
    await waitFor(() => expect(answers).toHaveLength(3))
    // What is read anew meanwhile is not read twice for it.
    void refresh(queries)
    await waitFor(() => expect(answers).toHaveLength(4))
    answers[2]?.('old')
    answers[3]?.('newest')
    await waitFor(() => expect(data()).toBe('newest'))
    expect(answers).toHaveLength(4)
    stop()
    queries.clear()
  })
})
