import { useNavigate, useSearchParams } from 'react-router-dom'
import { notify } from '@tryka/app-shell'
import { createProfile, createResume, dashboardPath, EXPERIENCE_LABELS, PLACE_PARAM } from '@tryka/domain'
import type { CreateProfile, Onboarding, OnboardingRequest } from '@tryka/domain'
import { useChange } from '../../base/calls/calls'
import { useForm } from '../../base/forms/use-form'
import { browserZone, formatDate } from '../../base/format/format'
import { aboutOf, aboutSchema, privacySchema, profileOf, UNANSWERED } from './profile-form'
import { safeReturn } from '../session/safe-return'
import { refusedFields, useRefusal } from '../../base/forms/refusal'
import { About, Privacy } from './profile-fields'
import { profileParts } from './resume/from-resume'
import { ResumeFields } from './resume/resume-fields'
import { useResume } from './resume/use-resume'
import { StepsFrame } from './steps-frame'
import { isGone, useFinished } from './use-finished'
import { useKeptWithAccount } from './use-onboarding'

const NO_CV = 'The CV could not be made. Import the file in the CV builder.'
const STEPS = ['About you', 'Who may see you', 'Ready']
const ME = dashboardPath('candidate', 'overview', { [PLACE_PARAM]: 'me' })

export interface StepsProps {
  /** What is known already and what was typed so far; absent when it could not be read. */
  onboarding: Onboarding | undefined
  onRefused: () => void
}

/** Finding work: who somebody is, and who may see it. */
export function ProfileSteps({ onboarding, onRefused }: StepsProps) {
  const [params] = useSearchParams()
  const back = safeReturn(params.get('return'))
  const here = `/welcome?start=profile${back ? `&return=${encodeURIComponent(back)}` : ''}`
  const navigate = useNavigate()
  const request = onboarding?.request
  const about = useForm({ schema: aboutSchema, start: aboutOf(request), draft: 'profile-about' })
  const privacy = useForm({ schema: privacySchema, start: UNANSWERED, draft: 'profile-privacy' })
  const resume = useResume()
  const refusal = useRefusal()
  const finishDraft = useKeptWithAccount(
    { 'profile-about': about, 'profile-privacy': privacy },
    onboarding?.draft,
  )
  const finished = useFinished()
  const told = aboutSchema.safeParse(about.values)
  // Whoever comes by an address is led to what is still missing.
  const at = params.get('step') === 'privacy' && told.success ? 1 : 0
  const leave = () => {
    about.forget()
    privacy.forget()
    resume.forget()
    finishDraft()
    finished(back ?? ME)
  }
  const create = useChange(
    async (api, body: CreateProfile) => {
      const made = await api.call(createProfile, { body })
      // The profile stands: a CV that could not be made can be imported in the builder.
      if (resume.draft && resume.taken.asResume)
        await api.call(createResume, { body: resume.draft }).catch(() => notify.failure('Error', NO_CV))
      return made
    },
    {
      done: () => 'Your profile is ready',
      failed: 'The profile could not be made. What you wrote is kept: try again.',
      refused: (error) => {
        const fields = refusedFields(error)
        refusal.set(fields)
        if (isGone(error, 'PROFILE_EXISTS')) return leave()
        if (isGone(error, 'NOT_ADMITTED', 'SIGN_IN_FIRST')) return onRefused()
        if (fields['name']) void navigate(here)
      },
    },
    leave,
  )
  const parts = () => (resume.found ? profileParts(resume.found, resume.taken) : {})
  const next = () => {
    refusal.clear()
    if (at === 0) return about.submit(() => void navigate(`${here}&step=privacy`))()
    privacy.submit((answers) => {
      if (told.success) create.mutate({ ...profileOf(told.data, answers, browserZone()), ...parts() })
    })()
  }
  return (
    <StepsFrame
      steps={STEPS}
      at={at}
      title={at === 0 ? 'Who are you?' : 'Who may see you?'}
      lead={
        at === 0
          ? aboutLead(request)
          : 'Four questions, nothing chosen for you. Every answer can be changed in Settings, at once.'
      }
      back={at === 0 ? undefined : here}
      next={at === 0 ? 'Continue' : 'Finish'}
      note="Nobody but you sees this page."
      busy={create.isPending}
      onNext={next}
    >
      {at === 0 ? (
        <>
          <About form={about} nameError={refusal.of('name')} />
          <ResumeFields resume={resume} />
        </>
      ) : (
        <Privacy form={privacy} refused={refusal.of} />
      )}
    </StepsFrame>
  )
}

/** What somebody wrote to get in is theirs to look over; nothing else is filled in. */
function aboutLead(request: OnboardingRequest | null | undefined): string {
  if (!request) return 'This begins your profile. You can change all of it later.'
  const level = request.experience ? ` Experience: ${EXPERIENCE_LABELS[request.experience]}.` : ''
  return `You told us this on ${formatDate(request.at, browserZone())}, when you joined the list. Change what has changed.${level}`
}
