import { BRAND } from '@tryka/domain'
import { dayOf } from '../../base/day-of'
import type { Position } from './content'

const dollars = (amount: number) => `$${amount.toLocaleString('en-US')}`

/** `$120,000 – $180,000`. */
export const salaryText = ({ salary }: Position): string => `${dollars(salary.from)} – ${dollars(salary.to)}`

/** Where it has a page of its own. */
export const positionPath = ({ id }: Position): string => `/careers/${id}`

/** `21 Nov 2026`. */
export const postedText = ({ posted }: Position): string => dayOf(posted)

/** The post as schema.org describes it, for search engines. */
export const jobPosting = (position: Position, publicUrl: string) => ({
  '@context': 'https://schema.org',
  '@type': 'JobPosting',
  title: position.title,
  description: `<p>${position.description}</p><ul>${position.requirements.map((line) => `<li>${line}</li>`).join('')}</ul>`,
  identifier: { '@type': 'PropertyValue', name: BRAND.name, value: position.id },
  datePosted: position.posted,
  employmentType: position.type === 'Contract' ? 'CONTRACTOR' : 'FULL_TIME',
  hiringOrganization: { '@type': 'Organization', name: BRAND.name, sameAs: publicUrl },
  url: `${publicUrl}${positionPath(position)}`,
  // A press away: the form of this site, without an account.
  directApply: true,
  jobLocation: {
    '@type': 'Place',
    address: {
      '@type': 'PostalAddress',
      addressLocality: 'Bangalore',
      addressCountry: 'IN',
    },
  },
  ...(position.remote
    ? {
        jobLocationType: 'TELECOMMUTE',
        applicantLocationRequirements: { '@type': 'Country', name: 'India' },
      }
    : {}),
  baseSalary: {
    '@type': 'MonetaryAmount',
    currency: 'USD',
    value: {
      '@type': 'QuantitativeValue',
      minValue: position.salary.from,
      maxValue: position.salary.to,
      unitText: 'YEAR',
    },
  },
})
