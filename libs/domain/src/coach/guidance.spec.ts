import { MATCH_VECTORS } from '../hiring/match/golden/match-vectors'
import { applyChange } from '../hiring/match/improve'
import { matchScore } from '../hiring/match/match-v2'
import type { HeldSkill } from '../hiring/match/match.types'
import { SkillPairs } from './adjacency'
import { payRange } from './pay'
import { byRaise, changesAcross, raiseOf, scoresOf } from './raise'

describe('Pay of postings', () => {
  const TEN = Array.from({ length: 10 }, (_, n) => ({
    companyId: `c${n % 4}`,
    min: 100 + 10 * n,
    max: 140 + 10 * n,
  }))

  it('is quartiles and a median by the nearest rank', () => {
    expect(payRange(TEN)).toEqual({ postings: 10, companies: 4, low: 120, high: 210, middle: 160 })
  })

  it('says how many there are where that is too few, or where few companies have them', () => {
    expect(payRange(TEN.slice(1))).toEqual({ tooFew: 9 })
    expect(payRange(TEN.map((one, n) => ({ ...one, companyId: `c${n % 3}` })))).toEqual({ tooFew: 9 })
    expect(payRange([])).toEqual({ tooFew: 0 })
  })

  it('counts the newest three of a company', () => {
    const many = Array.from({ length: 30 }, () => ({ companyId: 'c0', min: 1, max: 1 }))

    expect(payRange([...TEN, ...many])).toEqual(payRange(TEN))
    expect(payRange([...many, ...TEN])).toMatchObject({ postings: 10, low: 1 })
  })
})

describe('Skills beside others', () => {
  const market = (both: number, companies: number) => {
    const pairs = new SkillPairs()
    for (let n = 0; n < 20; n++)
      pairs.add({ companyId: `c${n % companies}`, skills: n < both ? ['Solidity', 'Foundry'] : ['Solidity'] })
    return pairs
  }

  it('are shown from 20 postings, 5 of both and 4 companies on', () => {
    expect(market(5, 4).beside(['Solidity'])).toEqual([
      { skill: 'Solidity', beside: 'Foundry', asking: 20, both: 5 },
    ])
    expect(market(4, 4).beside(['Solidity'])).toEqual([])
    expect(market(5, 3).beside(['Solidity'])).toEqual([])
    expect(market(20, 4).beside(['Foundry', 'Rust'])).toEqual([
      { skill: 'Foundry', beside: 'Solidity', asking: 20, both: 20 },
    ])
    expect(market(19, 4).beside(['Foundry'])).toEqual([])
  })

  it('come by lift, without what one has', () => {
    const pairs = new SkillPairs()
    for (let n = 0; n < 60; n++) {
      const skills = ['SQL', ...(n % 2 ? ['Python'] : []), ...(n % 3 ? [] : ['dbt'])]
      pairs.add({ companyId: `c${n % 7}`, skills })
      pairs.add({ companyId: `c${n % 5}`, skills: ['Python'] })
    }

    expect(pairs.beside(['SQL']).map(({ beside }) => beside)).toEqual(['dbt', 'Python'])
    expect(pairs.beside(['SQL', 'dbt']).map(({ skill, beside }) => [skill, beside])).toEqual([
      ['SQL', 'Python'],
      ['dbt', 'Python'],
    ])
  })
})

describe('A change across targets', () => {
  const { job, person } = MATCH_VECTORS['match-v1']
  const held: HeldSkill[] = [{ skill: 'Rust', level: 4, evidence: 'expired', awarded: 4, above: [] }]
  const expert = { ...job, skills: [{ skill: 'Rust', level: 4, importance: 'must' } as const] }
  const jobs = [
    job,
    { ...job, skills: [...job.skills, { skill: 'SQL', level: 3, importance: 'must' } as const] },
    { ...job, skills: [{ skill: 'SQL', level: 3, importance: 'must' } as const] },
    { ...job, type: 'Contract' as const },
  ]
  const raises = () => {
    const now = scoresOf(jobs, person)
    return changesAcross(jobs, person, now)
      .flatMap((change) => raiseOf(change, jobs, { person, now }) ?? [])
      .sort(byRaise)
  }

  it('is the match run again for each of them', () => {
    const now = scoresOf(jobs, person)
    const all = raises()

    expect(all.map(({ action }) => action)).toContain('Add SQL at Advanced')
    for (const { change, sum, raised } of all) {
      const after = jobs.map((one) => matchScore(one, applyChange(person, change)).score ?? 0)
      const gains = after.map((score, n) => score - (now[n] ?? 0)).filter((gain) => gain !== 0)
      expect([gains.reduce((a, b) => a + b, 0), gains.length]).toEqual([sum, raised])
    }
  })

  it('is sorted by what becomes good, then by points, then by name, and never asks for less pay', () => {
    const all = raises()
    const keys = all.map(({ good, sum }) => good * 1_000 + sum)

    expect(all[0]?.good).toBe(2)
    expect(keys).toEqual(keys.toSorted((a, b) => b - a))
    expect(
      all.every(({ change }) => ['verify', 'raise', 'add', 'remote', 'type'].includes(change.kind)),
    ).toBe(true)
  })

  it('is none that would lower another target, and none without a score', () => {
    const low = { ...expert, skills: [{ skill: 'Rust', level: 1, importance: 'must' } as const] }
    const own = { ...person, skills: held }
    const now = scoresOf([low, expert], own)
    const changes = changesAcross([low, expert], own, now)

    const all = changes.flatMap((change) => raiseOf(change, [low, expert], { person: own, now }) ?? [])
    expect(changes).toHaveLength(2)
    expect(all.map(({ action }) => action)).toEqual(['Renew Rust at Expert'])
    const nobody = { ...person, skills: [] }
    expect(changesAcross(jobs, nobody, scoresOf(jobs, nobody))).toEqual([])
  })
})
