/* eslint-disable @typescript-eslint/no-non-null-assertion -- rows are below the count, and every column is at least as long */
import type { MatchJob, MatchPerson } from '@tryka/domain'
import { creditV2, MATCH_RULES, MATCH_WEIGHTS } from '@tryka/domain/match'
import { countryCode, currencyCode, MODES, TYPES, typeCode } from '../../../../db/packed-facts/codec'
import { wordHash } from '../../../../db/packed-facts/bytes'
import { rankFrom } from '../rank'
import type { Market } from './layout'
import { LEVELS, UNKNOWN } from './layout'

/** Below this bit the credits of all asked skills add up, above it the musts that are covered are counted. */
const MUST_BIT = 20
const CREDIT_MASK = (1 << MUST_BIT) - 1
const { whole, shownFrom, mustFloor, cap } = MATCH_RULES
const {
  skills: W_SKILLS,
  experience: W_EXPERIENCE,
  location: W_LOCATION,
  pay: W_PAY,
  type: W_TYPE,
} = MATCH_WEIGHTS
const REMOTE = MODES.indexOf('Remote')

/** Fills the ranks of rows `from` to `until` (without), as `rankOf(matchScore(…))` gives them. */
export type Ranker = (ranks: Uint16Array, from: number, until: number) => void

/**
 * The rank of a pair from the sum of its known components (`sum`, their weights `known`), whether both sides name skills,
 * and whether a must is lacking. The same whole numbers as `match-v2`.
 */
function rankOfSums(sum: number, known: number, hasSkills: boolean, isLacking: boolean): number {
  if (!hasSkills || known < shownFrom) return known
  const score = Math.floor((2 * sum + 100 * known) / (200 * known))
  return rankFrom(isLacking && score > cap ? cap : score) + known
}

const payValue = (min: number, max: number): number =>
  min <= max ? whole : Math.max(0, whole - Math.floor(((min - max) * 50_000) / max))

const hashOf = (word: string | null): number => (word === null ? 0 : wordHash(word))

/** One posting against all people. */
export function peopleRanker(market: Market, job: MatchJob): Ranker {
  const { people, credits } = market
  const slotOf = new Uint8Array(0x10000)
  const codes = credits.length
  const table = new Int32Array((job.skills.length + 1) * codes)
  let weights = 0
  let musts = 0
  let slots = 0
  for (const { skill, level, importance } of job.skills) {
    const weight = MATCH_RULES[importance]
    weights += weight
    if (importance === 'must') musts++
    const number = market.skills.known(wordHash(skill))
    if (number === 0) continue
    const slot = slotOf[number] || ++slots
    slotOf[number] = slot
    credits.forEach((vector, code) => {
      const credit = vector[level - 1] ?? 0
      const covered = importance === 'must' && credit >= mustFloor ? 1 << MUST_BIT : 0
      table[slot * codes + code] = (table[slot * codes + code] ?? 0) + weight * credit + covered
    })
  }
  const isRemote = job.mode === 'Remote'
  const metro = market.metros.known(hashOf(job.metro))
  const movesThere = market.places.having(metro)
  const inRegions = new Uint8Array(0x10000)
  for (const country of job.regions) inRegions[countryCode(country)] = 1
  const anywhere = job.regions.length === 0
  const months = 12 * job.minYears
  const currency = currencyCode(job.currency)
  const max = job.salaryMax ?? 0
  const typeBit = 1 << typeCode(job.type)
  const asksSkills = job.skills.length > 0

  return (ranks, from, until) => {
    const { starts, skill, code, fixed } = people
    const { metro: metros, months: worked, places, country, pay, currency: paid, types, remote } = fixed
    for (let row = from; row < until; row++) {
      const end = starts[row + 1]!
      let held = 0
      for (let k = starts[row]!; k < end; k++) held += table[slotOf[skill[k]!]! * codes + code[k]!]!
      const hasSkills = asksSkills && end > starts[row]!
      let sum = 0
      let known = 0
      if (hasSkills) {
        sum = W_SKILLS * Math.floor((held & CREDIT_MASK) / weights)
        known = W_SKILLS
      }
      const own = worked[row]!
      if (own !== UNKNOWN) {
        known += W_EXPERIENCE
        sum += W_EXPERIENCE * (own >= months ? whole : Math.floor((own * whole) / months))
      }
      if (isRemote) {
        const open = remote[row]!
        const place = country[row]!
        if (open === 1) known += W_LOCATION
        else if (open === 2 && (anywhere || place !== 0)) {
          known += W_LOCATION
          if (anywhere || inRegions[place]) sum += W_LOCATION * whole
        }
      } else if (job.metro !== null) {
        const here = metros[row]!
        if ((here === metro && here !== 0) || movesThere[places[row]!]) {
          known += W_LOCATION
          sum += W_LOCATION * whole
        } else if (here !== 0) known += W_LOCATION
      }
      const min = pay[row]!
      if (max > 0 && min !== UNKNOWN && paid[row] === currency) {
        known += W_PAY
        sum += W_PAY * payValue(min, max)
      }
      const wanted = types[row]!
      if (wanted !== 0) {
        known += W_TYPE
        if (wanted & typeBit) sum += W_TYPE * whole
      }
      ranks[row] = rankOfSums(sum, known, hasSkills, held >>> MUST_BIT < musts)
    }
  }
}

/** One person against all postings. */
export function postingsRanker(market: Market, person: MatchPerson): Ranker {
  const { postings } = market
  const slotOf = new Uint16Array(0x10000)
  // By slot and the level that is asked; slot 0 is a skill that the person does not hold.
  const credits = new Int32Array((person.skills.length + 1) * 8)
  let slots = 0
  for (const held of person.skills) {
    const number = market.skills.known(wordHash(held.skill))
    if (number === 0) continue
    const slot = slotOf[number] || ++slots
    slotOf[number] = slot
    for (const asked of LEVELS)
      credits[slot * 8 + asked] = Math.max(credits[slot * 8 + asked] ?? 0, creditV2(asked, held))
  }
  const metro = market.metros.known(hashOf(person.metro))
  const relocates = new Set(person.relocateTo.map((one) => market.metros.known(wordHash(one))))
  relocates.delete(0)
  const inRegions = market.regions.having(countryCode(person.country))
  const currency = currencyCode(person.currency)
  const types = person.types.reduce((bits, type) => bits | (1 << TYPES.indexOf(type)), 0)
  const { months, salaryMin: min, openToRemote } = person
  const hasHeld = person.skills.length > 0

  return (ranks, from, until) => {
    const { starts, skill, code, fixed } = postings
    const { years, mode, metro: metros, regions, pay, currency: pays, type } = fixed
    for (let row = from; row < until; row++) {
      const begin = starts[row]!
      const end = starts[row + 1]!
      let credit = 0
      let weights = 0
      let isLacking = false
      for (let k = begin; k < end; k++) {
        const asked = code[k]!
        const one = credits[slotOf[skill[k]!]! * 8 + (asked & 7)]!
        const weight = asked & 8 ? MATCH_RULES.must : MATCH_RULES.nice
        weights += weight
        credit += weight * one
        if (asked & 8 && one < mustFloor) isLacking = true
      }
      const hasSkills = hasHeld && end > begin
      let sum = 0
      let known = 0
      if (hasSkills) {
        sum = W_SKILLS * Math.floor(credit / weights)
        known = W_SKILLS
      }
      if (months !== null) {
        known += W_EXPERIENCE
        const needed = 12 * years[row]!
        sum += W_EXPERIENCE * (months >= needed ? whole : Math.floor((months * whole) / needed))
      }
      if (mode[row] === REMOTE) {
        if (openToRemote === false) known += W_LOCATION
        else if (openToRemote === true && (regions[row] === 0 || person.country !== null)) {
          known += W_LOCATION
          if (regions[row] === 0 || inRegions[regions[row]!]) sum += W_LOCATION * whole
        }
      } else if (metros[row] !== 0) {
        const there = metros[row]!
        if (there === metro || relocates.has(there)) {
          known += W_LOCATION
          sum += W_LOCATION * whole
        } else if (person.metro !== null) known += W_LOCATION
      }
      const max = pay[row]!
      if (max > 0 && min !== null && pays[row] === currency) {
        known += W_PAY
        sum += W_PAY * payValue(min, max)
      }
      if (types !== 0) {
        known += W_TYPE
        if (types & (1 << type[row]!)) sum += W_TYPE * whole
      }
      ranks[row] = rankOfSums(sum, known, hasSkills, isLacking)
    }
  }
}
