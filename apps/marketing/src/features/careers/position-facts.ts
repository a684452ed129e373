import { BRAND, CONTACT } from '@tryka/domain'
import type { Position } from './content'

const dollars = (amount: number) => `$${amount.toLocaleString('en-US')}`

/** `$120,000 – $180,000`. */
export const salaryText = ({ salary }: Position): string => `${dollars(salary.from)} – ${dollars(salary.to)}`

const mailTo = (subject: string, lines: readonly string[]) =>
  `mailto:${CONTACT.careersEmail}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(lines.join('\r\n'))}`

/** A mail that has begun: the subject names the position, the text asks for what we need. */
export const applyMail = ({ title }: Position): string =>
  mailTo(`Application: ${title}`, [
    `Hello ${BRAND.name} team,`,
    '',
    `I would like to apply for the position of ${title}.`,
    '',
    'My name:',
    'A link to my CV or to work I am proud of:',
    'What I would like you to know:',
    '',
  ])

/** The same for people whose position is not on the list. */
export const resumeMail = (): string =>
  mailTo('My resume', [
    `Hello ${BRAND.name} team,`,
    '',
    'I attach my resume.',
    '',
    'My name:',
    'The work I am looking for:',
    '',
  ])

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
