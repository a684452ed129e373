import { WandSparkles } from 'lucide-react'
import { useRef, useState } from 'react'
import { userMessage } from '@tryka/api-client'
import { notify } from '@tryka/app-shell'
import {
  EXPERIENCE_LABELS,
  EXPERIENCE_LEVELS,
  INDUSTRIES,
  mainJobTitle,
  RESUME_LIMITS,
  RESUME_MESSAGES,
  type GeneratedContent,
  type Industry,
  type ResumeDraft,
} from '@tryka/domain'
import {
  Button,
  Dialog,
  Field,
  Icon,
  NativeSelect,
  Notice,
  Pair,
  Stack,
  TextArea,
  TextInput,
} from '@tryka/ui'
import { FAILURE, MISSING, SUCCESS } from '../content'
import { useGenerateContent } from '../resumes.queries'
import { SkillInput } from '../fields/skill-input'
import type { GenerateFor } from '../writing/use-writing'

const LEVELS = EXPERIENCE_LEVELS.map((value) => ({ value, label: EXPERIENCE_LABELS[value] }))
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
const FIELDS = INDUSTRIES.map((value) => ({ value, label: capital(value) }))

export interface GenerateDialogProps {
  draft: ResumeDraft
  /** A posting to begin with. */
  from?: GenerateFor | undefined
  onClose: () => void
  onGenerated: (content: GeneratedContent) => void
}

function useForm(draft: ResumeDraft, from: GenerateFor | undefined) {
  const [jobTitle, setJobTitle] = useState(from?.jobTitle || mainJobTitle(draft))
  const [jobDescription, setJobDescription] = useState(
    (from?.jobDescription ?? '').slice(0, RESUME_LIMITS.jobDescription),
  )
  const [level, setLevel] = useState<string>('mid')
  const [story, setStory] = useState('')
  const [industry, setIndustry] = useState<string>('technology')
  const [skills, setSkills] = useState<string[]>(() =>
    draft.skills.flatMap(({ items }) => items).slice(0, 50),
  )
  return {
    jobTitle,
    setJobTitle,
    jobDescription,
    setJobDescription,
    level,
    setLevel,
    story,
    setStory,
    industry,
    setIndustry,
    skills,
    setSkills,
    dirty: Boolean((jobDescription && jobDescription !== from?.jobDescription) || story),
    request: {
      jobTitle: jobTitle.trim(),
      jobDescription,
      experience: [level, story.trim()].filter(Boolean).join('\n'),
      skills,
      industry: INDUSTRIES.find((known) => known === industry) ?? ('other' as Industry),
      personalInfo: draft.personalInfo,
    },
  }
}

/** Asks what to write about. What comes back is a proposal. */
export function GenerateDialog({ draft, from, onClose, onGenerated }: GenerateDialogProps) {
  const form = useForm(draft, from)
  const [error, setError] = useState<string>()
  const title = useRef<HTMLInputElement>(null)
  const generate = useGenerateContent()

  const submit = () => {
    if (generate.isPending) return
    if (!form.request.jobTitle) {
      setError(RESUME_MESSAGES.jobTitleFirst)
      notify.failure(MISSING, RESUME_MESSAGES.jobTitleFirst)
      title.current?.focus()
      return
    }
    generate.mutate(form.request, {
      onSuccess: (content) => {
        notify.success(SUCCESS, RESUME_MESSAGES.generated)
        onGenerated(content)
      },
      onError: (failure) => notify.failure(FAILURE, userMessage(failure, RESUME_MESSAGES.generateFailed)),
    })
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title="AI Resume Generator"
      description="Writes a first draft from what you tell it. Nothing is saved until you save it."
      dirty={form.dirty}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button onClick={submit} busy={generate.isPending} busyLabel="Generating…">
            <Icon icon={WandSparkles} size="sm" />
            Generate
          </Button>
        </>
      }
    >
      <Stack gap={5}>
        <Field label="Target job title" error={error}>
          <TextInput
            ref={title}
            value={form.jobTitle}
            maxLength={RESUME_LIMITS.line}
            aria-required
            onChange={({ currentTarget: { value } }) => {
              form.setJobTitle(value)
              setError(undefined)
            }}
          />
        </Field>
        <Field
          label="Job description"
          optional
          hint="Asks about the technologies that it names. It adds none of them."
        >
          <TextArea
            rows={3}
            placeholder="Paste the advert, or the parts that matter"
            value={form.jobDescription}
            maxLength={RESUME_LIMITS.jobDescription}
            onChange={({ currentTarget: { value } }) => form.setJobDescription(value)}
          />
        </Field>
        <Pair>
          <Field label="Experience">
            <NativeSelect options={LEVELS} value={form.level} onValueChange={form.setLevel} />
          </Field>
          <Field label="Industry">
            <NativeSelect options={FIELDS} value={form.industry} onValueChange={form.setIndustry} />
          </Field>
        </Pair>
        <Field
          label="Your work so far"
          optional
          hint="A line like “Data engineer at Acme, Mar 2021 – Present” starts a job; the lines below it are its points. In English."
        >
          <TextArea
            rows={3}
            value={form.story}
            maxLength={RESUME_LIMITS.paragraph - 20}
            onChange={({ currentTarget: { value } }) => form.setStory(value)}
          />
        </Field>
        <SkillInput
          path="ai-skills"
          hint="Press Enter to add each one."
          items={form.skills}
          onItemsChange={form.setSkills}
        />
        <Notice>You see every proposal before it is added. What you wrote stays unless you say so.</Notice>
      </Stack>
    </Dialog>
  )
}
