import type {
  CandidateFacts,
  Currency,
  EmploymentType,
  Evidence,
  PostingFacts,
  SkillLevel,
  WorkMode,
} from '@tryka/domain'
import { ByteReader, ByteWriter, wordHash } from './bytes'

/**
 * Facts as rows of `match_facts` hold them. What is stored are places in these lists: words may be added at their ends,
 * and none may move. A specification compares them with the domain's.
 */
export const TYPES = ['Full-time', 'Part-time', 'Contract', 'Internship'] as const satisfies EmploymentType[]
export const MODES = ['Remote', 'Hybrid', 'On-site'] as const satisfies WorkMode[]
export const CODED_EVIDENCE = ['self', 'pending', 'expired', 'verified'] as const satisfies Evidence[]
export const CODED_CURRENCIES = ['USD', 'EUR', 'GBP', 'INR'] as const satisfies Currency[]
/** Rows of the first version say nothing of awarded levels; all else is read alike. */
const VERSION = 2

/** What stands for a number that nobody told. */
const NONE_16 = 0xffff
const NONE_32 = 0xffffffff

export interface PackedSkill {
  /** `wordHash` of the name. */
  skill: number
  level: SkillLevel
  /** Of a person: how far it is proven. */
  evidence: Evidence
  /** Of a person, where it says more than `level`. */
  awarded?: SkillLevel
  above?: readonly number[]
  /** Of a posting: whether it must be there. */
  must: boolean
}

/** A person as the columns know them; names are `wordHash`es, 0 is unknown. */
export interface PackedPerson {
  skills: PackedSkill[]
  months: number | null
  country: number
  metro: number
  openToRemote: boolean | null
  relocateTo: number[]
  salaryMin: number | null
  currency: number
  /** Bit n is `TYPES[n]`. */
  types: number
  technology: number
  verified: number
  /** Both switches of the directory are on, and the wait of a new profile is over. */
  findable: boolean
  /** When the profile was made, in milliseconds. */
  at: number
}

/** A posting that is active, in the same way. */
export interface PackedPosting {
  skills: PackedSkill[]
  minYears: number
  mode: number
  metro: number
  regions: number[]
  salaryMax: number | null
  currency: number
  type: number
  technology: number
  location: number
  postedAt: number
  closesAt: number
  /** It has a public address. */
  listed: boolean
}

export interface PersonSource extends CandidateFacts {
  technology: string
  verifiedSkills: number
  visibleToRecruiters: boolean
  includeInTalentDirectory: boolean
  /** No directory shows the profile yet; before there was a wait none had one. */
  unlistedUntil?: string | null
  createdAt: string
}
export interface HeldSource {
  skill: string
  level: SkillLevel
  evidence: Evidence
  awarded?: SkillLevel
  above?: readonly number[]
}
export interface PostingSource extends PostingFacts {
  technology: string
  location: string
  postedAt: string | null
  createdAt: string
  closesAt: string | null
  code: string | null
}

const hashOf = (word: string | null): number => (word === null ? 0 : wordHash(word))
/** Two letters as one number. */
export const countryCode = (country: string | null): number =>
  country === null ? 0 : (country.charCodeAt(0) << 8) | (country.charCodeAt(1) & 0xff)
export const currencyCode = (currency: string | null): number =>
  CODED_CURRENCIES.findIndex((word) => word === currency) + 1
export const typeCode = (type: EmploymentType): number => TYPES.indexOf(type)
const typeBits = (types: readonly EmploymentType[]): number =>
  types.reduce((bits, type) => bits | (1 << typeCode(type)), 0)
const flagCode = (flag: boolean | null): number => (flag === null ? 0 : flag ? 2 : 1)

/** Of a skill's byte: the awarded level and those above it follow. */
const FINER = 1 << 5

export function encodePerson(person: PersonSource, skills: readonly HeldSource[]): string {
  const writer = new ByteWriter().u8(VERSION)
  writer.list(skills, ({ skill, level, evidence, awarded = level, above = [] }) => {
    const isFiner = awarded !== level || above.length > 0
    writer.u32(wordHash(skill)).u8(level | (CODED_EVIDENCE.indexOf(evidence) << 3) | (isFiner ? FINER : 0))
    if (isFiner) writer.u8(awarded).list(above, (likelihood) => writer.u16(likelihood))
  })
  const { experienceMonths: months, salaryMin } = person
  return writer
    .u16(months === null ? NONE_16 : Math.min(months, NONE_16 >>> 1))
    .u16(countryCode(person.country))
    .u32(hashOf(person.metro))
    .u8(flagCode(person.openToRemote))
    .list(person.relocateTo, (metro) => writer.u32(wordHash(metro)))
    .u32(salaryMin ?? NONE_32)
    .u8(currencyCode(person.currency))
    .u8(typeBits(person.types))
    .u32(wordHash(person.technology))
    .u8(Math.min(person.verifiedSkills, 255))
    .u8(person.visibleToRecruiters && person.includeInTalentDirectory && !person.unlistedUntil ? 1 : 0)
    .f64(Date.parse(person.createdAt))
    .text()
}

function open(text: string): ByteReader {
  const reader = new ByteReader(text)
  const version = reader.u8()
  if (version < 1 || version > VERSION) throw new Error(`Facts of version ${version} are not known`)
  return reader
}

const word16 = (value: number) => (value === NONE_16 ? null : value)
const word32 = (value: number) => (value === NONE_32 ? null : value)

const readSkill = (reader: ByteReader) => (): PackedSkill => {
  const skill = reader.u32()
  const code = reader.u8()
  const evidence = CODED_EVIDENCE[(code >> 3) & 3] ?? 'self'
  const read: PackedSkill = { skill, level: (code & 7) as SkillLevel, evidence, must: code >> 7 === 1 }
  return code & FINER
    ? { ...read, awarded: reader.u8() as SkillLevel, above: reader.list(() => reader.u16()) }
    : read
}

export function decodePerson(text: string): PackedPerson {
  const reader = open(text)
  return {
    skills: reader.list(readSkill(reader)),
    months: word16(reader.u16()),
    country: reader.u16(),
    metro: reader.u32(),
    openToRemote: [null, false, true][reader.u8()] ?? null,
    relocateTo: reader.list(() => reader.u32()),
    salaryMin: word32(reader.u32()),
    currency: reader.u8(),
    types: reader.u8(),
    technology: reader.u32(),
    verified: reader.u8(),
    findable: reader.u8() === 1,
    at: reader.f64(),
  }
}

export function encodePosting(posting: PostingSource): string {
  const writer = new ByteWriter().u8(VERSION)
  writer.list(posting.skills, ({ skill, level, importance }) =>
    writer.u32(wordHash(skill)).u8(level | (importance === 'must' ? 1 << 7 : 0)),
  )
  return writer
    .u8(posting.minYears)
    .u8(MODES.indexOf(posting.mode))
    .u32(hashOf(posting.metro))
    .list(posting.regions, (country) => writer.u16(countryCode(country)))
    .u32(posting.salaryMax ?? NONE_32)
    .u8(currencyCode(posting.currency))
    .u8(typeCode(posting.type))
    .u32(wordHash(posting.technology))
    .u32(wordHash(posting.location))
    .f64(Date.parse(posting.postedAt ?? posting.createdAt))
    .f64(posting.closesAt === null ? 0 : Date.parse(posting.closesAt))
    .u8(posting.code === null ? 0 : 1)
    .text()
}

export function decodePosting(text: string): PackedPosting {
  const reader = open(text)
  return {
    skills: reader.list(readSkill(reader)),
    minYears: reader.u8(),
    mode: reader.u8(),
    metro: reader.u32(),
    regions: reader.list(() => reader.u16()),
    salaryMax: word32(reader.u32()),
    currency: reader.u8(),
    type: reader.u8(),
    technology: reader.u32(),
    location: reader.u32(),
    postedAt: reader.f64(),
    closesAt: reader.f64(),
    listed: reader.u8() === 1,
  }
}
