import type { EmploymentType } from '@tryka/domain'
import { companyPath, jobPath, logoParts, publicLogoPath } from '@tryka/domain'
import { zonedTime } from './facts'
import { clean, h, oneLine, prose } from './text'
import type { PublicCompany, PublicJob, Site } from './types'

const CONTEXT = 'https://schema.org/'
const TYPES: Record<EmploymentType, string> = {
  'Full-time': 'FULL_TIME',
  'Part-time': 'PART_TIME',
  Contract: 'CONTRACTOR',
  Internship: 'INTERN',
}

/** Data for machines as text of a page: no text in it can end the script. */
export const dataScript = (data: object): string =>
  `<script type="application/ld+json">${JSON.stringify(data).replace(/</g, '\\u003c')}</script>`

/** The address of its picture, where the company has one. */
function logoOf({ logo }: PublicCompany, { url }: Site): object {
  const { picture } = logoParts(logo)
  return picture ? { logo: url + publicLogoPath(picture) } : {}
}

const sameAs = ({ domain }: PublicCompany): string => `https://${oneLine(domain)}`

/** Where people work, in the words of schema.org; null where a search engine would refuse it. */
function whereOf({ mode, location, country, regions }: PublicJob): object | null {
  if (mode === 'Remote')
    return regions.length
      ? {
          jobLocationType: 'TELECOMMUTE',
          applicantLocationRequirements: regions.map((name) => ({ '@type': 'Country', name })),
        }
      : null
  const addressLocality = oneLine(location)
  if (!country || !addressLocality) return null
  const address = { '@type': 'PostalAddress', addressLocality, addressCountry: country }
  return { jobLocation: { '@type': 'Place', address } }
}

function payOf({ salaryMin, salaryMax, currency, period }: PublicJob): object {
  if (salaryMin === null || salaryMax === null || !currency || !period) return {}
  const value = {
    '@type': 'QuantitativeValue',
    minValue: salaryMin,
    maxValue: salaryMax,
    unitText: period.toUpperCase(),
  }
  return { baseSalary: { '@type': 'MonetaryAmount', currency, value } }
}

/** `JobPosting` of an open job; undefined where something that it must say is not known. */
export function jobPostingData(job: PublicJob, site: Site): object | undefined {
  const { code, title, description, type, postedAt, closesAt, company } = job
  const where = whereOf(job)
  if (!where || !clean(description).trim() || !oneLine(title)) return undefined
  return {
    '@context': CONTEXT,
    '@type': 'JobPosting',
    title: oneLine(title),
    description: prose(description, h).replaceAll(' dir="auto"', ''),
    datePosted: zonedTime(postedAt, company.timeZone),
    validThrough: zonedTime(closesAt, company.timeZone),
    employmentType: TYPES[type],
    hiringOrganization: {
      '@type': 'Organization',
      name: oneLine(company.name),
      sameAs: sameAs(company),
      ...logoOf(company, site),
    },
    identifier: { '@type': 'PropertyValue', name: oneLine(company.name), value: code },
    url: `${site.url}${jobPath(code, title)}`,
    directApply: true,
    ...where,
    ...payOf(job),
  }
}

/** `Organization` of a company's page. */
export const organizationData = (company: PublicCompany, site: Site): object => ({
  '@context': CONTEXT,
  '@type': 'Organization',
  name: oneLine(company.name),
  sameAs: sameAs(company),
  ...logoOf(company, site),
  ...(company.slug ? { url: `${site.url}${companyPath(company.slug)}` } : {}),
  ...(clean(company.description).trim() ? { description: oneLine(company.description) } : {}),
  address: {
    '@type': 'PostalAddress',
    ...(oneLine(company.location) ? { addressLocality: oneLine(company.location) } : {}),
    addressCountry: company.country,
  },
})
