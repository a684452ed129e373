import type { Currency, EmploymentType, PayPeriod, RequiredSkill, Technology, WorkMode } from '@tryka/domain'

/** How fast a company answers, counted by the server over twelve months. */
export interface Answers {
  /** Days until half of those who were answered had a first answer; null while there are too few to say. */
  medianDays: number | null
  answered: number
  applications: number
}

/** A company as everybody may see it. */
export interface PublicCompany {
  id: string
  name: string
  /** Null for a company that has no page. */
  slug: string | null
  /** The proven domain. */
  domain: string
  /** Two letters and a tint, such as `NW:1`, and the id of a picture where there is one. */
  logo: string
  description: string
  industry: string
  size: string
  location: string
  /** ISO 3166, two letters. */
  country: string
  timeZone: string
  verifiedAt: string
  answers: Answers
}

/** A posting as everybody may see it; every text in it was typed by somebody. */
export interface PublicJob {
  id: string
  code: string
  title: string
  department: string
  technology: Technology
  mode: WorkMode
  location: string
  country: string | null
  regions: readonly string[]
  type: EmploymentType
  salaryMin: number | null
  salaryMax: number | null
  currency: Currency | null
  period: PayPeriod | null
  description: string
  openings: number
  minYears: number
  skills: readonly RequiredSkill[]
  postedAt: string
  closesAt: string
  company: PublicCompany
}

/** What stands on the picture of a shared page. */
export interface CardFacts {
  title: string
  company: string
  place: string
  /** The id of the company's picture. */
  picture: string | null
}

/** Where the pages are and where they lead. */
export interface Site {
  /** The public origin, without a slash at its end. */
  url: string
  /** The origin of the candidate app; empty on one origin. */
  app: string
}

/** A page before it is put into the frame of the site. */
export interface PublicPage {
  status: 200 | 404 | 410
  title: string
  description: string
  /** Its one address; none for what is not here. */
  path: string | null
  /** Whether search engines may list it. */
  index: boolean
  /** Markup of the main part. */
  main: string
  /** Its picture where the page is shared; that of the site otherwise. */
  card?: string
  /** schema.org data of what the page shows. */
  data?: object
  /** The feed that a reader may follow. */
  feed?: { title: string; path: string }
}
