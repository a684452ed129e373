import { companyPath, JOBS_PATH, logoParts } from '@tryka/domain'
import { countryName, placeText } from './facts'
import { oneLine } from './text'
import type { CardFacts, PublicCompany, PublicJob } from './types'

/** Where the picture of a page is; every page that is shared by a link has one. */
export const cardPath = (page: string): string => `/og${page}.png`
export const jobCardPath = (code: string): string => cardPath(`${JOBS_PATH}/${code}`)
export const companyCardPath = (slug: string): string => cardPath(companyPath(slug))

/** What stands on the picture of a job. */
export const jobCard = (job: PublicJob): CardFacts => ({
  title: oneLine(job.title),
  company: oneLine(job.company.name),
  place: oneLine(placeText(job)),
  picture: logoParts(job.company.logo).picture,
})

/** What stands on the picture of a company. */
export const companyCard = ({ name, domain, location, country, logo }: PublicCompany): CardFacts => ({
  title: oneLine(name),
  company: oneLine(domain),
  place: [oneLine(location), countryName(country)].filter(Boolean).join(', '),
  picture: logoParts(logo).picture,
})
