import { z } from 'zod'
import {
  HIRING_LIMITS,
  LIMITS,
  NOTIFICATION_TYPES,
  PRIVACY_CHOICES,
  TECHNOLOGIES,
  type CreateProfile,
  type NotificationType,
  type OnboardingRequest,
  type PrivacyChoice,
} from '@tryka/domain'
import { filled, oneOf, optional } from '../../base/forms/schema'

/** The first step of a profile. */
export const aboutSchema = z.object({
  name: filled('Add your name.').max(LIMITS.name),
  title: optional().max(HIRING_LIMITS.title),
  location: optional().max(LIMITS.shortText),
  country: z.string().transform((code) => code || null),
  technology: oneOf(TECHNOLOGIES, 'Choose the field you work in.'),
})
export const EMPTY_ABOUT = { name: '', title: '', location: '', country: '', technology: '' }

/** The first step as somebody told it before, with the request for early access. */
export const aboutOf = (request: OnboardingRequest | null | undefined): typeof EMPTY_ABOUT => ({
  ...EMPTY_ABOUT,
  name: request?.name ?? '',
  title: request?.title ?? '',
  technology: request?.technology ?? '',
})

interface Question {
  legend: string
  hint: string
  yes: readonly [label: string, description: string]
  no: readonly [label: string, description: string]
  open: string
}

/** Each is asked by itself, and both answers weigh the same. */
export const QUESTIONS: Record<PrivacyChoice, Question> = {
  includeInTalentDirectory: {
    legend: 'May companies find you in the directory?',
    hint: 'Verified companies only. You can block any of them.',
    yes: ['Yes, they may', 'Name, role, skills, experience'],
    no: ['Not yet', 'Only companies you apply to see you'],
    open: 'Choose whether companies may find you.',
  },
  visibleToRecruiters: {
    legend: 'May recruiters open your whole profile?',
    hint: 'Without it the directory shows nothing of you.',
    yes: ['Yes, they may', 'Experience, skills, links'],
    no: ['No', 'Only after I apply'],
    open: 'Choose whether recruiters may open your profile.',
  },
  showOnlineStatus: {
    legend: 'May companies see when you are here?',
    hint: 'A dot beside your name while you are online, and the day of your last visit.',
    yes: ['Yes, show it', 'Online, and last seen'],
    no: ['No', 'Nothing about when'],
    open: 'Choose whether companies see when you are here.',
  },
  allowDirectMessages: {
    legend: 'May a company ask to talk?',
    hint: 'Nothing opens before you say yes. You can say no, or block the company.',
    yes: ['Yes, they may ask', 'You decide each time'],
    no: ['No', 'Only about my applications'],
    open: 'Choose whether a company may ask to talk.',
  },
}

const answer = (choice: PrivacyChoice) =>
  oneOf(['yes', 'no'], QUESTIONS[choice].open).transform((word) => word === 'yes')

export const privacySchema = z.object({
  includeInTalentDirectory: answer('includeInTalentDirectory'),
  visibleToRecruiters: answer('visibleToRecruiters'),
  showOnlineStatus: answer('showOnlineStatus'),
  allowDirectMessages: answer('allowDirectMessages'),
})
export const UNANSWERED = {
  includeInTalentDirectory: '',
  visibleToRecruiters: '',
  showOnlineStatus: '',
  allowDirectMessages: '',
}

/** What comes by mail until somebody says otherwise. */
export const FIRST_MAILS: Record<NotificationType, string> = {
  'Job matches': 'yes',
  'Application updates': 'yes',
  'Interview reminders': 'yes',
  'Learning recommendations': 'no',
  'Platform updates': 'no',
}
export const mailsSchema = z
  .record(z.enum(NOTIFICATION_TYPES), z.string())
  .transform((typed) => Object.fromEntries(NOTIFICATION_TYPES.map((kind) => [kind, typed[kind] === 'yes'])))

export const isChoice = (path: string): boolean =>
  PRIVACY_CHOICES.some((choice) => path === `privacy.${choice}`)

export const profileOf = (
  about: z.output<typeof aboutSchema>,
  privacy: CreateProfile['privacy'],
  timeZone: string,
): CreateProfile => ({ ...about, privacy, timeZone })
