import { HISTORY_STEPS, lastingKey, record, redo, replacePresent, startHistory, undo } from './history'

describe('The history of a resume', () => {
  it('goes back and forth', () => {
    const two = record(record(startHistory('a'), 'b', 0), 'c', 1)

    expect(undo(two).present).toBe('b')
    expect(undo(undo(undo(two))).present).toBe('a')
    expect(redo(undo(two)).present).toBe('c')
    expect(redo(two)).toBe(two)
  })

  it('takes typing in one field as one step until there is a pause or another field', () => {
    const typed = record(record(startHistory(''), 'h', 0, 'name'), 'he', 400, 'name')
    const paused = record(typed, 'hey', 1_500, 'name')
    const elsewhere = record(typed, 'he!', 500, 'title')

    expect(typed.past).toEqual([''])
    expect(paused.past).toEqual(['', 'he'])
    expect(elsewhere.past).toEqual(['', 'he'])
  })

  it('takes back a few seconds of typing without a pause, not all of it', () => {
    const typed = Array.from({ length: 160 }, (_, at) => at + 1).reduce(
      (history, length) => record(history, 'x'.repeat(length), length * 60, 'summary'),
      startHistory(''),
    )

    expect(undo(typed).present.length).toBeGreaterThan(100)
    expect(typed.past.length).toBeGreaterThanOrEqual(3)
  })

  it('takes what is gone through as one step, however long one looks', () => {
    const [key, other] = [lastingKey('first'), lastingKey('second')]
    const through = record(record(startHistory('a'), 'b', 0, key), 'c', 90_000, key)

    expect(through.past).toEqual(['a'])
    expect(record(through, 'd', 90_001, other).past).toEqual(['a', 'c'])
  })

  it('starts a new step after an undo, and forgets what was undone', () => {
    const undone = undo(record(record(startHistory('a'), 'b', 0, 'name'), 'c', 9_000, 'name'))
    const next = record(undone, 'd', 9_001, 'name')

    expect(next.future).toEqual([])
    expect(next.past).toEqual(['a', 'b'])
  })

  it('keeps a hundred steps', () => {
    const long = Array.from({ length: 150 }, (_, step) => step + 1).reduce(
      (history, value) => record(history, value, value),
      startHistory(0),
    )
    const oldest = Array.from({ length: 200 }).reduce<typeof long>((history) => undo(history), long)

    expect(long.past).toHaveLength(HISTORY_STEPS)
    expect(oldest.present).toBe(50)
  })

  it('does not make a step of what the editor works out itself, nor of nothing', () => {
    const history = record(startHistory('a'), 'b', 0)

    expect(undo(replacePresent(history, 'b fitted')).present).toBe('a')
    expect(record(history, 'b', 5)).toBe(history)
  })
})
