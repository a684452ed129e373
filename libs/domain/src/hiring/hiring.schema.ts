import { z } from 'zod'
import { LIMITS } from '../limits'
import { Id, requiredText, text } from '../text/text.schema'
import { CURRENCIES, PAY_PERIODS } from './constants'
import { HIRING_LIMITS } from './limits'
import { isTimeZone } from './zone'

/** `:id` of a path. */
export const IdParams = z.strictObject({ id: Id })

/** What a caller read before changing: another number on the server is a 409 `STALE`. */
export const Version = z.number().int().min(1)
export const VersionBody = z.strictObject({ version: Version })
/** What a change answers when the screen reads the rest again. */
export const Changed = z.object({ id: Id, version: Version })
export type Changed = z.infer<typeof Changed>

/** Why somebody acts: told to the other side or kept with the event. */
export const Reason = requiredText(HIRING_LIMITS.reason, 'Give a reason.')
export const ReasonBody = z.strictObject({ reason: Reason, version: Version })

export const Day = z.iso.date()
export const TimeZone = z.string().max(64).refine(isTimeZone, 'Choose a time zone from the list.')
export const Flag = z.enum(['true', 'false'])

/** Paging of every list. */
export const pageQuery = {
  page: z.coerce.number().int().min(1).max(1_000_000).optional(),
  pageSize: z.coerce.number().int().min(1).max(LIMITS.pageSize).optional(),
}
export const SearchText = text(LIMITS.search)

/** One page of a list, with how many rows there are in all. */
export const pageOf = <T extends z.core.$ZodType>(item: T) =>
  z.object({
    items: z.array(item),
    total: z.number().int(),
    page: z.number().int(),
    pageSize: z.number().int(),
  })

const amount = z.number().int().min(0).max(100_000_000)
/** Pay as it is stored; all null until it is stated. */
export const payFields = {
  salaryMin: amount.nullable(),
  salaryMax: amount.nullable(),
  currency: z.enum(CURRENCIES).nullable(),
  period: z.enum(PAY_PERIODS).nullable(),
}
export const Amount = amount

/** A company as cards name it; `logo` is two letters and a tint, `"KL:2"`. */
export const CompanyRef = z.object({ id: Id, name: z.string(), logo: z.string() })
/** A person as the company sees them; while review is blind, a code name and no initials of the real one. */
export const PersonRef = z.object({ id: Id, name: z.string(), initials: z.string(), title: z.string() })
export type PersonRef = z.infer<typeof PersonRef>
export const MemberRef = z.object({ id: Id, name: z.string() })

/** Both null when too little is known to name a number. */
export const matchFields = { match: z.number().int().min(0).max(100).nullable(), coverage: z.number().int() }

export { Id, IsoTime } from '../text/text.schema'
