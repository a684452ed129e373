import type {
  ClosedJob,
  CompanyShown,
  JobsFound,
  JobsQuery,
  PublicJob,
  SitemapEntry,
} from '@tryka/public-pages'

/** What the pages read: the live market as everybody may see it, at the moment of the call. */
export interface Market {
  jobs(query: JobsQuery): Promise<JobsFound>
  newest(): Promise<PublicJob[]>
  /** Undefined where no job ever was. */
  job(code: string): Promise<{ open: PublicJob } | ClosedJob | undefined>
  /** Counts that the page of a job was opened by the link of who shares it. */
  visited(code: string, share: string): void
  /** Null for a company that may not be shown, undefined where none ever was. */
  company(slug: string): Promise<CompanyShown | null | undefined>
  /** The PNG of a company's picture. */
  logo(picture: string): Promise<Buffer | undefined>
  sitemapCounts(): Promise<{ jobs: number; companies: number }>
  sitemapJobs(file: number): Promise<SitemapEntry[]>
  sitemapCompanies(file: number): Promise<SitemapEntry[]>
}
