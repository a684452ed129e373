import { act, renderHook } from '@testing-library/react'
import { UNDO_MS, useHeldMove } from './use-held-move'

describe('A held move', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  function open() {
    const made: string[] = []
    const move = (cardId: string) => ({ cardId, to: 'review', text: '', run: () => made.push(cardId) })
    const { result } = renderHook(useHeldMove)
    act(() => result.current.hold(move('one')))
    const after = (ms: number) => act(() => void jest.advanceTimersByTime(ms))
    return { made, move, result, after }
  }

  it('is made when the time to undo is over', () => {
    const { made, result, after } = open()

    after(UNDO_MS - 1)
    expect(made).toEqual([])
    after(1)
    expect(made).toEqual(['one'])
    expect(result.current.held).toBeUndefined()
  })

  it('waits as long as somebody is at the choice, and then the whole time', () => {
    const { made, result, after } = open()

    act(() => result.current.pause(true))
    after(5 * UNDO_MS)
    expect(made).toEqual([])
    act(() => result.current.pause(false))
    after(UNDO_MS - 1)
    expect(made).toEqual([])
    after(1)
    expect(made).toEqual(['one'])
  })

  it('is made at once by the next, which has a time of its own', () => {
    const { made, move, result, after } = open()

    act(() => result.current.pause(true))
    act(() => result.current.hold(move('two')))
    expect(made).toEqual(['one'])
    after(UNDO_MS)
    expect(made).toEqual(['one', 'two'])
  })
})
