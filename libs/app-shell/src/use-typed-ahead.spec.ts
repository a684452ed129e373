import { act, renderHook } from '@testing-library/react'
import { useState } from 'react'
import { useTypedAhead } from './use-typed-ahead'

const useFilter = () => {
  const [stored, store] = useState('first')
  return { stored, store, ...useTypedAhead(stored, store) }
}

describe('A text filter that is stored elsewhere', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  it('begins with what is stored', () => {
    const { result } = renderHook(useFilter)

    expect(result.current.typed).toBe('first')
  })

  it('stores what was typed after a pause, without the spaces around it', () => {
    const { result } = renderHook(useFilter)

    act(() => result.current.type('second '))
    act(() => jest.advanceTimersByTime(249))
    expect(result.current.stored).toBe('first')
    act(() => jest.advanceTimersByTime(1))

    expect(result.current.stored).toBe('second')
    expect(result.current.typed).toBe('second ')
  })

  it('begins the pause anew with every key', () => {
    const { result } = renderHook(useFilter)

    act(() => result.current.type('s'))
    act(() => jest.advanceTimersByTime(200))
    act(() => result.current.type('se'))
    act(() => jest.advanceTimersByTime(200))

    expect(result.current.stored).toBe('first')
  })

  it('follows what is stored from outside', () => {
    const { result } = renderHook(useFilter)
    act(() => result.current.type('half'))

    act(() => result.current.store('elsewhere'))
    act(() => jest.runAllTimers())

    expect(result.current.typed).toBe('elsewhere')
    expect(result.current.stored).toBe('elsewhere')
  })
})
