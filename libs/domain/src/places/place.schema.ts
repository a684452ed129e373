import { z } from 'zod'
import { TEAM_ROLES } from '../roles'
import { CompanyRef, Id, IsoTime, TimeZone } from '../hiring/hiring.schema'
import { HIRING_LIMITS } from '../hiring/limits'
import { NOTIFICATION_TYPES, TECHNOLOGIES } from '../hiring/filters'
import { LIMITS } from '../limits'
import { requiredText, text } from '../text/text.schema'
import { Studies, WorkExperience } from '../resumes/entries.schema'
import { SkillDraft } from '../hiring/skills/skill.schema'
import { Unread, Waiting } from '../hiring/market/market.schema'
import { parsePlace, type PlaceName } from './place'
import { COMPANY_STATES } from '../hiring/team/company-state'

/** `me`, `demo`, `demo-team` or `team-` and the id of a company. */
export const PlaceText = z.custom<PlaceName>((value) => parsePlace(value) !== null, 'Name one place.')

const side = z.enum(['candidate', 'company'])
const company = z.object({ ...CompanyRef.shape, state: z.enum(COMPANY_STATES) })

/** One place of an account as the switcher shows it. */
export const PlaceRow = z.object({
  place: PlaceText,
  side,
  isDemo: z.boolean(),
  /** Of the person or of the company. */
  name: z.string(),
  company: company.nullable(),
  role: z.enum(TEAM_ROLES).nullable(),
  unread: z.number().int(),
  /** What waits in its sections. */
  waiting: Waiting,
})
export type PlaceRow = z.infer<typeof PlaceRow>

/** Left and erased by the person, removed by an Admin, closed with its company. */
export const PLACE_ENDS = ['left', 'removed', 'closed', 'erased'] as const
export type PlaceEnd = (typeof PLACE_ENDS)[number]
/** So long an account is told what became of a place that it had. */
export const ENDED_PLACE_DAYS = 30

/** A place that is no more. */
export const EndedPlace = z.object({
  place: PlaceText,
  side,
  /** Of the company; empty for the own profile. */
  name: z.string(),
  how: z.enum(PLACE_ENDS),
  at: IsoTime,
})
export type EndedPlace = z.infer<typeof EndedPlace>

/** Everywhere an account can act, its own profile first, then companies by name, then the two sides of the demo. */
export const Places = z.object({
  account: z.object({
    kind: z.enum(['guest', 'registered']),
    email: z.string().nullable(),
    /** May take a place in the live market. */
    admitted: z.boolean(),
    /** A suspended account is refused nearly everything, with the decision that says why. */
    state: z.enum(['active', 'suspended']),
  }),
  places: z.array(PlaceRow),
  /** What it lost lately, the newest first. */
  ended: z.array(EndedPlace),
})
export type Places = z.infer<typeof Places>

const view = {
  place: PlaceText,
  isDemo: z.boolean(),
  isGuest: z.boolean(),
  /** In which every time of this side is told. */
  timeZone: z.string(),
  unread: Unread,
  waiting: Waiting,
  /** When a demo was filled; null in the live market. */
  seededAt: IsoTime.nullable(),
  /** When an unused guest is erased; null for people who signed in. */
  erasedAt: IsoTime.nullable(),
}
/** What the frame of a dashboard shows of the place it is open for. */
export const PlaceView = z.discriminatedUnion('side', [
  z.object({
    ...view,
    side: z.literal('candidate'),
    candidate: z.object({ id: Id, name: z.string(), initials: z.string() }),
    /** False until the browser has told its own, or the person has changed anything. */
    hasOwnTimeZone: z.boolean(),
  }),
  z.object({
    ...view,
    side: z.literal('company'),
    company: z.object({
      ...company.shape,
      /** A decision hides it from everybody outside its team. */
      takenDown: z.boolean(),
      member: z.object({ id: Id, name: z.string(), title: z.string(), role: z.enum(TEAM_ROLES) }),
    }),
  }),
])
export type PlaceView = z.infer<typeof PlaceView>
export type CandidatePlaceView = Extract<PlaceView, { side: 'candidate' }>
export type CompanyPlaceView = Extract<PlaceView, { side: 'company' }>

/** The refusal of a call that does not say from where it acts carries where it could. */
export const PlaceRequired = z.object({ code: z.literal('PLACE_REQUIRED'), places: z.array(PlaceText) })

/** Each is asked for by itself; left out, it was not answered. */
export const PRIVACY_CHOICES = [
  'includeInTalentDirectory',
  'visibleToRecruiters',
  'showOnlineStatus',
  'allowDirectMessages',
] as const
export type PrivacyChoice = (typeof PRIVACY_CHOICES)[number]

/** Takes the candidate's place in the live market. Nothing is made up: what is not told stays empty. */
export const CreateProfile = z.strictObject({
  name: requiredText(LIMITS.name, 'Add your name.'),
  title: text(HIRING_LIMITS.title),
  location: text(LIMITS.shortText),
  country: z
    .string()
    .regex(/^[A-Z]{2}$/, 'Choose a country.')
    .nullable(),
  technology: z.enum(TECHNOLOGIES),
  timeZone: TimeZone,
  privacy: z.strictObject({
    includeInTalentDirectory: z.boolean().optional(),
    visibleToRecruiters: z.boolean().optional(),
    showOnlineStatus: z.boolean().optional(),
    allowDirectMessages: z.boolean().optional(),
  }),
  /** Out of a resume that the person looked over. */
  bio: text(HIRING_LIMITS.bio).optional(),
  work: z.array(WorkExperience).max(HIRING_LIMITS.workEntries).optional(),
  education: z.array(Studies).max(HIRING_LIMITS.workEntries).optional(),
  /** Claims, until they are proven. */
  skills: z.array(SkillDraft).max(HIRING_LIMITS.ownSkills).optional(),
  /** What may come by mail; a kind that is left out stays as it is. */
  mails: z.partialRecord(z.enum(NOTIFICATION_TYPES), z.boolean()).optional(),
})
export type CreateProfile = z.infer<typeof CreateProfile>
export const ProfileMade = z.object({ place: PlaceText })
