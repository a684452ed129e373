import { LEVEL_SCORES, OPEN_TRACKS, PILOT_TRACKS, SKILL_LEVELS, TRACK_BANKS, TRACKS } from '@tryka/domain'
import type { Template } from '../tasks/template'
import { MARKS, scoreOf } from '../engine/result'
import { missingOf } from './bank'
import { pilotsOf } from './candidates'
import { fingerprintOf } from './fingerprint'
import { FROZEN } from './frozen'
import { BANKS } from './banks'

describe('The fingerprint of a bank', () => {
  it('is another when a word, a key, a grade or a state is, and the same in any order', () => {
    const [bank] = BANKS.filter(({ templates }) => templates.length > 2)
    if (!bank) throw new Error('There is no bank')
    const [first, ...others] = bank.templates as [Template, ...Template[]]
    const withFirst = (changed: Partial<Template>) =>
      fingerprintOf({ ...bank, templates: [{ ...first, ...changed }, ...others] })
    const before = fingerprintOf(bank)

    expect(fingerprintOf({ ...bank, templates: [...others, first] })).toBe(before)
    for (const changed of [
      { ask: (params: unknown) => ({ ...first.ask(params), stem: 'Other words.' }) },
      { key: () => ({ kind: 'short', accept: ['another'] }) as const },
      { grade: first.grade === 5 ? 4 : 5 } as const,
      { status: 'retired' } as const,
      { revision: first.revision + 1 },
    ])
      expect(withFirst(changed)).not.toBe(before)
  })
})

describe('What the pages say of the tracks', () => {
  it('is open for those alone whose bank is whole', () => {
    const whole = BANKS.filter((bank) => missingOf(bank).length === 0).map(({ track }) => track)
    expect([...OPEN_TRACKS].sort()).toEqual(whole.sort())
  })

  it('is that a track tries out tasks where its bank does', () => {
    const tried = BANKS.filter((bank) => missingOf(bank).length === 0 && pilotsOf(bank).length > 0)
    expect([...PILOT_TRACKS].sort()).toEqual(tried.map(({ track }) => track).sort())
  })

  it('is of a version whose tasks stay as they were: a change makes a new version, and a new line in `frozen.ts`', () => {
    for (const bank of BANKS.filter(({ track }) => OPEN_TRACKS.some((open) => open === track))) {
      const now = { version: bank.version, sha256: fingerprintOf(bank) }
      expect({ track: bank.track, ...FROZEN[bank.track]?.at(-1) }).toEqual({ track: bank.track, ...now })
    }
    for (const lines of Object.values(FROZEN))
      expect(new Set(lines.map(({ version }) => version)).size).toBe(lines.length)
  })

  it('is the version of each bank, and how far its difficulties are known', () => {
    const open = BANKS.filter(({ track }) => OPEN_TRACKS.some((each) => each === track))
    expect(TRACK_BANKS).toEqual(
      Object.fromEntries(open.map(({ track, version, calibration }) => [track, { version, calibration }])),
    )
  })

  it('is the topics of the bank, and their shares', () => {
    for (const { track, shares } of BANKS) {
      const topics = TRACKS.find(({ slug }) => slug === track)?.topics ?? []
      expect(Object.fromEntries(topics.map(({ id, share }) => [id, share / 100]))).toEqual(shares)
    }
  })

  it('is the score at which each level begins', () => {
    for (const level of SKILL_LEVELS) expect(scoreOf(MARKS[level])).toBe(LEVEL_SCORES[level])
  })
})
