import type { RequiredSkill } from '../match/match.types'

/** What somebody goes by who applies, in the order in which it is told. */
export const POSTING_FACTS = [
  'title',
  'pay',
  'place',
  'type',
  'skills',
  'experience',
  'closes',
  'description',
] as const
export type PostingFact = (typeof POSTING_FACTS)[number]

/** For the middle of a sentence: "The pay changed". */
export const POSTING_FACT_WORDS: Record<PostingFact, string> = {
  title: 'the title',
  pay: 'the pay',
  place: 'the place',
  type: 'the type of employment',
  skills: 'the required skills',
  experience: 'the years of experience',
  closes: 'the closing day',
  description: 'the description',
}

/** What applicants are told of when it changes in a live posting. */
export const TOLD_FACTS = ['pay', 'place', 'type', 'skills'] as const satisfies readonly PostingFact[]

/** The fields of a posting that say them. */
export interface FactFields {
  title: string
  salaryMin: number | null
  salaryMax: number | null
  currency: string | null
  period: string | null
  mode: string
  location: string
  country: string | null
  regions: readonly string[]
  type: string
  skills: readonly RequiredSkill[]
  minYears: number
  closesAt: string | null
  description: string
}

const sorted = (words: readonly string[]): string[] => [...words].sort()

const mustHaves = ({ skills }: FactFields): string[] =>
  sorted(
    skills
      .filter(({ importance }) => importance === 'must')
      .map(({ skill, level }) => JSON.stringify([skill, level])),
  )

const SAYS: Record<PostingFact, (fields: FactFields) => unknown> = {
  title: ({ title }) => title,
  pay: ({ salaryMin, salaryMax, currency, period }) => [salaryMin, salaryMax, currency, period],
  place: ({ mode, location, country, regions }) => [mode, location, country, sorted(regions)],
  type: ({ type }) => type,
  skills: mustHaves,
  experience: ({ minYears }) => minYears,
  closes: ({ closesAt }) => closesAt,
  description: ({ description }) => description,
}

/** Which facts read otherwise now. The order of skills and of countries says nothing. */
export const changedFacts = (before: FactFields, after: FactFields): PostingFact[] =>
  POSTING_FACTS.filter((fact) => JSON.stringify(SAYS[fact](before)) !== JSON.stringify(SAYS[fact](after)))

/** The version in which each fact changed last; none is named that never did. */
export type FactVersions = Partial<Record<PostingFact, number>>

export const factVersions = (
  known: FactVersions | null,
  changed: readonly PostingFact[],
  version: number,
): FactVersions | null =>
  changed.length === 0 ? known : { ...known, ...Object.fromEntries(changed.map((fact) => [fact, version])) }

/** What changed since somebody looked. A new team or a filled opening changes none of it. */
export const changedSince = (known: FactVersions | null, seen: number): PostingFact[] =>
  POSTING_FACTS.filter((fact) => (known?.[fact] ?? 0) > seen)
