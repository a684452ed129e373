import { z } from 'zod'
import { TEAM_ROLES } from '../roles'
import { CompanyRef, Day, IsoTime, pageOf, pageQuery } from '../hiring/hiring.schema'

/** Profiles of the directory that one member opens in 24 hours. */
export const PROFILES_PER_DAY = 500

/** One look: a company, a day in the person's zone and a posting, however often. */
export const ProfileLook = z.object({
  day: Day,
  /** The posting it was for; null for a search without one. */
  role: z.string().nullable(),
  /** Of who looked last. */
  by: z.enum(TEAM_ROLES),
  times: z.number().int(),
  lastAt: IsoTime,
})
export const CompanyLooks = z.object({ company: CompanyRef, looks: z.array(ProfileLook) })
export type CompanyLooks = z.infer<typeof CompanyLooks>

export const ViewQuery = z.strictObject(pageQuery)
/** By company, the last look first; `total` counts companies. */
export const ViewPage = pageOf(CompanyLooks)
export type ViewPage = z.infer<typeof ViewPage>
