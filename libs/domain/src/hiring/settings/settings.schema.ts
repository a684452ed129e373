import { z } from 'zod'
import { LIMITS } from '../../limits'
import { requiredText, text } from '../../text/text.schema'
import { NOTIFICATION_CHANNELS, NOTIFICATION_TYPES } from '../filters'
import { CompanyRef, Id, TimeZone, Version } from '../hiring.schema'
import { HIRING_LIMITS } from '../limits'
import { Listing } from '../profile/listing.schema'

const channels = z.object(
  Object.fromEntries(NOTIFICATION_CHANNELS.map((channel) => [channel, z.boolean()])) as Record<
    (typeof NOTIFICATION_CHANNELS)[number],
    z.ZodBoolean
  >,
)
/** Five types by two channels. */
export const NotificationSettings = z.object(
  Object.fromEntries(NOTIFICATION_TYPES.map((type) => [type, channels])) as Record<
    (typeof NOTIFICATION_TYPES)[number],
    typeof channels
  >,
)
/** Each switch binds the other side from its next request on. */
const privacy = z.strictObject({
  visibleToRecruiters: z.boolean(),
  showOnlineStatus: z.boolean(),
  allowDirectMessages: z.boolean(),
  includeInTalentDirectory: z.boolean(),
})
const account = z.strictObject({
  displayName: requiredText(LIMITS.name, 'Add a display name.'),
  bio: text(HIRING_LIMITS.bio),
  timeZone: TimeZone,
})
export const CandidateSettings = z.object({
  account: account.extend({ email: z.string(), isGuest: z.boolean() }),
  privacy,
  /** Null once the directory may show the profile, as far as the switches do. */
  listing: Listing.nullable(),
  notifications: NotificationSettings,
  blockedCompanies: z.array(CompanyRef),
  version: Version,
})
export type CandidateSettings = z.infer<typeof CandidateSettings>
export const CandidateSettingsUpdate = z.strictObject({
  account,
  privacy,
  /** Left out, they stay as they are. */
  notifications: NotificationSettings.optional(),
  blockedCompanyIds: z.array(Id).max(HIRING_LIMITS.blockedCompanies),
  version: Version,
})
