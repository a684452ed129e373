import { act, renderHook } from '@testing-library/react'
import { HOUR_MS } from '@tryka/domain'
import { forgetOrder, keepOrder, newOrder, unanswered } from '../../parts/orders/orders'
import { UNDO_MS, useHeldMove } from './use-held-move'

const OWNER = 'account-1:demo-team'

describe('A held move', () => {
  beforeEach(() => {
    jest.useFakeTimers()
    sessionStorage.clear()
  })
  afterEach(() => jest.useRealTimers())

  function open() {
    const made: string[] = []
    const move = (cardId: string) => ({
      cardId,
      to: 'review',
      text: '',
      order: newOrder({ move: 'start_review', card: { id: cardId, version: 1, name: '' } }),
    })
    const { result, unmount } = renderHook(() =>
      useHeldMove({
        keep: (order) => keepOrder(OWNER, order),
        forget: (order) => forgetOrder(OWNER, order),
        send: ({ card }) => void made.push(card.id),
        sendLast: ({ card }) => void made.push(`${card.id} at last`),
      }),
    )
    act(() => result.current.hold(move('one')))
    const after = (ms: number) => act(() => void jest.advanceTimersByTime(ms))
    return { made, move, result, unmount, after }
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

  it('is made when the page or the section goes away, once', () => {
    const { made, result, unmount } = open()
    act(() => void window.dispatchEvent(new Event('pagehide')))
    act(() => void window.dispatchEvent(new Event('pagehide')))
    unmount()
    expect(made).toEqual(['one at last'])
    expect(result.current.held).toBeUndefined()
  })

  it('is kept in the tab from the decision on, until it is undone', () => {
    const { made, result } = open()
    expect(unanswered('account-1:team-of-another')).toEqual([])
    expect(unanswered(OWNER).map(({ card }) => card.id)).toEqual(['one'])
    expect(unanswered(OWNER, Date.now() + 2 * HOUR_MS)).toEqual([])

    act(() => result.current.undo())

    expect(unanswered(OWNER)).toEqual([])
    expect(made).toEqual([])
  })
})
