import { creditV2 } from '@tryka/domain/match'
import { decodePerson, decodePosting, type PackedSkill } from '../../../../db/packed-facts/codec'
import { wordHash } from '../../../../db/packed-facts/bytes'
import { Numbered, NumberSets } from './numbered'
import { idWords, Table } from './table'

/** Credits of one held skill for each level that may be asked, 1 to 4. */
export type Credits = readonly [number, number, number, number]

export const LEVELS = [1, 2, 3, 4] as const

const creditsOf = (held: PackedSkill): Credits =>
  LEVELS.map((asked) => creditV2(asked, held)) as unknown as Credits

const better = (a: Credits, b: Credits): Credits =>
  LEVELS.map((_, i) => Math.max(a[i] ?? 0, b[i] ?? 0)) as unknown as Credits

/** A row of `match_facts`, with the number that the index over words has for it on SQLite. */
export interface FactsRow {
  id: string
  facts: string
  gone: boolean
  text: number
}

/** Whoever named no pay, and no months of work. */
export const UNKNOWN = -1

const peopleColumns = () => ({
  months: new Int16Array(),
  country: new Uint16Array(),
  metro: new Uint32Array(),
  places: new Uint32Array(),
  pay: new Int32Array(),
  currency: new Uint8Array(),
  types: new Uint8Array(),
  remote: new Uint8Array(),
  technology: new Uint8Array(),
  verified: new Uint8Array(),
  findable: new Uint8Array(),
  at: new Float64Array(),
  text: new Uint32Array(),
})

const postingColumns = () => ({
  years: new Uint8Array(),
  mode: new Uint8Array(),
  metro: new Uint32Array(),
  regions: new Uint32Array(),
  pay: new Int32Array(),
  currency: new Uint8Array(),
  type: new Uint8Array(),
  technology: new Uint8Array(),
  location: new Uint32Array(),
  listed: new Uint8Array(),
  at: new Float64Array(),
  closesAt: new Float64Array(),
  text: new Uint32Array(),
})

export type People = Table<ReturnType<typeof peopleColumns>>
export type Postings = Table<ReturnType<typeof postingColumns>>
export type Subject = 'person' | 'posting'

const flagCode = (flag: boolean | null): number => (flag === null ? 0 : flag ? 2 : 1)

/** The live market as columns: what `match_facts` says, and nothing that names anybody. */
export class Market {
  readonly people: People = new Table(peopleColumns())
  readonly postings: Postings = new Table(postingColumns())
  /** At most 65,535; all beyond share the last number. */
  readonly skills = new Numbered(0xffff)
  readonly metros = new Numbered()
  readonly technologies = new Numbered(255)
  readonly locations = new Numbered()
  /** Metro areas that somebody would move to, and countries that a posting names: rows share them. */
  readonly places = new NumberSets()
  readonly regions = new NumberSets()
  /** Vectors of credits that held skills have, by their codes. */
  readonly credits: Credits[] = []
  private readonly codes = new Map<string, number>()
  /** The same by evidence and level: of most skills nothing finer is known, and each of their few vectors is made once. */
  private readonly codesOf = new Map<PackedSkill['evidence'], number[]>()
  /** The living row of each number of the index over words, by subject. */
  private readonly texts: Record<Subject, Uint32Array> = {
    person: new Uint32Array(1_024),
    posting: new Uint32Array(1_024),
  }

  table(subject: Subject): People | Postings {
    return subject === 'person' ? this.people : this.postings
  }

  /** Takes over what a row says now. Nothing happens when it says what is known. */
  take(subject: Subject, { id, facts, gone, text }: FactsRow): void {
    const words = idWords(id)
    const table = this.table(subject)
    const known = table.find(words)
    if (gone) {
      if (known !== undefined) table.drop(known)
      return
    }
    const proof = wordHash(facts)
    if (known !== undefined && table.proof[known] === proof) {
      table.fixed.text[known] = text
      this.placeText(subject, text, known)
      return
    }
    const row =
      subject === 'person' ? this.addPerson(words, proof, facts) : this.addPosting(words, proof, facts)
    table.fixed.text[row] = text
    this.placeText(subject, text, row)
    if (!table.isLoose) return
    table.compact()
    for (let each = 0; each < table.count; each++) this.placeText(subject, table.fixed.text[each] ?? 0, each)
  }

  /** The row that the index over words means by a number, if it lives. */
  rowOfText(subject: Subject, text: number): number | undefined {
    const row = (this.texts[subject][text] ?? 0) - 1
    const table = this.table(subject)
    return row < 0 || table.gone[row] || table.fixed.text[row] !== text ? undefined : row
  }

  private addPerson(words: ArrayLike<number>, proof: number, facts: string): number {
    const person = decodePerson(facts)
    const skills: number[] = []
    const codes: number[] = []
    for (const skill of person.skills) {
      const number = this.skills.of(skill.skill)
      const code = this.codeOfSkill(skill)
      const known = skills.indexOf(number)
      if (known < 0) {
        skills.push(number)
        codes.push(code)
      } else codes[known] = this.codeOf(better(this.creditsAt(codes[known]), this.creditsAt(code)))
    }
    const row = this.people.add(words, proof, { skills, codes })
    const { fixed } = this.people
    fixed.months[row] = person.months ?? UNKNOWN
    fixed.country[row] = person.country
    fixed.metro[row] = this.metros.of(person.metro)
    fixed.places[row] = this.places.of(person.relocateTo.map((metro) => this.metros.of(metro)))
    fixed.pay[row] = person.salaryMin ?? UNKNOWN
    fixed.currency[row] = person.currency
    fixed.types[row] = person.types
    fixed.remote[row] = flagCode(person.openToRemote)
    fixed.technology[row] = this.technologies.of(person.technology)
    fixed.verified[row] = person.verified
    fixed.findable[row] = person.findable ? 1 : 0
    fixed.at[row] = person.at
    return row
  }

  private addPosting(words: ArrayLike<number>, proof: number, facts: string): number {
    const posting = decodePosting(facts)
    const row = this.postings.add(words, proof, {
      skills: posting.skills.map(({ skill }) => this.skills.of(skill)),
      codes: posting.skills.map(({ level, must }) => level | (must ? 8 : 0)),
    })
    const { fixed } = this.postings
    fixed.years[row] = posting.minYears
    fixed.mode[row] = posting.mode
    fixed.metro[row] = this.metros.of(posting.metro)
    fixed.regions[row] = this.regions.of(posting.regions)
    fixed.pay[row] = posting.salaryMax ?? UNKNOWN
    fixed.currency[row] = posting.currency
    fixed.type[row] = posting.type
    fixed.technology[row] = this.technologies.of(posting.technology)
    fixed.location[row] = this.locations.of(posting.location)
    fixed.listed[row] = posting.listed ? 1 : 0
    fixed.at[row] = posting.postedAt
    fixed.closesAt[row] = posting.closesAt
    return row
  }

  private creditsAt(code: number | undefined): Credits {
    return this.credits[code ?? 0] ?? [0, 0, 0, 0]
  }

  private codeOfSkill(skill: PackedSkill): number {
    if (skill.awarded !== undefined) return this.codeOf(creditsOf(skill))
    let codes = this.codesOf.get(skill.evidence)
    if (!codes) this.codesOf.set(skill.evidence, (codes = []))
    return (codes[skill.level] ??= this.codeOf(creditsOf(skill)))
  }

  private codeOf(credits: Credits): number {
    const key = credits.join()
    const code = this.codes.get(key) ?? this.credits.push(credits) - 1
    this.codes.set(key, code)
    return code
  }

  private placeText(subject: Subject, text: number, row: number): void {
    if (text === 0) return
    const rows = this.texts[subject]
    if (text >= rows.length) {
      const next = new Uint32Array(Math.ceil((text + 1) * 1.25))
      next.set(rows)
      this.texts[subject] = next
    }
    this.texts[subject][text] = row + 1
  }
}
