import { z } from 'zod'
import { COMPANY_INDUSTRIES, COMPANY_SIZES } from '../hiring/filters'
import { Id, IsoTime, SearchText, TimeZone } from '../hiring/hiring.schema'
import { HIRING_LIMITS } from '../hiring/limits'
import { LIMITS } from '../limits'
import { PlaceText } from '../places/place.schema'
import { Email, requiredText, text } from '../text/text.schema'
import { POSTING_STATUSES, REJECT_REASON_IDS } from '../hiring/constants'
import { COMPANY_NAME, companyNameProblem } from './company-name'
import { COMPANY_STATES } from '../hiring/team/company-state'

const CompanyName = text(COMPANY_NAME.max).superRefine((value, context) => {
  const message = companyNameProblem(value)
  if (message) context.addIssue({ code: 'custom', message })
})

/** `northwind.com`, as typed: with or without a scheme and a path. The server keeps the registrable part. */
const Domain = requiredText(253, 'Add the web address of the company.')

export const CreateCompany = z.strictObject({
  name: CompanyName,
  domain: Domain,
  industry: z.enum(COMPANY_INDUSTRIES),
  size: z.enum(COMPANY_SIZES),
  location: text(LIMITS.shortText),
  country: z.string().regex(/^[A-Z]{2}$/, 'Choose a country.'),
  description: text(HIRING_LIMITS.bio),
  timeZone: TimeZone,
  /** Who makes it, as colleagues and candidates read it. */
  member: z.strictObject({
    name: requiredText(LIMITS.name, 'Add your name.'),
    title: text(HIRING_LIMITS.title),
  }),
})
export type CreateCompany = z.infer<typeof CreateCompany>
export const CompanyMade = z.object({ place: PlaceText })

/** What a look into the DNS ends with, short of the record itself: nothing there, another text, or no answer. */
export const DNS_FINDINGS = ['none', 'other', 'away'] as const
export type DnsFinding = (typeof DNS_FINDINGS)[number]

/** The TXT record that proves a domain, and what was found in its place. */
export const DnsProof = z.object({
  name: z.string(),
  value: z.string(),
  expiresAt: IsoTime,
  found: z.enum(DNS_FINDINGS).nullable(),
  /** The text that stands there instead, cut short. */
  seen: z.string().nullable(),
  lookedAt: IsoTime.nullable(),
})
export type DnsProof = z.infer<typeof DnsProof>

/** What was asked before a decision, word for word. */
export const Question = z.object({
  text: z.string(),
  askedAt: IsoTime,
  answer: z.string().nullable(),
  answeredAt: IsoTime.nullable(),
})
export type Question = z.infer<typeof Question>

/** Another name or domain of a verified company: the old one is shown until somebody decided. */
export const CompanyChange = z.object({
  name: z.string().nullable(),
  domain: z.string().nullable(),
  askedAt: IsoTime,
  /** When the new domain was proven. */
  provenAt: IsoTime.nullable(),
  end: z.object({ accepted: z.boolean(), reason: z.string().nullable(), at: IsoTime }).nullable(),
})
export type CompanyChange = z.infer<typeof CompanyChange>
export const ChangeDomain = z.strictObject({ domain: Domain })

/** How far the proof of a company has come, for its team. */
export const CompanyVerification = z.object({
  state: z.enum(COMPANY_STATES),
  domain: z.string(),
  since: IsoTime,
  /** The address at the domain to which a code went last, half hidden. */
  sentTo: z.string().nullable(),
  /** What the person who decided wrote. */
  reason: z.string().nullable(),
  /** When a refused company may try again. */
  againAt: IsoTime.nullable(),
  canProve: z.boolean(),
  /** What an administrator asked, and what the company answered. */
  question: Question.nullable(),
  /** The record to put into the DNS, once somebody asked for it. */
  dns: DnsProof.nullable(),
  /** The domain that is to be proven now. */
  toProve: z.string(),
  /** What was asked for last. */
  change: CompanyChange.nullable(),
  /** Until when the domain is to be proven again; null while nobody asks. */
  checkedUntil: IsoTime.nullable(),
  /** It was not proven again; somebody looks. */
  isDoubted: z.boolean(),
})
export type CompanyVerification = z.infer<typeof CompanyVerification>
export const ProveByEmail = z.strictObject({ address: Email })
export const ProofCode = z.strictObject({ address: Email, otp: z.string().trim().min(1).max(32) })
export const ProofSent = z.object({ resendAfter: z.number().int(), expiresIn: z.number().int() })

/** A company waits for its first decision, with another name or domain, or because its proof is in doubt. */
export const COMPANY_WAITS = ['proof', 'change', 'doubt'] as const
export type CompanyWait = (typeof COMPANY_WAITS)[number]

/** A company in the list of the console. */
export const CompanyRow = z.object({
  id: Id,
  name: z.string(),
  logo: z.string(),
  domain: z.string(),
  state: z.enum(COMPANY_STATES),
  since: IsoTime,
  /** The proven address at the domain. */
  provenBy: z.string().nullable(),
  /** When its record was found in the DNS of the domain. */
  recordFoundAt: IsoTime.nullable(),
  /** What waits for a decision, if anything does. */
  waits: z.enum(COMPANY_WAITS).nullable(),
})
export type CompanyRow = z.infer<typeof CompanyRow>
const OtherCompany = z.object({
  id: Id,
  name: z.string(),
  domain: z.string(),
  state: z.enum(COMPANY_STATES),
})
export type OtherCompany = z.infer<typeof OtherCompany>

/** A company as an administrator decides about it. */
export const CompanyCase = z.object({
  ...CompanyRow.shape,
  industry: z.enum(COMPANY_INDUSTRIES),
  size: z.enum(COMPANY_SIZES),
  location: z.string(),
  country: z.string(),
  description: z.string(),
  createdAt: IsoTime,
  /** Of whoever made it. */
  maker: z.object({ name: z.string(), email: z.string(), since: IsoTime }).nullable(),
  /** Other companies of its maker or its domain. */
  alike: z.array(OtherCompany),
  /** Verified companies whose names may be taken for its own, or for the one that it asks for. */
  similar: z.array(OtherCompany),
  postings: z.number().int(),
  /** The newest of its postings. */
  latest: z.array(z.object({ id: Id, title: z.string(), status: z.enum(POSTING_STATUSES), at: IsoTime })),
  reason: z.string().nullable(),
  question: Question.nullable(),
  /** Another name or domain, with the address that proved it. */
  change: CompanyChange.extend({ provenBy: z.string().nullable() }).nullable(),
  /** Since when the domain is not proven again, after it was asked for. */
  doubtedAt: IsoTime.nullable(),
  version: z.number().int(),
})
export type CompanyCase = z.infer<typeof CompanyCase>
/** The state `pending` is every company that waits for a decision. */
export const CompanyFilter = z.strictObject({
  state: z.enum(COMPANY_STATES).optional(),
  /** Beginnings of words of the name or the domain. */
  q: SearchText.optional(),
})
export const CompanyCasesQuery = CompanyFilter.extend({
  /** Where the list goes on: the last row that was shown. */
  after: z.string().max(120).optional(),
  pageSize: z.coerce.number().int().min(1).max(LIMITS.pageSize).optional(),
})
export type CompanyCasesQuery = z.input<typeof CompanyCasesQuery>
export const CompanyCases = z.object({
  items: z.array(CompanyRow),
  /** Of the next page; null on the last. */
  next: z.string().nullable(),
  counts: z.record(z.enum(COMPANY_STATES), z.number().int()),
})
export type CompanyCases = z.infer<typeof CompanyCases>
export const CompanyDecision = z.strictObject({
  decision: z.enum(['verify', 'refuse']),
  /** Told to the team, word for word; needed to refuse. */
  reason: text(LIMITS.message).optional(),
  version: z.number().int(),
})
export type CompanyDecision = z.infer<typeof CompanyDecision>
export const CompanyQuestion = z.strictObject({
  text: requiredText(LIMITS.message, 'Write what you want to know.'),
  version: z.number().int(),
})
export const CompanyAnswer = z.strictObject({ text: requiredText(LIMITS.message, 'Write your answer.') })
/** What ends with a company, counted. */
export const ClosePreview = z.object({
  postings: z.number().int(),
  /** Applications that wait for an answer. */
  open: z.number().int(),
  members: z.number().int(),
})
export type ClosePreview = z.infer<typeof ClosePreview>
/** Decisions about open applications, and whether all others end with *closed*. */
export const CloseCompany = z.strictObject({
  dispositions: z
    .array(z.strictObject({ applicationId: Id, reasonId: z.enum(REJECT_REASON_IDS) }))
    .max(50)
    .default([]),
  all: z.boolean().default(false),
})
/** How many applications end with *closed* from now on. */
export const ClosingAnswer = z.object({ open: z.number().int() })
export type ClosingAnswer = z.infer<typeof ClosingAnswer>
/** The mark of the company as cards have it. */
export const CompanyLogo = z.object({ logo: z.string() })
