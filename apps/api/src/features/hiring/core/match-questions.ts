import type { EmploymentType, MatchJob, MatchPerson, WorkMode } from '@tryka/domain'

/** At least this level was awarded, and holds now. */
export interface ProofFilter {
  level: number
  skills: readonly string[]
}

/** Whom a list of the directory looks for. Every filter is a test on facts alone. */
export interface PeopleFilters {
  /** A metro area; null finds those who named none. Absent: anywhere. */
  metro?: string | null
  technology?: string
  /** Months of experience, from and up to but without. */
  months?: readonly [from: number, to: number]
  verifiedOnly?: boolean
  /** A proof that others see, of each of these skills; of any where none is named. */
  proof?: ProofFilter
}

export interface PeopleQuestion {
  kind: 'people'
  /** Against which posting; null where the list is not by match. */
  job: MatchJob | null
  sort: 'match' | 'verified' | 'newest'
  filters: PeopleFilters
  /** Words that must all be found; none asks for none. */
  words: readonly string[]
  /** Ids of people whom the reader does not find, whatever the filters say. */
  away: readonly string[]
  skip: number
  take: number
}

export interface JobFacts {
  technology?: string
  location?: string
  mode?: WorkMode
  type?: EmploymentType
  /** The least match, from 1 to 100. */
  minMatch?: number
  /** Posted after this moment, ISO text. */
  after?: string
  /** Public pages: with a code, and closing after this moment. */
  openAt?: string
}

export interface JobsQuestion {
  kind: 'jobs'
  /** Whose match; null where the list is not by match. */
  person: MatchPerson | null
  sort: 'match' | 'posted' | 'salary'
  filters: JobFacts
  words: readonly string[]
  away: readonly string[]
  /** Only these postings: what somebody saved. Absent: all. */
  only?: readonly string[]
  skip: number
  take: number
}

export type Question = PeopleQuestion | JobsQuestion

/** The ids of a page in their order, and how many rows there are in all. */
export interface Found {
  ids: string[]
  total: number
}

/** Whether only a score can answer it; everything else the rows can. */
export const needsScore = (question: Question): boolean =>
  question.sort === 'match' || (question.kind === 'jobs' && (question.filters.minMatch ?? 0) > 0)
