import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { useMutation } from './use-mutation'

const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>
)

function setUp() {
  const sent: { args: string; end: (error?: Error) => void }[] = []
  const mutationFn = (args: string) =>
    new Promise<string>((resolve, reject) => {
      sent.push({ args, end: (error) => (error ? reject(error) : resolve(args)) })
    })
  const { result } = renderHook(() => useMutation({ mutationFn }), { wrapper })
  return { sent, result }
}

describe('A change', () => {
  it('is sent once when it is asked for twice before the screen is drawn anew', async () => {
    const { sent, result } = setUp()
    const done = jest.fn()

    act(() => {
      result.current.mutate('a', { onSuccess: done })
      result.current.mutate('a', { onSuccess: done })
    })
    await waitFor(() => expect(sent).toHaveLength(1))
    await act(async () => sent[0]?.end())

    await waitFor(() => expect(result.current.isSuccess).toBe(true))
    expect(sent).toHaveLength(1)
    expect(done).toHaveBeenCalledTimes(1)
  })

  it('gives who repeats it the same end', async () => {
    const { sent, result } = setUp()
    let ends: Promise<string>[] = []

    act(() => {
      ends = [result.current.mutateAsync('a'), result.current.mutateAsync('a')]
    })
    await waitFor(() => expect(sent).toHaveLength(1))
    await act(async () => sent[0]?.end())

    expect(await Promise.all(ends)).toEqual(['a', 'a'])
  })

  it('can be tried again after it failed, and does not hold back another one', async () => {
    const { sent, result } = setUp()

    act(() => result.current.mutate('a'))
    act(() => result.current.mutate('b'))
    await waitFor(() => expect(sent.map(({ args }) => args)).toEqual(['a', 'b']))
    await act(async () => sent[0]?.end(new Error('refused')))
    act(() => result.current.mutate('a'))

    await waitFor(() => expect(sent.map(({ args }) => args)).toEqual(['a', 'b', 'a']))
  })
})
