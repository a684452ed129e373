import { buildStanding } from '../../../testing/assessments'
import { buildSkill } from '../../../testing/person'
import { trackState } from './track-state'

const NOW = Date.parse('2026-11-21T12:00:00.000Z')
const last = { id: 'attempt-1', endedAt: '2026-10-01T12:00:00.000Z', level: null, share: true }
const held = (expiresAt: string) => buildSkill({ skill: 'SQL', level: 2, expiresAt })
const proved = {
  id: 'attempt-1',
  endedAt: '2026-10-01T12:00:00.000Z',
  expiresAt: '2028-10-01T12:00:00.000Z',
  share: false,
  level: 3 as const,
  likelihoods: [10_000, 9_900, 9_000, 2_000],
  score: 612,
  interval: { low: 566, high: 658 },
}
const PLAIN = { own: undefined, hasPractice: false, now: NOW }
const stateOf = (over: Parameters<typeof buildStanding>[0], own?: ReturnType<typeof buildSkill>) => {
  const { status, held: isHeld, note, link } = trackState({ ...PLAIN, standing: buildStanding(over), own })
  return [status, isHeld, note ?? link?.text, link?.to]
}

describe('Where somebody stands in a track', () => {
  it('is open to everybody at first', () => {
    expect(trackState({ ...PLAIN, standing: undefined })).toMatchObject({ status: 'Not taken', held: false })
    expect(stateOf({})).toEqual(['Not taken', false, 'See what it measures', 'track'])
  })

  it('leads back to an attempt that is open', () => {
    expect(stateOf({ openAttempt: 'attempt-2' })).toEqual(['Under way', false, 'Go on', 'attempt'])
    const begun = buildSkill({ state: 'Assessment Scheduled', scheduledAt: '2026-11-21T11:59:00.000Z' })
    expect(stateOf({ openAttempt: 'attempt-2' }, begun)).toContain('Under way')
    const planned = buildSkill({ state: 'Assessment Scheduled', scheduledAt: '2026-11-25T19:00:00.000Z' })
    expect(stateOf({ openAttempt: 'attempt-2' }, { ...planned, verified: false })).toEqual([
      expect.stringMatching(/^Wed 25 Nov/),
      false,
      'Start now',
      'attempt',
    ])
  })

  it('leads to a result that is looked at again', () => {
    expect(stateOf({ held: 'attempt-3' })).toEqual(['Under review', false, 'See why', 'result'])
  })

  it('names the day from which it can be taken again', () => {
    const againAt = '2026-12-03T12:00:00.000Z'
    expect(stateOf({ last, againAt })).toEqual([
      'Retry on 3 Dec 2026',
      false,
      'See what it measures',
      'track',
    ])
    expect(
      trackState({ ...PLAIN, standing: buildStanding({ last, againAt }), hasPractice: true }).link,
    ).toEqual({ text: 'Practise until then', to: 'practice' })
    expect(stateOf({ last, againAt, attemptsLeft: 0 })).toEqual([
      'Attempts used up',
      false,
      'Again from 3 Dec 2026',
      undefined,
    ])
    expect(stateOf({ last })).toEqual(['Ready', false, 'Take it again', 'track'])
  })

  it('names a level that is held, and when it ends', () => {
    const againAt = '2026-12-21T12:00:00.000Z'
    const far = held('2028-06-24T12:00:00.000Z')
    expect(stateOf({ againAt }, far)).toEqual([
      'Intermediate held',
      true,
      'Again from 21 Dec 2026',
      undefined,
    ])
    expect(stateOf({}, far)).toEqual(['Intermediate held', true, 'Expires 24 Jun 2028', undefined])
    expect(stateOf({}, held('2026-12-17T12:00:00.000Z'))).toEqual([
      'Intermediate held',
      true,
      'Renew',
      'track',
    ])
  })

  it('names the level that was awarded, whatever is claimed, also where nobody else sees it', () => {
    const far = held('2028-06-24T12:00:00.000Z')
    expect(stateOf({}, { ...far, level: 1, awarded: 2 })).toContain('Intermediate held')
    expect(stateOf({ proved })).toEqual(['Advanced held', true, 'Expires 1 Oct 2028', undefined])
    // One that ended is held no more.
    expect(stateOf({ last: { ...last, level: 3 } })).toContain('Ready')
  })
})
