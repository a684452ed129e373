import fc from 'fast-check'
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { EMPLOYMENT_TYPES, WORK_MODES } from '../constants'
import { EVIDENCES, SKILL_LEVELS } from '../../skills/levels'
import { applyChange, improvements } from './improve'
import type { Matching } from './match-core'
import { creditV1, MATCH_V1 } from './match-v1'
import { creditV2, MATCH_V2 } from './match-v2'
import type { HeldSkill, MatchJob, MatchPerson, RequiredSkill } from './match.types'

const NAMES = ['Solidity', 'Rust', 'Go', 'ZK', 'SQL']
const level = fc.constantFrom(...SKILL_LEVELS)
const anyJob: fc.Arbitrary<MatchJob> = fc.record({
  skills: fc.uniqueArray(
    fc.record({ skill: fc.constantFrom(...NAMES), level, importance: fc.constantFrom('must', 'nice') }),
    { selector: (required) => required.skill },
  ) as fc.Arbitrary<RequiredSkill[]>,
  minYears: fc.nat(12),
  mode: fc.constantFrom(...WORK_MODES),
  metro: fc.constantFrom(null, 'A', 'B'),
  regions: fc.subarray(['US', 'GB']),
  salaryMax: fc.option(fc.integer({ min: 40_000, max: 300_000 })),
  currency: fc.constantFrom('USD', 'EUR', null),
  type: fc.constantFrom(...EMPLOYMENT_TYPES),
})
const above = fc.array(fc.nat(7_999), { maxLength: 3 }).map((all) => all.sort((a, b) => b - a))
const claim = { skill: fc.constantFrom(...NAMES), level, evidence: fc.constantFrom(...EVIDENCES) }
const anySkill = fc.oneof(
  fc.record(claim),
  fc
    .record({ ...claim, awarded: level, above })
    .map((held) => ({ ...held, above: held.above.slice(0, 4 - held.awarded) })),
)
const anyPerson: fc.Arbitrary<MatchPerson> = fc.record({
  skills: fc.uniqueArray(anySkill, { selector: (held) => held.skill }) as fc.Arbitrary<HeldSkill[]>,
  months: fc.option(fc.nat(240)),
  country: fc.constantFrom(null, 'US', 'FR'),
  metro: fc.constantFrom(null, 'A', 'C'),
  openToRemote: fc.constantFrom(null, true, false),
  relocateTo: fc.subarray(['A', 'B']),
  salaryMin: fc.option(fc.integer({ min: 40_000, max: 300_000 })),
  currency: fc.constantFrom('USD', 'EUR', null),
  types: fc.subarray([...EMPLOYMENT_TYPES]),
})
const pairs = (check: (posting: MatchJob, person: MatchPerson) => void): void =>
  fc.assert(fc.property(anyJob, anyPerson, check), { numRuns: 2_000 })

describe.each([MATCH_V1, MATCH_V2])('Any pair, by $version', (by: Matching) => {
  const scoreOf = (posting: MatchJob, person: MatchPerson): number => by.score(posting, person).score ?? -1

  it('scores a whole number from 0 to 100, or nothing below 75 % of coverage', () => {
    pairs((posting, person) => {
      const { score, coverage, components } = by.match(posting, person)
      const skillsKnown = components[0]?.known === true

      expect(score === null).toBe(!(skillsKnown && coverage >= 75))
      if (score !== null) expect(Number.isInteger(score) && score >= 0 && score <= 100).toBe(true)
    })
  })

  it('shows parts that give the number', () => {
    pairs((posting, person) => {
      const { uncapped, components } = by.match(posting, person)
      const tenths = components.reduce((sum, { points }) => sum + Math.round(points * 10), 0)

      if (uncapped !== null) expect(Math.floor((tenths + 5) / 10)).toBe(uncapped)
    })
  })

  it('never scores lower for a raised claim, or for more months', () => {
    pairs((posting, person) => {
      const before = scoreOf(posting, person)
      for (const { skill } of person.skills)
        expect(
          scoreOf(posting, applyChange(person, { kind: 'raise', skill, level: 4 })),
        ).toBeGreaterThanOrEqual(before)
      if (person.months !== null)
        expect(scoreOf(posting, { ...person, months: person.months + 7 })).toBeGreaterThanOrEqual(before)
    })
  })

  it('gains exactly what each offered change promises', () => {
    pairs((posting, person) => {
      const before = scoreOf(posting, person)
      for (const { change, delta } of improvements(posting, person, by)) {
        expect(scoreOf(posting, applyChange(person, change))).toBe(before + delta)
      }
    })
  })

  it('is blind to name, gender, age, photo, school, employer, nationality, behaviour and attempts', () => {
    const extras = fc.record({
      name: fc.string(),
      gender: fc.string(),
      birthDate: fc.string(),
      photo: fc.string(),
      school: fc.string(),
      employer: fc.string(),
      nationality: fc.string(),
      clicks: fc.nat(),
      attempts: fc.nat(),
      failed: fc.nat(),
      signals: fc.array(fc.string()),
      seconds: fc.nat(),
    })
    fc.assert(
      fc.property(anyJob, anyPerson, extras, (posting, person, extra) => {
        const skills = person.skills.map((held) => ({ ...held, ...extra, skill: held.skill }))

        expect(by.match(posting, { ...person, ...extra, skills })).toEqual(by.match(posting, person))
      }),
      { numRuns: 1_500 },
    )
  })

  it('agrees with the short form and does not depend on the order of skills', () => {
    pairs((posting, person) => {
      const { score, coverage } = by.match(posting, person)
      const turned = { ...person, skills: [...person.skills].reverse() }

      expect(by.score({ ...posting, skills: [...posting.skills].reverse() }, turned)).toEqual({
        score,
        coverage,
      })
    })
  })
})

describe('Of match-v2', () => {
  const { score: scoreOf } = MATCH_V2
  const heldArb = fc.record({ ...claim, awarded: level, above })
  const result = fc.record({ awarded: level, above })

  it('the credit is at least that of the claim alone, and no more than everything', () => {
    fc.assert(
      fc.property(heldArb, level, (held, asked) => {
        const credit = creditV2(asked, held)

        expect(Number.isInteger(credit) && credit <= 10_000).toBe(true)
        expect(credit).toBeGreaterThanOrEqual(creditV2(asked, { level: held.level, evidence: 'self' }))
      }),
      { numRuns: 5_000 },
    )
  })

  it('no result lowers anything: not a proof of what was a claim, whatever its level', () => {
    fc.assert(
      fc.property(anyJob, anyPerson, result, (posting, person, proof) => {
        const before = scoreOf(posting, person).score ?? -1
        for (const { skill, evidence } of person.skills) {
          if (evidence === 'verified' || evidence === 'expired') continue
          const skills = person.skills.map((held) =>
            held.skill === skill ? { ...held, evidence: 'verified' as const, ...proof } : held,
          )

          expect(scoreOf(posting, { ...person, skills }).score ?? -1).toBeGreaterThanOrEqual(before)
        }
      }),
      { numRuns: 2_000 },
    )
  })

  it('a better or a newer proof lowers nothing, nor does a lower claim raise anything', () => {
    fc.assert(
      fc.property(heldArb, level, (held, asked) => {
        const credit = creditV2(asked, held)
        const better = Math.min(held.awarded + 1, 4) as typeof held.awarded

        expect(creditV2(asked, { ...held, awarded: better })).toBeGreaterThanOrEqual(
          creditV2(asked, { ...held, above: [] }),
        )
        if (held.evidence === 'expired')
          expect(creditV2(asked, { ...held, evidence: 'verified' })).toBeGreaterThanOrEqual(credit)
        expect(creditV2(asked, { ...held, level: 1 })).toBeLessThanOrEqual(credit)
      }),
      { numRuns: 5_000 },
    )
  })

  it('it is match-v1 where the stated level was awarded and nothing is known of those above', () => {
    pairs((posting, { skills, ...rest }) => {
      const coarse = {
        ...rest,
        skills: skills.map(({ skill, level, evidence }) => ({ skill, level, evidence })),
      }
      const awarded = {
        ...rest,
        skills: coarse.skills.map((held) => ({ ...held, awarded: held.level, above: [] })),
      }
      const { version: _, ...first } = MATCH_V1.match(posting, coarse)

      expect(MATCH_V2.match(posting, coarse)).toEqual({ ...first, version: 'match-v2' })
      expect(MATCH_V2.score(posting, awarded)).toEqual(MATCH_V1.score(posting, coarse))
      for (const held of awarded.skills)
        for (const asked of SKILL_LEVELS) expect(creditV2(asked, held)).toBe(creditV1(asked, held))
    })
  })
})

const GOLDEN = join(__dirname, 'golden')
const SCRIPT = join(GOLDEN, 'match.py')
const FILES: Record<string, string[]> = {
  'match-v1': [join(GOLDEN, 'vectors.json')],
  'match-v2': [join(GOLDEN, 'vectors.json'), join(GOLDEN, 'vectors-v2.json')],
}
const PAIRS = 3_000
/** `npm test` sees to it that there is a python3. */
const python = (args: string[], input = '') =>
  spawnSync('python3', [SCRIPT, ...args], { input, encoding: 'utf8', maxBuffer: 2 ** 26 })

function inTypeScript({ match }: Matching, posting: MatchJob, person: MatchPerson) {
  const { score, uncapped, coverage, requirements, preferences, components } = match(posting, person)
  return {
    score,
    uncapped,
    coverage,
    requirements,
    preferences,
    values: Object.fromEntries(components.map(({ key, value }) => [key, value])),
    credits: components[0]?.items?.map(({ credit }) => credit),
  }
}

describe.each([MATCH_V1, MATCH_V2])('$version in a second language', (by) => {
  it('gives the golden vectors', () => {
    const { status, stdout, stderr } = python([by.version, ...(FILES[by.version] ?? [])])

    expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
    expect(stdout.match(/^ok/gm)).toHaveLength(by.version === 'match-v1' ? 13 : 21)
  })

  it(`agrees on ${PAIRS} pairs`, () => {
    const sample = fc.sample(fc.tuple(anyJob, anyPerson), { numRuns: PAIRS, seed: 20_250_108 })

    const { stdout } = python([], JSON.stringify({ version: by.version, pairs: sample }))

    expect(JSON.parse(stdout)).toEqual(sample.map(([posting, person]) => inTypeScript(by, posting, person)))
  })
})
