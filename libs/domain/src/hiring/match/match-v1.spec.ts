import fc from 'fast-check'
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { EMPLOYMENT_TYPES, WORK_MODES } from '../constants'
import { EVIDENCES, SKILL_LEVELS, type SkillLevel } from '../skills/levels'
import { canonicalJson } from './canonical-json'
import { MATCH_VECTORS } from './golden/match-vectors'
import { applyChange, explainMatch, improvements } from './improve'
import { matchScore, matchV1 } from './match-v1'
import type { HeldSkill, MatchJob, MatchPerson, RequiredSkill } from './match.types'
import { byMatch, matchBand } from './order'

const GOLDEN = join(__dirname, 'golden')
const VECTORS_FILE = join(GOLDEN, 'vectors.json')

const must = (skill: string, level: SkillLevel): RequiredSkill => ({ skill, level, importance: 'must' })
const nice = (skill: string, level: SkillLevel): RequiredSkill => ({ skill, level, importance: 'nice' })

const J = MATCH_VECTORS.job
/** One skill with its credential, which the score does not read. */
const D: MatchPerson = {
  ...MATCH_VECTORS.person,
  skills: MATCH_VECTORS.person.skills.map((held) =>
    held.skill === 'Solidity' ? { ...held, credentialId: 'cred-1' } : held,
  ),
}

const NOBODY: MatchPerson = {
  skills: [],
  months: null,
  country: null,
  metro: null,
  openToRemote: null,
  relocateTo: [],
  salaryMin: null,
  currency: null,
  types: [],
}

const job = (over: Partial<MatchJob>): MatchJob => ({ ...J, ...over })
const value = (of: MatchJob, person: MatchPerson, key: string): number | null | undefined =>
  matchV1(of, person).components.find((component) => component.key === key)?.value

describe('The golden vectors of match-v1', () => {
  it.each(MATCH_VECTORS.vectors)('$name', (vector) => {
    const [posting, person] = [
      { ...MATCH_VECTORS.job, ...vector.job },
      { ...MATCH_VECTORS.person, ...vector.person },
    ]
    const { score, uncapped, coverage } = vector

    expect(matchV1(posting, person)).toMatchObject({ score, uncapped, coverage })
    for (const [key, expected] of Object.entries(vector.values))
      expect(value(posting, person, key)).toBe(expected)
  })

  it('are thirteen', () => {
    expect(MATCH_VECTORS.vectors).toHaveLength(13)
  })

  it('says that V3 was capped, and from what', () => {
    const posting = job({ skills: [must('Solidity', 3), must('ZK', 3), nice('Rust', 2)] })

    expect(matchV1(posting, D)).toMatchObject({ capped: true, uncapped: 72, score: 69 })
    expect(matchV1(J, D)).toMatchObject({ capped: false, uncapped: 97, requirements: 97, preferences: 100 })
  })

  it('says what to add when it cannot name a number', () => {
    expect(matchV1(J, { ...NOBODY, skills: D.skills }).missing).toBe(
      'Not enough data: add work experience, location and remote preference, salary expectation, employment types',
    )
    expect(matchV1(J, D).missing).toBeNull()
  })
})

describe('What would change the match', () => {
  it('names the one change of V1 with its exact gain', () => {
    expect(improvements(J, D)).toEqual([
      { action: 'Verify Rust', delta: 3, change: { kind: 'verify', skill: 'Rust' } },
    ])
  })

  it('offers to renew, raise, add and accept, at most three, largest first', () => {
    const posting = job({ skills: [must('Go', 3), must('ZK', 2), nice('Kubernetes', 3)], type: 'Contract' })
    const found = improvements(posting, D)

    expect(found).toHaveLength(3)
    expect(found[0]).toMatchObject({ change: { kind: 'add', skill: 'ZK', level: 2 } })
    expect(found.map(({ delta }) => delta)).toEqual(
      [...found].map(({ delta }) => delta).sort((a, b) => b - a),
    )
  })

  it('offers nothing without a number', () => {
    expect(improvements(J, NOBODY)).toEqual([])
  })
})

describe('The answer with its proof', () => {
  const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')
  const now = new Date('2025-01-08T09:00:00Z')

  it('hashes equal facts to equal bytes, whatever the order of keys', () => {
    const turned = Object.fromEntries(Object.entries(D).reverse()) as unknown as MatchPerson
    const answer = explainMatch(J, D, { sha256, now })

    expect(explainMatch(J, turned, { sha256, now }).inputsSha256).toBe(answer.inputsSha256)
    expect(explainMatch(J, { ...D, months: 79 }, { sha256, now }).inputsSha256).not.toBe(answer.inputsSha256)
    expect(sha256(canonicalJson(answer.inputs))).toBe(answer.inputsSha256)
  })

  it('writes canonical JSON', () => {
    expect(canonicalJson({ b: [1, null, undefined], a: { d: 'ü"', c: true }, e: undefined })).toBe(
      '{"a":{"c":true,"d":"ü\\""},"b":[1,null,null]}',
    )
  })

  it('links a verified skill to its credential', () => {
    expect(matchV1(J, D).components[0]?.items?.[0]).toEqual({
      skill: 'Solidity',
      importance: 'must',
      required: 3,
      have: 3,
      evidence: 'verified',
      credit: 10000,
      credentialId: 'cred-1',
    })
  })
})

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
const anyPerson: fc.Arbitrary<MatchPerson> = fc.record({
  skills: fc.uniqueArray(
    fc.record({ skill: fc.constantFrom(...NAMES), level, evidence: fc.constantFrom(...EVIDENCES) }),
    { selector: (held) => held.skill },
  ) as fc.Arbitrary<HeldSkill[]>,
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
const scoreOf = (posting: MatchJob, person: MatchPerson): number => matchScore(posting, person).score ?? -1

describe('Any pair', () => {
  it('scores a whole number from 0 to 100, or nothing below 75 % of coverage', () => {
    pairs((posting, person) => {
      const { score, coverage, components } = matchV1(posting, person)
      const skillsKnown = components[0]?.known === true

      expect(score === null).toBe(!(skillsKnown && coverage >= 75))
      if (score !== null) expect(Number.isInteger(score) && score >= 0 && score <= 100).toBe(true)
    })
  })

  it('shows parts that give the number', () => {
    pairs((posting, person) => {
      const { uncapped, components } = matchV1(posting, person)
      const tenths = components.reduce((sum, { points }) => sum + Math.round(points * 10), 0)

      if (uncapped !== null) expect(Math.floor((tenths + 5) / 10)).toBe(uncapped)
    })
  })

  it('never scores lower for a verified or raised skill, or for more months', () => {
    pairs((posting, person) => {
      const before = scoreOf(posting, person)
      for (const held of person.skills) {
        expect(
          scoreOf(posting, applyChange(person, { kind: 'verify', skill: held.skill })),
        ).toBeGreaterThanOrEqual(before)
        expect(
          scoreOf(posting, applyChange(person, { kind: 'raise', skill: held.skill, level: 4 })),
        ).toBeGreaterThanOrEqual(before)
      }
      if (person.months !== null) {
        expect(scoreOf(posting, { ...person, months: person.months + 7 })).toBeGreaterThanOrEqual(before)
      }
    })
  })

  it('gains exactly what each offered change promises', () => {
    pairs((posting, person) => {
      const before = scoreOf(posting, person)
      for (const { change, delta } of improvements(posting, person)) {
        expect(scoreOf(posting, applyChange(person, change))).toBe(before + delta)
      }
    })
  })

  it('is blind to name, gender, age, photo, school, employer, nationality and behaviour', () => {
    const extras = fc.record({
      name: fc.string(),
      gender: fc.string(),
      birthDate: fc.string(),
      photo: fc.string(),
      school: fc.string(),
      employer: fc.string(),
      nationality: fc.string(),
      clicks: fc.nat(),
    })
    fc.assert(
      fc.property(anyJob, anyPerson, extras, (posting, person, extra) => {
        expect(matchV1(posting, { ...person, ...extra })).toEqual(matchV1(posting, person))
      }),
      { numRuns: 1_500 },
    )
  })

  it('agrees with the short form and does not depend on the order of skills', () => {
    pairs((posting, person) => {
      const { score, coverage } = matchV1(posting, person)
      const turned = { ...person, skills: [...person.skills].reverse() }

      expect(matchScore({ ...posting, skills: [...posting.skills].reverse() }, turned)).toEqual({
        score,
        coverage,
      })
    })
  })
})

describe('Order and bands', () => {
  it.each([
    [100, 'Strong'],
    [85, 'Strong'],
    [84, 'Good'],
    [70, 'Good'],
    [69, 'Partial'],
    [50, 'Partial'],
    [49, null],
    [null, null],
  ] as const)('%p is %p', (score, band) => {
    expect(matchBand(score)).toBe(band)
  })

  it('puts score before coverage before date before id, and no score last', () => {
    const row = (id: string, score: number | null, coverage: number, day: string) => ({
      id,
      score,
      coverage,
      postedAt: `2025-01-${day}T00:00:00.000Z`,
    })
    const rows = [
      row('e', null, 100, '09'),
      row('d', 80, 90, '01'),
      row('c', 80, 90, '01'),
      row('b', 80, 90, '03'),
      row('a', 80, 100, '01'),
      row('f', 97, 75, '01'),
    ]

    expect(rows.sort(byMatch).map(({ id }) => id)).toEqual(['f', 'a', 'b', 'c', 'd', 'e'])
  })
})

const SCRIPT = join(GOLDEN, 'match_v1.py')
const PAIRS = 3_000
/** `npm test` sees to it that there is a python3. */
const python = (args: string[], input = '') =>
  spawnSync('python3', [SCRIPT, ...args], { input, encoding: 'utf8', maxBuffer: 2 ** 26 })

function inTypeScript(posting: MatchJob, person: MatchPerson) {
  const { score, uncapped, coverage, requirements, preferences, components } = matchV1(posting, person)
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

describe('match-v1 in a second language', () => {
  it('gives the golden vectors', () => {
    const { status, stdout, stderr } = python([VECTORS_FILE])

    expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
    expect(stdout.match(/^ok/gm)).toHaveLength(13)
  })

  it(`agrees on ${PAIRS} pairs`, () => {
    const sample = fc.sample(fc.tuple(anyJob, anyPerson), { numRuns: PAIRS, seed: 20_250_108 })

    const { stdout } = python([], JSON.stringify({ pairs: sample }))

    expect(JSON.parse(stdout)).toEqual(sample.map(([posting, person]) => inTypeScript(posting, person)))
  })
})
