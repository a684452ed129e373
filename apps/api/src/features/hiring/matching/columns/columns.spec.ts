import fc from 'fast-check'
import { randomUUID } from 'node:crypto'
import type { Evidence, HeldSkill, MatchJob, MatchPerson, RequiredSkill } from '@tryka/domain'
import { byMatch, CURRENCIES, EMPLOYMENT_TYPES, EVIDENCES, matchScore, WORK_MODES } from '@tryka/domain'
import {
  CODED_CURRENCIES,
  CODED_EVIDENCE,
  decodePerson,
  decodePosting,
  encodePerson,
  encodePosting,
  MODES,
  TYPES,
} from '../../../../db/packed-facts/codec'
import type { JobsQuestion, PeopleQuestion, ProofFilter } from '../../core/match-questions'
import { Answers } from './answer'
import { Market } from './layout'
import { Table } from './table'

const SKILLS = ['Solidity', 'Go', 'Rust', 'Python', 'Kafka', 'PyTorch'] as const
const METROS = ['San Francisco, CA', 'New York, NY', 'Pune'] as const
const COUNTRIES = ['IN', 'US', 'PT'] as const
const FIELDS = ['Blockchain', 'Data Science'] as const
const LEVELS = [1, 2, 3, 4] as const

const nullable = <T>(arb: fc.Arbitrary<T>) => fc.option(arb, { nil: null })
const pay = fc.constantFrom(0, 1, 50_000, 60_000, 61_000, 75_000)
/** Few moments, so that days are equal, too. */
const moment = fc.integer({ min: 0, max: 6 }).map((day) => new Date(Date.UTC(2026, 0, 1 + day)).toISOString())

const claim = {
  skill: fc.constantFrom(...SKILLS),
  level: fc.constantFrom(...LEVELS),
  evidence: fc.constantFrom<Evidence>(...EVIDENCES),
}
/** With the level that was awarded, which may be more or less than the one that is stated. */
const proof = fc
  .record({ ...claim, awarded: fc.constantFrom(...LEVELS), above: fc.array(fc.nat(7_999), { maxLength: 3 }) })
  .map((held) => ({ ...held, above: held.above.slice(0, 4 - held.awarded) }))
const personFacts = fc.record({
  skills: fc.array(fc.oneof(fc.record(claim), proof), { maxLength: 6 }),
  months: nullable(fc.constantFrom(0, 11, 12, 35, 36, 59, 60, 300)),
  country: nullable(fc.constantFrom(...COUNTRIES)),
  metro: nullable(fc.constantFrom(...METROS)),
  openToRemote: nullable(fc.boolean()),
  relocateTo: fc.uniqueArray(fc.constantFrom(...METROS)),
  salaryMin: nullable(pay),
  currency: nullable(fc.constantFrom(...CURRENCIES)),
  types: fc.uniqueArray(fc.constantFrom(...EMPLOYMENT_TYPES)),
})
const jobFacts = fc.record({
  skills: fc.array(
    fc.record({
      skill: fc.constantFrom(...SKILLS, 'Never held'),
      level: fc.constantFrom(...LEVELS),
      importance: fc.constantFrom<RequiredSkill['importance']>('must', 'nice'),
    }),
    { maxLength: 6 },
  ),
  minYears: fc.constantFrom(0, 1, 3, 5, 40),
  mode: fc.constantFrom(...WORK_MODES),
  metro: nullable(fc.constantFrom(...METROS)),
  regions: fc.uniqueArray(fc.constantFrom(...COUNTRIES)),
  salaryMax: nullable(pay),
  currency: nullable(fc.constantFrom(...CURRENCIES)),
  type: fc.constantFrom(...EMPLOYMENT_TYPES),
})

const person = fc.record({
  facts: personFacts,
  technology: fc.constantFrom(...FIELDS),
  verifiedSkills: fc.integer({ min: 0, max: 3 }),
  visible: fc.boolean(),
  at: moment,
})
const posting = fc.record({ facts: jobFacts, technology: fc.constantFrom(...FIELDS), at: moment })
type Person = { id: string } & typeof person extends fc.Arbitrary<infer T> ? T & { id: string } : never
type Posting = { id: string } & typeof posting extends fc.Arbitrary<infer T> ? T & { id: string } : never

const encodedPerson = ({ facts, technology, verifiedSkills, visible, at }: Person): string =>
  encodePerson(
    {
      ...facts,
      experienceMonths: facts.months,
      technology,
      verifiedSkills,
      visibleToRecruiters: visible,
      includeInTalentDirectory: true,
      createdAt: at,
    },
    facts.skills,
  )
const encodedPosting = ({ facts, technology, at }: Posting): string =>
  encodePosting({
    ...facts,
    technology,
    location: facts.mode === 'Remote' ? 'Remote' : 'Seattle',
    postedAt: at,
    createdAt: at,
    closesAt: null,
    code: null,
  })

/** As `JSON` and the score read a person: no skill twice, the best claim first. */
const matchOf = ({ facts }: Person): MatchPerson => facts

/** A current proof of at least that level, of each of the skills or of any. */
function hasProofs({ skills: held }: MatchPerson, { level, skills }: ProofFilter): boolean {
  const proved = held.filter((one) => one.evidence === 'verified' && (one.awarded ?? one.level) >= level)
  return skills.length === 0
    ? proved.length > 0
    : skills.every((skill) => proved.some((one) => one.skill === skill))
}

describe('The columns', () => {
  it('keep the words of the domain in the places where they are stored', () => {
    expect([...TYPES]).toEqual(EMPLOYMENT_TYPES)
    expect([...MODES]).toEqual(WORK_MODES)
    expect([...CODED_EVIDENCE].sort()).toEqual([...EVIDENCES].sort())
    expect([...CODED_CURRENCIES]).toEqual(CURRENCIES)
  })

  it('read back what was packed', () => {
    fc.assert(
      fc.property(person, posting, (one, other) => {
        const held = decodePerson(encodedPerson({ id: '', ...one }))
        const said = ({ level, evidence, awarded = level, above = [] }: Omit<HeldSkill, 'skill'>) => ({
          level,
          evidence,
          awarded,
          above,
        })
        expect(held.skills.map(said)).toEqual(one.facts.skills.map(said))
        expect([held.months, held.salaryMin, held.openToRemote, held.at]).toEqual([
          one.facts.months,
          one.facts.salaryMin,
          one.facts.openToRemote,
          Date.parse(one.at),
        ])
        const asked = decodePosting(encodedPosting({ id: '', ...other }))
        expect(asked.skills.map(({ level, must }) => [level, must])).toEqual(
          other.facts.skills.map(({ level, importance }) => [level, importance === 'must']),
        )
        expect([asked.minYears, asked.salaryMax, asked.type]).toEqual([
          other.facts.minYears,
          other.facts.salaryMax,
          EMPLOYMENT_TYPES.indexOf(other.facts.type),
        ])
      }),
    )
  })

  it('read what was packed before there were awarded levels', () => {
    const [sample] = fc.sample(person, { numRuns: 1, seed: 1 })
    if (!sample) throw new Error('No sample')
    const whole: Person = { id: '', ...sample }
    const coarse = whole.facts.skills.map(({ skill, level, evidence }) => ({ skill, level, evidence }))
    const now = Buffer.from(
      encodedPerson({ ...whole, facts: { ...whole.facts, skills: coarse } }),
      'base64url',
    )
    const before = Buffer.concat([Buffer.of(1), now.subarray(1)]).toString('base64url')

    expect(decodePerson(before)).toEqual(decodePerson(now.toString('base64url')))
    expect(() => decodePerson(Buffer.of(3).toString('base64url'))).toThrow('version 3')
  })

  it('hold more codes than two bytes have room for', () => {
    const table = new Table({ at: new Float64Array() })
    const codes = [3, 0xff, 0x100, 0xffff, 0x10000, 0x12345]
    for (const code of codes) table.add([code, 1, 2, 3], 0, { skills: [7], codes: [code] })

    expect(Array.from(table.code.subarray(0, codes.length))).toEqual(codes)
  })

  /** A list of changes: each puts a new person in, gives one other facts, or takes one out. */
  const changes = <T>(arb: fc.Arbitrary<T>) =>
    fc.array(fc.record({ value: arb, slot: fc.nat(40), gone: fc.boolean() }), {
      minLength: 1,
      maxLength: 120,
    })

  const take = <T>(
    steps: readonly { value: T; slot: number; gone: boolean }[],
    put: (id: string, value: T | null) => void,
  ) => {
    const ids = Array.from({ length: 41 }, () => randomUUID())
    for (const { value, slot, gone } of steps) put(ids[slot] ?? '', gone ? null : value)
  }
  const paging = fc.record({ skip: fc.nat(30), take: fc.integer({ min: 1, max: 20 }) })

  it('find people as the score and the filters do, after any changes, on every page', () => {
    const filters = fc.record(
      {
        metro: nullable(fc.constantFrom(...METROS, 'Nowhere')),
        technology: fc.constantFrom<string>(...FIELDS, 'Nothing'),
        verifiedOnly: fc.boolean(),
        proof: fc.record({
          level: fc.constantFrom(...LEVELS),
          skills: fc.uniqueArray(fc.constantFrom(...SKILLS, 'Never held'), { maxLength: 2 }),
        }),
        months: fc.constantFrom<readonly [number, number]>([0, 36], [36, 60], [60, Infinity]),
      },
      { requiredKeys: [] },
    )
    fc.assert(
      fc.property(changes(person), jobFacts, filters, paging, fc.nat(3), (steps, job, asked, page, away) => {
        const market = new Market()
        const answers = new Answers(market)
        const living = new Map<string, Person>()
        take(steps, (id, value) => {
          if (value) living.set(id, { ...value, id })
          else living.delete(id)
          const facts = value ? encodedPerson({ ...value, id }) : ''
          market.take('person', { id, facts, gone: !value, text: 0 })
        })
        const gone = [...living.keys()].slice(0, away)
        for (const sort of ['match', 'verified', 'newest'] as const) {
          const expected = [...living.values()]
            .filter(({ id, visible }) => visible && !gone.includes(id))
            .filter(({ facts, technology, verifiedSkills }) => {
              const { months = 0 } = { months: facts.months ?? -1 }
              return (
                (asked.metro === undefined || facts.metro === asked.metro) &&
                (asked.technology === undefined || technology === asked.technology) &&
                (!asked.verifiedOnly || verifiedSkills > 0) &&
                (!asked.proof || (verifiedSkills > 0 && hasProofs(facts, asked.proof))) &&
                (!asked.months || (months >= asked.months[0] && months < asked.months[1]))
              )
            })
            .map((one) => {
              const { score, coverage } = matchScore(job as MatchJob, matchOf(one))
              const rank = {
                match: { score, coverage },
                verified: { score: one.verifiedSkills, coverage: 0 },
              }
              return {
                id: one.id,
                postedAt: one.at,
                ...(sort === 'newest' ? { score: 0, coverage: 0 } : rank[sort]),
              }
            })
            .sort(byMatch)
          // As a message between processes carries it.
          const question = JSON.parse(
            JSON.stringify({ kind: 'people', job, sort, filters: asked, words: [], away: gone, ...page }),
          ) as PeopleQuestion
          const { ids, total } = answers.answer(question, undefined)
          expect([sort, ids, total]).toEqual([
            sort,
            expected.slice(page.skip, page.skip + page.take).map(({ id }) => id),
            expected.length,
          ])
        }
      }),
      { numRuns: 300 },
    )
  })

  it('find postings as the score and the filters do, after any changes, on every page', () => {
    const filters = fc.record(
      {
        technology: fc.constantFrom<string>(...FIELDS),
        location: fc.constantFrom('Remote', 'Seattle', 'Nowhere'),
        mode: fc.constantFrom(...WORK_MODES),
        type: fc.constantFrom(...EMPLOYMENT_TYPES),
        minMatch: fc.constantFrom(1, 40, 69, 70, 100),
        after: moment,
      },
      { requiredKeys: [] },
    )
    fc.assert(
      fc.property(
        changes(posting),
        personFacts,
        filters,
        paging,
        fc.boolean(),
        (steps, seeker, asked, page, some) => {
          const market = new Market()
          const answers = new Answers(market)
          const living = new Map<string, Posting>()
          take(steps, (id, value) => {
            if (value) living.set(id, { ...value, id })
            else living.delete(id)
            const facts = value ? encodedPosting({ ...value, id }) : ''
            market.take('posting', { id, facts, gone: !value, text: 0 })
          })
          const only = [...living.keys()].slice(0, 5)
          const place = (mode: string) => (mode === 'Remote' ? 'Remote' : 'Seattle')
          for (const sort of ['match', 'posted', 'salary'] as const) {
            const expected = [...living.values()]
              .map((one) => ({ one, ...matchScore(one.facts as MatchJob, seeker) }))
              .filter(
                ({ one: { id, facts, technology, at }, score }) =>
                  (!some || only.includes(id)) &&
                  (asked.technology === undefined || technology === asked.technology) &&
                  (asked.location === undefined || place(facts.mode) === asked.location) &&
                  (asked.mode === undefined || facts.mode === asked.mode) &&
                  (asked.type === undefined || facts.type === asked.type) &&
                  (asked.minMatch === undefined || (score ?? -1) >= asked.minMatch) &&
                  (asked.after === undefined || at > asked.after),
              )
              .map(({ one, score, coverage }) => ({
                id: one.id,
                postedAt: one.at,
                ...(sort === 'match' ? { score, coverage } : { score: 0, coverage: 0 }),
                ...(sort === 'salary' ? { score: one.facts.salaryMax ?? -1 } : {}),
              }))
              .sort(byMatch)
            const question = JSON.parse(
              JSON.stringify({
                kind: 'jobs',
                person: seeker,
                sort,
                filters: asked,
                words: [],
                away: [],
                ...(some ? { only } : {}),
                ...page,
              }),
            ) as JobsQuestion
            const { ids, total } = answers.answer(question, undefined)
            expect([sort, ids, total]).toEqual([
              sort,
              expected.slice(page.skip, page.skip + page.take).map(({ id }) => id),
              expected.length,
            ])
          }
        },
      ),
      { numRuns: 300 },
    )
  })
})
