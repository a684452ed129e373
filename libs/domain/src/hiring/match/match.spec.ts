import { createHash } from 'node:crypto'
import { SKILL_STATES, type SkillLevel, type SkillState } from '../../skills/levels'
import { canonicalJson } from './canonical-json'
import { heldSkillOf, matchPersonOf, stateToOthers, type CandidateFacts } from './facts'
import { MATCH_VECTORS } from './golden/match-vectors'
import { applyChange, explainMatch, improvements } from './improve'
import { MATCH_V1, matchV1 } from './match-v1'
import { MATCH_V2, matchScore, matchV2 } from './match-v2'
import type { HeldSkill, MatchJob, MatchPerson, RequiredSkill } from './match.types'
import { byMatch, matchBand } from './order'

const must = (skill: string, level: SkillLevel): RequiredSkill => ({ skill, level, importance: 'must' })
const nice = (skill: string, level: SkillLevel): RequiredSkill => ({ skill, level, importance: 'nice' })

const BASE = MATCH_VECTORS['match-v2']
const J = BASE.job
/** One skill with its credential, which the score does not read. */
const D: MatchPerson = {
  ...BASE.person,
  skills: BASE.person.skills.map((held) =>
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
/** D with other facts about one skill. */
const holding = (skill: string, over: Partial<HeldSkill>): MatchPerson => ({
  ...D,
  skills: D.skills.map((held) => (held.skill === skill ? { ...held, ...over } : held)),
})

describe.each([MATCH_V1, MATCH_V2])('The golden vectors of $version', ({ version, match }) => {
  const { job: base, person: somebody, vectors } = MATCH_VECTORS[version]

  it.each(vectors)('$name', (vector) => {
    const { score, uncapped, coverage, values, credits } = vector
    const result = match({ ...base, ...vector.job }, { ...somebody, ...vector.person })

    expect(result).toMatchObject({ version, score, uncapped, coverage })
    for (const [key, expected] of Object.entries(values))
      expect(result.components.find((component) => component.key === key)?.value).toBe(expected)
    if (credits) expect(result.components[0]?.items?.map(({ credit }) => credit)).toEqual(credits)
  })
})

describe('The golden vectors', () => {
  it('are thirteen, all of which hold for the second version, and eight of its own', () => {
    const [first, second] = [MATCH_VECTORS['match-v1'].vectors, MATCH_VECTORS['match-v2'].vectors]

    expect([first.length, second.length]).toEqual([13, 21])
    expect(second.slice(0, 13)).toEqual(first)
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
      {
        action: 'Verify Rust at Intermediate',
        delta: 3,
        change: { kind: 'verify', skill: 'Rust', level: 2 },
      },
    ])
    expect(improvements(J, D, MATCH_V1)).toEqual([
      { action: 'Verify Rust', delta: 3, change: { kind: 'verify', skill: 'Rust' } },
    ])
  })

  it('names the asked level where less than it is proved, and renews at the level that was', () => {
    const posting = job({ skills: [must('Solidity', 4)] })
    const proved = { awarded: 3, above: [5_200] } as const

    expect(improvements(posting, holding('Solidity', { level: 4, ...proved }))).toEqual([
      {
        action: 'Verify Solidity at Expert',
        delta: 7,
        change: { kind: 'verify', skill: 'Solidity', level: 4 },
      },
    ])
    const old = holding('Solidity', { level: 1, evidence: 'expired', ...proved })
    const renewed = improvements(job({ skills: [must('Solidity', 3)] }), old)
    expect(renewed.map(({ action }) => action)).toContain('Renew Solidity at Advanced')
  })

  it('brings at least what it says: a proof also says how likely the levels above are', () => {
    const posting = job({ skills: [must('Kubernetes', 4)] })
    const offer = improvements(posting, D).find(({ change }) => change.kind === 'verify')
    const before = matchScore(posting, D).score ?? 0
    const passed = holding('Kubernetes', { evidence: 'verified', awarded: 2, above: [7_000, 1_000] })

    expect(offer).toMatchObject({ action: 'Verify Kubernetes at Intermediate' })
    if (!offer) return
    expect(matchScore(posting, applyChange(D, offer.change)).score).toBe(before + offer.delta)
    expect(matchScore(posting, passed).score).toBeGreaterThan(before + offer.delta)
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

describe('A stored skill, as the score is given it', () => {
  const nobody: CandidateFacts = { ...NOBODY, experienceMonths: null }
  const stored = (state: SkillState, over = {}) => ({
    skill: 'Solidity',
    level: 4 as const,
    state,
    credentialId: 'cred-1',
    ...over,
  })
  const proof = { awarded: 3 as const, above: [5_200] }
  const given = { skill: 'Solidity', level: 4, credentialId: 'cred-1', ...proof }

  it('has its proof, and none where nothing was proved', () => {
    expect(heldSkillOf(stored('Verified', proof))).toEqual({ ...given, evidence: 'verified' })
    expect(heldSkillOf(stored('Expired', proof))).toEqual({ ...given, evidence: 'expired' })
    expect(heldSkillOf(stored('Revoked', proof))).toEqual({
      skill: 'Solidity',
      level: 4,
      evidence: 'self',
      credentialId: 'cred-1',
    })
    expect(heldSkillOf(stored('unverified', { awarded: null, above: null }))).not.toHaveProperty('awarded')
  })

  it('with an expired proof loses nothing by trying again, nor by failing', () => {
    for (const state of ['Assessment Scheduled', 'Under Review', 'Not passed', 'unverified'] as const)
      expect(heldSkillOf(stored(state, proof))).toEqual({ ...given, evidence: 'expired' })
  })

  it('says nothing of a test that waits, runs or was not passed', () => {
    for (const state of SKILL_STATES.filter((each) => each !== 'Verified' && each !== 'Expired')) {
      expect(heldSkillOf(stored(state))).toEqual(heldSkillOf(stored('unverified')))
      expect(stateToOthers(stored(state))).toBe('unverified')
    }
    expect(stateToOthers(stored('Verified', proof))).toBe('Verified')
    expect(stateToOthers(stored('Verified', { ...proof, visibility: 'private' }))).toBe('unverified')
    // What was proved once is that to others all along.
    for (const state of ['Expired', 'Under Review', 'Not passed'] as const)
      expect(stateToOthers(stored(state, proof))).toBe('Expired')
  })

  it('is a plain claim to both sides while its holder keeps it private: W7', () => {
    const kept = [stored('Verified', { level: 3, awarded: 3, above: [], visibility: 'private' })]
    const { skills } = matchPersonOf(nobody, kept)

    expect(skills).toEqual([{ skill: 'Solidity', level: 3, evidence: 'self' }])
    expect(matchV2(job({ skills: [must('Solidity', 3)] }), { ...D, skills })).toMatchObject({ score: 82 })
  })

  it('of which nothing finer is known gives the inputs it always gave', () => {
    expect(heldSkillOf(stored('Verified'))).toEqual({
      skill: 'Solidity',
      level: 4,
      evidence: 'verified',
      credentialId: 'cred-1',
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
