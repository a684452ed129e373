import { useNavigate, useSearchParams } from 'react-router-dom'
import { notify } from '@tryka/app-shell'
import { createProfile, createResume, dashboardPath, PLACE_PARAM, removeResume } from '@tryka/domain'
import type { CreateProfile, Onboarding } from '@tryka/domain'
import { useChange } from '../../base/calls/calls'
import { refusedFields, useRefusal } from '../../base/forms/refusal'
import { safeReturn } from '../session/safe-return'
import { StepFields, stepWords } from './step-fields'
import { StepsFrame } from './steps-frame'
import { isGone, useFinished } from './use-finished'
import { useProfile } from './use-profile'

const NO_CV = 'The CV could not be made. Import the file in the CV builder.'
const NOT_LEFT = 'A resume could not be left behind. Delete it in the CV builder.'
const STEPS = ['About you', 'Your resume', 'Your skills', 'Who may see you', 'What comes by mail']
/** How an address names a step; the first has no name. */
const NAMES = ['', 'resume', 'skills', 'privacy', 'mails']
const ME = dashboardPath('candidate', 'overview', { [PLACE_PARAM]: 'me' })

export interface StepsProps {
  /** What is known already and what was typed so far; absent when it could not be read. */
  onboarding: Onboarding | undefined
  onRefused: () => void
}

/** Finding work: who somebody is, what they bring, and who may see it. */
export function ProfileSteps({ onboarding, onRefused }: StepsProps) {
  const [params] = useSearchParams()
  const back = safeReturn(params.get('return'))
  const here = `/welcome?start=profile${back ? `&return=${encodeURIComponent(back)}` : ''}`
  const stepAt = (at: number) => (NAMES[at] ? `${here}&step=${NAMES[at]}` : here)
  const navigate = useNavigate()
  const profile = useProfile(onboarding)
  const { resume } = profile
  const refusal = useRefusal()
  const finished = useFinished()
  // Whoever comes by an address is led to what is still missing.
  const at = Math.min(Math.max(NAMES.indexOf(params.get('step') ?? ''), 0), profile.open)
  const leave = () => {
    profile.forget()
    finished(back ?? ME)
  }
  const create = useChange(
    async (api, body: CreateProfile) => {
      const made = await api.call(createProfile, { body })
      // The profile stands: a CV that could not be made can be imported in the builder.
      if (resume.draft && resume.taken.asResume)
        await api.call(createResume, { body: resume.draft }).catch(() => notify.failure('Error', NO_CV))
      for (const id of profile.left())
        await api.call(removeResume, { params: { id } }).catch(() => notify.failure('Error', NOT_LEFT))
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
        if (fields['name']) void navigate(stepAt(0))
        else if (Object.keys(fields).some((path) => path.startsWith('privacy.'))) void navigate(stepAt(3))
      },
    },
    leave,
  )
  const next = () => {
    refusal.clear()
    const on = () => {
      if (at < STEPS.length - 1) return void navigate(stepAt(at + 1))
      const body = profile.body()
      if (body) create.mutate(body)
    }
    const { about, bring, skills, privacy, mails } = profile
    const form = [about, bring, skills, privacy, mails][at] ?? about
    form.submit(on)()
  }
  return (
    <StepsFrame
      steps={STEPS}
      at={at}
      {...stepWords(at, onboarding?.request)}
      back={at === 0 ? undefined : stepAt(at - 1)}
      next={at === STEPS.length - 1 ? 'Finish' : 'Continue'}
      note="Nobody but you sees this page."
      busy={create.isPending}
      onNext={next}
    >
      <StepFields at={at} profile={profile} refused={refusal.of} />
    </StepsFrame>
  )
}
