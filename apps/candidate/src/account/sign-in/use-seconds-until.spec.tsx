import { act, renderHook } from '@testing-library/react'
import { useSecondsUntil } from './use-seconds-until'

describe('useSecondsUntil', () => {
  beforeEach(() => jest.useFakeTimers({ now: 0 }))
  afterEach(() => jest.useRealTimers())

  const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms))

  it('counts down to none and stays there, without a clock that runs on', () => {
    const { result } = renderHook(() => useSecondsUntil(2_000))

    expect(result.current).toBe(2)
    pass(1_000)
    expect(result.current).toBe(1)
    pass(1_000)
    expect(result.current).toBe(0)
    expect(jest.getTimerCount()).toBe(0)
  })

  it('begins anew in the very render that names another moment', () => {
    const seen: number[] = []
    const { rerender } = renderHook(({ until }) => seen.push(useSecondsUntil(until)), {
      initialProps: { until: 1_000 },
    })
    pass(1_000)
    seen.length = 0

    rerender({ until: 31_000 })

    expect(new Set(seen)).toEqual(new Set([30]))
  })
})
