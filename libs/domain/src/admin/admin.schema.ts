import { z } from 'zod'
import { OpenSession } from '../accounts/account.schema'
import { captchaFields } from '../captcha/captcha.schema'
import { EXPERIENCE_LEVELS, FOCUS_AREAS, PROVEN, STANDINGS, USER_TYPES } from '../early-access/constants'
import { Day, pageQuery, TimeZone } from '../hiring/hiring.schema'
import { LIMITS } from '../limits'
import { IsoTime, text } from '../text/text.schema'
import { ADMIN_ROLES } from '../admin-roles'
import { DAY_ORDER, isDayOrder, type DayRange } from './day-range'

/** Longer passwords are refused at the door, so that no one makes the server hash a megabyte. */
export const AdminLoginRequest = z.strictObject({
  username: z.string().trim().max(LIMITS.username),
  password: z.string().max(LIMITS.passwordMax),
  ...captchaFields,
})

/** Who is signed in, and how far: with `level` `password` nothing but the second factor is open. */
export const AdminSession = z.object({
  username: z.string(),
  role: z.enum(ADMIN_ROLES),
  level: z.enum(['password', 'full']),
  /** Whether a second factor is set up. */
  factor: z.boolean(),
})
export type AdminSession = z.infer<typeof AdminSession>

/** What a new password is made of is the server's to say; longer ones are refused at the door. */
export const ChangePassword = z.strictObject({
  /** The one that signs in until now. */
  current: z.string().min(1, 'Enter your current password.').max(LIMITS.passwordMax),
  password: z.string().min(1, 'Enter a new password.').max(LIMITS.passwordMax),
})

/** The browsers in which an administrator is signed in, the last used first. */
export const OpenSessions = z.array(OpenSession)
/** How many were open elsewhere. */
export const SessionsEnded = z.object({ ended: z.number().int() })

/** A signup as the admin sees it (specification 3). */
export const SignupRecord = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  userType: z.enum(USER_TYPES),
  emailVerified: z.boolean(),
  focusArea: z.string(),
  interests: z.array(z.string()),
  company: z.string().optional(),
  position: z.string().optional(),
  experience: z.enum(EXPERIENCE_LEVELS).optional(),
  message: z.string().optional(),
  createdAt: IsoTime,
  /** Absent while nobody was invited for it. */
  standing: z.enum(STANDINGS).optional(),
})
export type SignupRecord = z.infer<typeof SignupRecord>

export const SIGNUP_FILTERS = ['all', ...USER_TYPES] as const
export type SignupFilter = (typeof SIGNUP_FILTERS)[number]

/** Newest first where none is named; the oldest first is the order in which people are let in. */
export const SIGNUP_SORTS = ['newest', 'oldest'] as const
export type SignupSort = (typeof SIGNUP_SORTS)[number]

const parts = {
  experience: z.enum(EXPERIENCE_LEVELS).optional(),
  field: z.enum(FOCUS_AREAS).optional(),
  verified: z.enum(PROVEN).optional(),
}
/** What requests say of themselves, as far as the list is narrowed to it; an absent part narrows nothing. */
export type SignupParts = z.infer<z.ZodObject<typeof parts>>
export const SIGNUP_PARTS = ['experience', 'field', 'verified'] as const satisfies (keyof SignupParts)[]

const filters = {
  search: text(LIMITS.search).optional(),
  type: z.enum(SIGNUP_FILTERS).optional(),
  ...parts,
  /** The first and the last day of arrival, both whole. */
  from: Day.optional(),
  to: Day.optional(),
  /** Whose days these are; without it they are days of UTC. */
  zone: TimeZone.optional(),
}
const inOrder = {
  when: ({ from, to }: DayRange) => isDayOrder(from, to),
  else: { path: ['to'], message: DAY_ORDER },
}

/** Filters of the CSV export: the same as the screen's. */
export const SignupFilters = z.strictObject(filters).refine(inOrder.when, inOrder.else)

/** With any of these the list answers a page; with none, the plain array of the specification. */
export const SignupQuery = z
  .strictObject({ ...filters, sort: z.enum(SIGNUP_SORTS).optional(), ...pageQuery })
  .refine(inOrder.when, inOrder.else)

export const SignupPage = z.object({
  items: z.array(SignupRecord),
  total: z.number().int(),
  page: z.number().int(),
  pageSize: z.number().int(),
})
export type SignupPage = z.infer<typeof SignupPage>

export const SignupStats = z.object({
  total: z.number().int(),
  candidates: z.number().int(),
  companies: z.number().int(),
  /** When the first of them was created; null while there is none. */
  firstAt: IsoTime.nullable(),
  /** Created in the last seven days. */
  thisWeek: z.number().int(),
  /** Created in each of the last eight weeks, the oldest first; the last one is this week. */
  weeks: z.array(z.number().int()),
})
export type SignupStats = z.infer<typeof SignupStats>
