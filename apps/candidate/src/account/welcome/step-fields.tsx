import { EXPERIENCE_LABELS, type OnboardingRequest } from '@tryka/domain'
import { browserZone, formatDate } from '../../base/format/format'
import { DemoParts, OwnResumes } from './bring/bring-fields'
import { DemoWords } from './bring/demo-words'
import { MailFields } from './mail-fields'
import { About, Privacy } from './profile-fields'
import { ResumeFields } from './resume/resume-fields'
import { SkillFields } from './skills-fields'
import type { ProfileDraft } from './use-profile'

interface StepFieldsProps {
  at: number
  profile: ProfileDraft
  refused: (path: string) => string
}

/** What one step asks. */
export function StepFields({ at, profile, refused }: StepFieldsProps) {
  const { about, bring, skills, privacy, mails, resume, demo, own, before } = profile
  if (at === 0)
    return (
      <>
        <About form={about} nameError={refused('name')} />
        {demo && <DemoWords form={about} words={demo.words} before={before} />}
      </>
    )
  if (at === 1)
    return (
      <>
        <OwnResumes form={bring} resumes={own} />
        <ResumeFields resume={resume} />
        <DemoParts form={bring} demo={demo} />
      </>
    )
  if (at === 2) return <SkillFields form={skills} demo={demo} />
  return at === 3 ? <Privacy form={privacy} refused={refused} /> : <MailFields form={mails} />
}

const WORDS = [
  [
    'Bring a resume, keep what is right',
    'You see every line before it is saved. Nothing is added that the file does not say. Without one, go on.',
  ],
  ['What can you do?', 'Jobs are matched by skills. You can leave this open and add them later.'],
  [
    'Who may see you?',
    'Four questions, nothing chosen for you. Every answer can be changed in Settings, at once.',
  ],
  ['What may we mail you?', 'Untick what you can do without. What is ticked can be stopped at any time.'],
] as const

/** The heading of a step and the sentence below it. */
export function stepWords(at: number, request: OnboardingRequest | null | undefined) {
  const [title, lead] = WORDS[at - 1] ?? ['Who are you?', aboutLead(request)]
  return { title, lead }
}

/** What somebody wrote to get in is theirs to look over; nothing else is filled in. */
function aboutLead(request: OnboardingRequest | null | undefined): string {
  if (!request) return 'This begins your profile. You can change all of it later.'
  const level = request.experience ? ` Experience: ${EXPERIENCE_LABELS[request.experience]}.` : ''
  return `You told us this on ${formatDate(request.at, browserZone())}, when you joined the list. Change what has changed.${level}`
}
