import { z } from 'zod'
import {
  COMPANY_INDUSTRIES,
  COMPANY_NAME,
  COMPANY_SIZES,
  companyNameProblem,
  HIRING_LIMITS,
  LIMITS,
  type CreateCompany,
  type OnboardingRequest,
} from '@tryka/domain'
import { filled, oneOf, optional } from '../../base/forms/schema'

const name = z
  .string()
  .trim()
  .superRefine((value, context) => {
    const message = companyNameProblem(value)
    if (message) context.addIssue({ code: 'custom', message })
  })

/** What it is. */
export const companySchema = z.object({
  name: name.pipe(z.string().max(COMPANY_NAME.max)),
  domain: filled('Add the web address of the company.').max(253),
  industry: oneOf(COMPANY_INDUSTRIES, 'Choose an industry.'),
  size: oneOf(COMPANY_SIZES, 'Choose how many people work there.'),
})
/** Where it is, and what it does. */
export const detailsSchema = z.object({
  location: optional().max(LIMITS.shortText),
  country: filled('Choose a country.'),
  timeZone: filled('Choose a time zone.'),
  description: optional().max(HIRING_LIMITS.bio),
})
/** Who makes it. */
export const memberSchema = z.object({
  name: filled('Add your name.').max(LIMITS.name),
  title: optional().max(HIRING_LIMITS.title),
})

export const EMPTY_COMPANY = { name: '', domain: '', industry: '', size: '' }
export const emptyDetails = (timeZone: string) => ({ location: '', country: '', timeZone, description: '' })
export const EMPTY_MEMBER = { name: '', title: '' }

type Asked = OnboardingRequest | null | undefined
/** What a request for early access said of the company and of who asks. */
export const companyStart = (request: Asked): typeof EMPTY_COMPANY => ({
  ...EMPTY_COMPANY,
  name: request?.company.slice(0, COMPANY_NAME.max) ?? '',
})
export const memberStart = (request: Asked): typeof EMPTY_MEMBER => ({
  name: request?.name ?? '',
  title: request?.title ?? '',
})

export const companyOf = (
  company: z.output<typeof companySchema>,
  details: z.output<typeof detailsSchema>,
  member: z.output<typeof memberSchema>,
): CreateCompany => ({ ...company, ...details, member })
