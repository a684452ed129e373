import { BRAND } from '@tryka/domain'
import type { Position } from './content'

const dollars = (amount: number) => `$${amount.toLocaleString('en-US')}`

/** `$120,000 – $180,000`. */
export const salaryText = ({ salary }: Position): string => `${dollars(salary.from)} – ${dollars(salary.to)}`

/** The post as schema.org describes it, for search engines. */
export const jobPosting = (position: Position, publicUrl: string) => ({
  '@context': 'https://schema.org',
  '@type': 'JobPosting',
  title: position.title,
  description: `<p>${position.description}</p><ul>${position.requirements.map((line) => `<li>${line}</li>`).join('')}</ul>`,
  identifier: { '@type': 'PropertyValue', name: BRAND.name, value: position.id },
  datePosted: '2025-01-08',
  employmentType: position.type === 'Contract' ? 'CONTRACTOR' : 'FULL_TIME',
  hiringOrganization: { '@type': 'Organization', name: BRAND.name, sameAs: publicUrl },
  url: `${publicUrl}/careers#${position.id}`,
  directApply: false,
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
