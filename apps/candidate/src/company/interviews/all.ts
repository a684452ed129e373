import type { CompanyInterview, CompanyInterviews } from '@tryka/domain'

/** Every interview of the section; one that is today and ahead stands in it twice. */
export const all = (data: CompanyInterviews | undefined): CompanyInterview[] =>
  data ? [...data.today, ...data.upcoming, ...data.waitingForOutcome, ...data.past] : []
