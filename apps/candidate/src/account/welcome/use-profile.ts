import { useQuery } from '@tanstack/react-query'
import { endpointQuery } from '@tryka/app-shell'
import { listResumes, type CreateProfile, type Onboarding } from '@tryka/domain'
import { useForm } from '../../base/forms/use-form'
import { browserZone } from '../../base/format/format'
import { useAccountClients } from '../../base/place/account'
import { demoParts, leftBehind, NOTHING_BROUGHT } from './bring/brought'
import { broughtSchema } from './bring/brought-schema'
import {
  aboutOf,
  aboutSchema,
  FIRST_MAILS,
  mailsSchema,
  privacySchema,
  profileOf,
  UNANSWERED,
} from './profile-form'
import { profileParts } from './resume/from-resume'
import { useResume } from './resume/use-resume'
import { joinedSkills, NO_SKILLS, skillsSchema } from './skills-form'
import { useKeptWithAccount } from './use-onboarding'

/** All that is told on the way to a profile, step by step; each step is kept here and with the account. */
export function useProfile(onboarding: Onboarding | undefined) {
  const { queries } = useAccountClients()
  const before = aboutOf(onboarding?.request)
  const about = useForm({ schema: aboutSchema, start: before, draft: 'profile-about' })
  const bring = useForm({ schema: broughtSchema, start: NOTHING_BROUGHT, draft: 'profile-bring' })
  const skills = useForm({ schema: skillsSchema, start: NO_SKILLS, draft: 'profile-skills' })
  const privacy = useForm({ schema: privacySchema, start: UNANSWERED, draft: 'profile-privacy' })
  const mails = useForm({ schema: mailsSchema, start: FIRST_MAILS, draft: 'profile-mails' })
  const resume = useResume()
  const own = useQuery(endpointQuery(listResumes), queries).data ?? []
  const finishDraft = useKeptWithAccount(
    {
      'profile-about': about,
      'profile-bring': bring,
      'profile-skills': skills,
      'profile-privacy': privacy,
      'profile-mails': mails,
    },
    onboarding?.draft,
  )
  const demo = onboarding?.demo
  const told = aboutSchema.safeParse(about.values)
  const claims = skillsSchema.safeParse(skills.values)
  const answers = privacySchema.safeParse(privacy.values)
  return {
    before,
    demo,
    own,
    about,
    bring,
    skills,
    privacy,
    mails,
    resume,
    /** The first step that is not answered yet. */
    open: !told.success ? 0 : !claims.success ? 2 : !answers.success ? 3 : 4,
    /** Own resumes that were left behind. */
    left: () => leftBehind(bring.values, own),
    /** Nothing while a step is open. */
    body: (): CreateProfile | undefined => {
      if (!told.success || !claims.success || !answers.success) return undefined
      const { skills: read, ...parts } = resume.found ? profileParts(resume.found, resume.taken) : {}
      return {
        ...profileOf(told.data, answers.data, browserZone()),
        ...demoParts(bring.values, demo, parts),
        ...joinedSkills(read, claims.data.lines),
        mails: mailsSchema.parse(mails.values),
      }
    },
    forget: () => {
      for (const form of [about, bring, skills, privacy, mails, resume]) form.forget()
      finishDraft()
    },
  }
}
export type ProfileDraft = ReturnType<typeof useProfile>
