import { DAY_MS, HOUR_MS } from '../timing'
import { AnswerBody } from './attempt.schema'
import { ATTEMPT_MS, attemptAgainAt, taskDueAt } from './attempt.rules'
import { TRACK_LEVELS } from './track-levels'
import { TRACK_SLUGS, TRACKS } from './tracks'

const NOW = new Date('2031-06-01T12:00:00.000Z')
const daysAgo = (days: number) => new Date(NOW.getTime() - days * DAY_MS).toISOString()
const inDays = (days: number) => daysAgo(-days)

describe('A track', () => {
  it.each(TRACKS.map((track) => [track.slug, track] as const))('%s shares out its tasks', (slug, track) => {
    expect(track.topics.reduce((sum, { share }) => sum + share, 0)).toBe(100)
    const sentences = Object.values(TRACK_LEVELS[slug]).flat()
    expect(sentences.every((line) => /^can .*[^.]$/.test(line))).toBe(true)
    expect(new Set(sentences).size).toBe(12)
  })

  it('is each of the list, once', () => {
    expect(TRACKS.map(({ slug }) => slug)).toEqual([...TRACK_SLUGS])
  })
})

describe('Another attempt', () => {
  it('comes 30 days after the last one began', () => {
    expect(attemptAgainAt([], NOW)).toBeNull()
    expect(attemptAgainAt([daysAgo(30)], NOW)).toBeNull()
    expect(attemptAgainAt([daysAgo(90), daysAgo(29)], NOW)).toEqual({ at: inDays(1), why: 'RETRY_LATER' })
  })

  it('is the third of a year at most', () => {
    const starts = [daysAgo(40), daysAgo(100), daysAgo(300)]
    expect(attemptAgainAt(starts, NOW)).toEqual({ at: inDays(65), why: 'TOO_MANY_ATTEMPTS' })
    expect(attemptAgainAt([...starts.slice(0, 2), daysAgo(366)], NOW)).toBeNull()
  })
})

describe('A task', () => {
  it('ends with its own time, with that of all tasks, or with the attempt', () => {
    const left = { task: 90_000, work: ATTEMPT_MS.work(1.5), attempt: 6 * HOUR_MS }
    expect(taskDueAt(1_000, left)).toBe(91_000)
    expect(taskDueAt(1_000, { ...left, work: 5_000 })).toBe(6_000)
    expect(taskDueAt(1_000, { ...left, attempt: -1 })).toBe(1_000)
  })
})

describe('An answer', () => {
  const signals = { changes: 0, blurs: 0, blurSeconds: 0, pastes: 0, pastedCharacters: 0, copies: 0 }
  const takes = (answer: unknown) => AnswerBody.safeParse({ seq: 1, nonce: 'x', answer, signals }).success

  it('is ids, a short text, code, or none', () => {
    expect([{ chosen: ['a'] }, { text: '42' }, { code: 'SELECT 1\n' }, null].map(takes)).toEqual(
      Array.from({ length: 4 }, () => true),
    )
  })

  it('is nothing else', () => {
    const odd = [
      undefined,
      42,
      Number.NaN,
      'a',
      { text: 'x'.repeat(81) },
      { text: 'a\0' },
      { text: '\ud800' },
      { chosen: Array.from({ length: 7 }, () => 'a') },
      { chosen: ['a'], text: 'a' },
      { code: 'x'.repeat(8_193) },
      { code: 'é'.repeat(4_097) },
      { code: 'SELECT \ud800' },
      { chosen: ['x'.repeat(17)] },
    ]
    expect(odd.map(takes)).toEqual(odd.map(() => false))
  })
})
