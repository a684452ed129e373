import fc from 'fast-check'
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { EVIDENCES, SKILL_LEVELS, type SkillLevel } from '../skills/levels'
import { MATCH_VECTORS } from '../hiring/match/golden/match-vectors'
import type { HeldSkill, RequiredSkill } from '../hiring/match/match.types'
import { pathV1, topicPercent, type Path, type PathInput, type PathModule } from './path-v1'
import { skillNeeds, TARGET_WEIGHTS, type PathTarget } from './skill-needs'

const { person: D } = MATCH_VECTORS['match-v1']
const asks = (...lines: [string, SkillLevel, RequiredSkill['importance']][]): RequiredSkill[] =>
  lines.map(([skill, level, importance]) => ({ skill, level, importance }))
const { applied, kept, best } = TARGET_WEIGHTS
/** Vector G1: one posting saved, one applied to, one best match. */
const G1: PathTarget[] = [
  { weight: kept, skills: asks(['Solidity', 4, 'must'], ['Rust', 3, 'must'], ['Foundry', 2, 'nice']) },
  {
    weight: applied,
    skills: asks(['Solidity', 3, 'must'], ['Zero-Knowledge Proofs', 2, 'must'], ['TypeScript', 3, 'nice']),
  },
  { weight: best, skills: asks(['SQL', 2, 'must'], ['Python', 3, 'must']) },
]
const taught = (id: string, skill: string, more: Partial<PathModule> = {}): PathModule => ({
  id,
  skills: [skill],
  topics: [],
  needs: [],
  minutes: 30,
  ...more,
})
const input = (more: Partial<PathInput>): PathInput => ({
  targets: G1,
  held: D.skills,
  modules: [],
  topics: new Map(),
  passed: new Set(),
  begun: new Set(),
  goalHours: 10,
  ...more,
})
const stepsOf = ({ steps }: Path): string[] => steps.map(({ id }) => id)

describe('What the targets need', () => {
  it('is vector G1', () => {
    expect(
      skillNeeds(G1, D.skills).map(({ skill, demand, gap, need }) => [skill, demand, gap, need]),
    ).toEqual([
      ['Zero-Knowledge Proofs', 5000, 10_000, 5000],
      ['Rust', 3750, 5334, 2000],
      ['Foundry', 1250, 10_000, 1250],
      ['SQL', 1250, 10_000, 1250],
      ['Solidity', 8750, 1071, 937],
      ['Python', 1250, 0, 0],
      ['TypeScript', 1666, 0, 0],
    ])
  })

  it('counts the targets that ask and those that require', () => {
    const [need] = skillNeeds(G1, D.skills).filter(({ skill }) => skill === 'Solidity')

    expect(need).toMatchObject({ asking: 2, must: 2 })
    expect(skillNeeds([], D.skills)).toEqual([])
  })
})

describe('A path', () => {
  it('takes the highest value of an hour first, then the shorter, then by name', () => {
    const modules = [
      taught('a/sql', 'SQL', { minutes: 30 }),
      taught('a/foundry', 'Foundry', { minutes: 30 }),
      taught('a/zk', 'Zero-Knowledge Proofs', { minutes: 60 }),
      taught('a/rust', 'Rust', { minutes: 24 }),
    ]
    const path = pathV1(input({ modules }))

    expect(path.steps.map(({ id, value }) => [id, value])).toEqual([
      ['a/rust', 5000],
      ['a/zk', 5000],
      ['a/foundry', 2500],
      ['a/sql', 2500],
    ])
    expect(path).toMatchObject({ minutes: 144, covered: 100 })
  })

  it('gives a weaker topic half as much again, a stronger one half, a passed module nothing', () => {
    const topics = new Map([
      ['sql/windows', 'weaker'],
      ['sql/joins', 'stronger'],
    ] as const)

    expect(topicPercent(['sql/windows', 'sql/joins'], topics)).toBe(150)
    expect(topicPercent(['sql/joins'], topics)).toBe(50)
    expect(topicPercent([], topics)).toBe(100)
    const modules = [
      taught('sql/joins', 'SQL', { topics: ['sql/joins'] }),
      taught('sql/windows', 'SQL', { topics: ['sql/windows'] }),
      taught('sql/nulls', 'SQL', { topics: ['sql/nulls'] }),
    ]
    const path = pathV1(input({ modules, topics, passed: new Set(['sql/nulls']) }))
    expect(path.steps.map(({ id, value }) => [id, value])).toEqual([
      ['sql/windows', 3750],
      ['sql/joins', 1250],
    ])
  })

  it('puts what a module builds on before it, worth nine tenths of it', () => {
    const modules = [
      taught('zk/circuits', 'Zero-Knowledge Proofs', { needs: ['zk/fields'] }),
      taught('zk/fields', 'Cryptography', { needs: ['zk/sets'] }),
      taught('zk/sets', 'Cryptography'),
    ]

    expect(pathV1(input({ modules })).steps).toMatchObject([
      { id: 'zk/sets', value: 8100, skill: null, opens: 'zk/fields' },
      { id: 'zk/fields', value: 9000, skill: null, opens: 'zk/circuits' },
      { id: 'zk/circuits', value: 10_000, skill: 'Zero-Knowledge Proofs', opens: null },
    ])
  })

  it('ends at nine tenths of the need, or at eight weekly goals', () => {
    const modules = Array.from({ length: 20 }, (_, n) =>
      taught(`sql/${String(n).padStart(2, '0')}`, 'SQL', { minutes: 60 }),
    )

    expect(pathV1(input({ modules }))).toMatchObject({ minutes: 18 * 60, covered: 90 })
    expect(pathV1(input({ modules, goalHours: 1 }))).toMatchObject({ minutes: 8 * 60, covered: 40 })
  })

  it('never takes away what was begun, and is empty where everything is covered', () => {
    const begun = new Set(['py/types'])
    const modules = [taught('py/types', 'Python'), taught('ts/types', 'TypeScript')]

    expect(stepsOf(pathV1(input({ modules, begun })))).toEqual(['py/types'])
    expect(pathV1(input({ modules })).steps).toEqual([])
    expect(pathV1(input({ targets: [], modules })).covered).toBeNull()
  })
})

const NAMES = ['Solidity', 'Rust', 'Go', 'SQL', 'Python']
const TOPICS = ['sql/joins', 'sql/windows', 'solidity/gas']
const IDS = ['a/1', 'a/2', 'a/3', 'b/1', 'b/2', 'b/3', 'c/1', 'c/2']
const level = fc.constantFrom(...SKILL_LEVELS)
const required = fc.record({
  skill: fc.constantFrom(...NAMES),
  level,
  importance: fc.constantFrom('must', 'nice'),
}) as fc.Arbitrary<RequiredSkill>
const bySkill = { selector: ({ skill }: { skill: string }) => skill }
const held = fc.record({
  skill: fc.constantFrom(...NAMES),
  level,
  evidence: fc.constantFrom(...EVIDENCES),
}) as fc.Arbitrary<HeldSkill>
const anyInput: fc.Arbitrary<PathInput> = fc.record({
  targets: fc.array(
    fc.record({
      weight: fc.constantFrom(1, 3, 4),
      skills: fc.uniqueArray(required, { ...bySkill, minLength: 1 }),
    }),
    { maxLength: 12 },
  ),
  held: fc.uniqueArray(held, bySkill),
  modules: fc.uniqueArray(
    fc.record({
      id: fc.constantFrom(...IDS),
      skills: fc.subarray(NAMES, { maxLength: 2 }),
      topics: fc.subarray(TOPICS),
      needs: fc.subarray(IDS, { maxLength: 2 }),
      minutes: fc.integer({ min: 10, max: 60 }),
    }),
    { selector: ({ id }) => id },
  ),
  topics: fc
    .dictionary(fc.constantFrom(...TOPICS), fc.constantFrom('weaker', 'plain', 'stronger'))
    .map((all) => new Map(Object.entries(all))),
  passed: fc.subarray(IDS, { maxLength: 2 }).map((ids) => new Set(ids)),
  begun: fc.subarray(IDS, { maxLength: 2 }).map((ids) => new Set(ids)),
  goalHours: fc.integer({ min: 1, max: 3 }),
})

describe('Any path', () => {
  it('keeps its rules', () => {
    fc.assert(
      fc.property(anyInput, (given) => {
        const { steps, needs, covered } = pathV1(given)
        const ids = steps.map(({ id }) => id)
        const open = given.modules.filter(({ id }) => !given.passed.has(id))

        expect(new Set(ids).size).toBe(ids.length)
        expect(ids.some((id) => given.passed.has(id))).toBe(false)
        for (const { id } of open) if (given.begun.has(id)) expect(ids).toContain(id)
        for (const [n, id] of ids.entries()) {
          if (given.begun.has(id)) continue
          const before = new Set(ids.slice(0, n))
          const missing = open.find((one) => one.id === id)?.needs.filter((need) => !before.has(need))
          expect(missing?.filter((need) => open.some((one) => one.id === need))).toEqual([])
        }
        for (const { demand, gap, need } of needs)
          expect([demand, gap, need].every((n) => Number.isInteger(n) && n >= 0 && n <= 10_000)).toBe(true)
        if (covered !== null) expect(covered >= 0 && covered <= 100).toBe(true)
      }),
      { numRuns: 1_000 },
    )
  })

  it('is the same in a second language', () => {
    const sample = fc.sample(anyInput, { numRuns: 1_500, seed: 20_261_125 })
    const plain = sample.map(({ topics, passed, begun, ...rest }) => ({
      ...rest,
      topics: Object.fromEntries(topics),
      passed: [...passed],
      begun: [...begun],
    }))
    const { stdout, stderr } = spawnSync('python3', [join(__dirname, 'golden', 'path.py')], {
      input: JSON.stringify(plain),
      encoding: 'utf8',
      maxBuffer: 2 ** 26,
    })

    expect(stderr).toBe('')
    expect(JSON.parse(stdout)).toEqual(
      sample.map((given) => {
        const { needs, steps, minutes, covered } = pathV1(given)
        return { needs, steps: steps.map(({ id, value }) => [id, value]), minutes, covered }
      }),
    )
  })
})
