import { wordHash } from '../../../../db/packed-facts/bytes'
import { MODES, typeCode } from '../../../../db/packed-facts/codec'
import type { JobsQuestion, PeopleQuestion, Question } from '../../core/match-questions'
import { rankFrom } from '../rank'
import type { Market, People, Postings, Subject } from './layout'
import { provedTest } from './proved'
import { RankCache } from './rank-cache'
import { peopleRanker, postingsRanker } from './score'
import { pageOf, type Key } from './select'
import { idWords } from './table'

/** A page of ids, each with the hash of the facts that placed it there, and how many rows there are in all. */
export interface Answer {
  ids: string[]
  proofs: number[]
  total: number
}

/** Says each row that a text search found. A list of them would be as large as what was found. */
export type Marked = (mark: (row: number) => void) => void

type Test = (row: number) => boolean

export const subjectOf = ({ kind }: Question): Subject => (kind === 'people' ? 'person' : 'posting')

/** Answers questions from a market's columns: exact for every page, filter and number. */
export class Answers {
  private readonly ranks = new RankCache()
  /** 1 for rows that may be found, 0 for all others. */
  private open = new Uint8Array()
  /** Where rows that pass are noted: questions come one at a time, and four megabytes for each would pile up. */
  private found = new Uint32Array()

  constructor(private readonly market: Market) {}

  answer(question: Question, marked: Marked | undefined): Answer {
    const table = this.market.table(subjectOf(question))
    this.mark(table, question.away, marked)
    const { rows, keys } = question.kind === 'people' ? this.people(question) : this.postings(question)
    const page = pageOf(
      rows,
      keys,
      (a, b) => table.compareIds(a, b),
      question.skip,
      Math.min(rows.length, question.skip + question.take),
    )
    return {
      ids: Array.from(page, (row) => table.id(row)),
      proofs: Array.from(page, (row) => table.proof[row] ?? 0),
      total: rows.length,
    }
  }

  /** The ids of all rows that could be of the answer but for its words; undefined when they are more than `most`. */
  narrowed(question: Question, most: number): string[] | undefined {
    const table = this.market.table(subjectOf(question))
    this.mark(table, question.away, undefined)
    const { rows } = question.kind === 'people' ? this.people(question) : this.postings(question)
    return rows.length > most ? undefined : Array.from(rows, (row) => table.id(row))
  }

  private people({ job, sort, filters }: PeopleQuestion): { rows: Uint32Array; keys: Key[] } {
    const { market } = this
    const { people } = market
    const { fixed } = people
    const { metro, technology, months, verifiedOnly, proof } = filters
    const tests: Test[] = [(row) => fixed.findable[row] === 1]
    if (metro !== undefined) {
      const wanted = metro === null ? 0 : market.metros.known(wordHash(metro)) || -1
      tests.push((row) => fixed.metro[row] === wanted)
    }
    if (technology !== undefined) {
      const wanted = market.technologies.known(wordHash(technology)) || -1
      tests.push((row) => fixed.technology[row] === wanted)
    }
    if (verifiedOnly || proof) tests.push((row) => (fixed.verified[row] ?? 0) > 0)
    if (proof) tests.push(provedTest(market, proof))
    if (months) {
      // Infinity travels as null.
      const [from, to] = [months[0], months[1] ?? Infinity]
      tests.push((row) => (fixed.months[row] ?? 0) >= from && (fixed.months[row] ?? 0) < to)
    }
    const rows = this.passing(people, tests)
    if (sort === 'verified') return { rows, keys: [fixed.verified, fixed.at] }
    if (!job || sort === 'newest') return { rows, keys: [fixed.at] }
    const ranks = this.ranks.get(`people ${JSON.stringify(job)}`, people, () => peopleRanker(market, job))
    return { rows, keys: [ranks, fixed.at] }
  }

  private postings({ person, sort, filters, only }: JobsQuestion): { rows: Uint32Array; keys: Key[] } {
    const { market } = this
    const { postings } = market
    const { fixed } = postings
    const ranks = person
      ? this.ranks.get(`postings ${JSON.stringify(person)}`, postings, () => postingsRanker(market, person))
      : undefined
    const rows = this.passing(postings, this.postingTests(filters, ranks, only))
    if (sort === 'salary') return { rows, keys: [fixed.pay, fixed.at] }
    return { rows, keys: ranks && sort === 'match' ? [ranks, fixed.at] : [fixed.at] }
  }

  private postingTests(
    { technology, location, mode, type, minMatch = 0, after, openAt }: JobsQuestion['filters'],
    ranks: Uint16Array | undefined,
    only: readonly string[] | undefined,
  ): Test[] {
    const { market } = this
    const { fixed } = market.postings
    const tests: Test[] = []
    if (technology !== undefined) {
      const wanted = market.technologies.known(wordHash(technology)) || -1
      tests.push((row) => fixed.technology[row] === wanted)
    }
    if (location !== undefined) {
      const wanted = market.locations.known(wordHash(location)) || -1
      tests.push((row) => fixed.location[row] === wanted)
    }
    if (mode !== undefined) {
      const wanted = MODES.findIndex((one) => one === mode)
      tests.push((row) => fixed.mode[row] === wanted)
    }
    if (type !== undefined) {
      const wanted = typeCode(type)
      tests.push((row) => fixed.type[row] === wanted)
    }
    if (after !== undefined) {
      const moment = Date.parse(after)
      tests.push((row) => (fixed.at[row] ?? 0) > moment)
    }
    if (openAt !== undefined) {
      const moment = Date.parse(openAt)
      tests.push((row) => fixed.listed[row] === 1 && (fixed.closesAt[row] ?? 0) > moment)
    }
    if (minMatch > 0 && ranks) tests.push((row) => (ranks[row] ?? 0) >= rankFrom(minMatch))
    if (only) {
      const wanted = new Set(only.map((id) => market.postings.find(idWords(id))))
      tests.push((row) => wanted.has(row))
    }
    return tests
  }

  /** Says which rows may be found at all: those that live, that the words are in, and that are not away. */
  private mark(table: People | Postings, away: readonly string[], marked: Marked | undefined): void {
    const { count, gone } = table
    if (this.open.length < count) this.open = new Uint8Array(Math.ceil(count * 1.05))
    const { open } = this
    if (marked) {
      open.fill(0, 0, count)
      marked((row) => {
        if (!gone[row]) open[row] = 1
      })
    } else for (let row = 0; row < count; row++) open[row] = gone[row] ? 0 : 1
    for (const id of away) {
      const row = table.find(idWords(id))
      if (row !== undefined) open[row] = 0
    }
  }

  private passing({ count }: { count: number }, tests: readonly Test[]): Uint32Array {
    if (this.found.length < count) this.found = new Uint32Array(Math.ceil(count * 1.05))
    const { open, found } = this
    let n = 0
    rows: for (let row = 0; row < count; row++) {
      if (!open[row]) continue
      for (const test of tests) if (!test(row)) continue rows
      found[n++] = row
    }
    return found.subarray(0, n)
  }
}
