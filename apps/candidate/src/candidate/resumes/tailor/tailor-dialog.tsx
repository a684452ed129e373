import { useState } from 'react'
import { TAILOR_LIMITS, termsOfSkills, termsOfText, type JobCard } from '@tryka/domain'
import { Button, Dialog, Field, Segments, Stack, TextArea, TextInput } from '@tryka/ui'
import { OurPostings } from './our-postings'
import type { TailorTarget } from './use-tailoring'

const WAYS = [
  { value: 'ours', label: 'Posting on Tryka' },
  { value: 'paste', label: 'Paste a posting' },
] as const

const named = (text: string) => text.trim().slice(0, TAILOR_LIMITS.name)

const ofJob = (job: JobCard): TailorTarget => ({
  postingId: job.id,
  postingVersion: job.version,
  textHash: null,
  role: named(job.role),
  company: named(job.company.name),
  terms: termsOfSkills(job.skills).slice(0, TAILOR_LIMITS.terms),
})

/** Names the text without keeping it; an address that is not secure has no way to. */
async function hashOf(posting: string): Promise<string | null> {
  const { subtle } = crypto as Partial<Crypto>
  if (!subtle) return null
  const bytes = new Uint8Array(await subtle.digest('SHA-256', new TextEncoder().encode(posting)))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

export interface TailorDialogProps {
  onClose: () => void
  onChoose: (target: TailorTarget, posting: string) => void
}

/** Chooses a posting of ours, or takes the text of any other. */
export function TailorDialog({ onClose, onChoose }: TailorDialogProps) {
  const [way, setWay] = useState<(typeof WAYS)[number]['value']>('ours')
  const [job, setJob] = useState<JobCard>()
  const [role, setRole] = useState('')
  const [company, setCompany] = useState('')
  const [posting, setPosting] = useState('')
  const [problem, setProblem] = useState<string>()

  const compare = async () => {
    if (way === 'ours')
      return job ? onChoose(ofJob(job), job.description) : setProblem('Choose a posting first.')
    const terms = termsOfText(posting)
    if (!posting.trim()) return setProblem('Paste the posting first.')
    if (!terms.length)
      return setProblem('No requirement was recognised. Put each on a line of its own under “Requirements”.')
    const textHash = await hashOf(posting)
    onChoose(
      {
        postingId: null,
        postingVersion: null,
        textHash,
        role: named(role),
        company: named(company),
        terms,
      },
      posting,
    )
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title="Tailor to a posting"
      description="Shows what it asks for, where your resume says it, and what is missing. Nothing is added by itself."
      dirty={posting !== ''}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button onClick={() => void compare()}>Compare</Button>
        </>
      }
    >
      <Stack gap={5}>
        <Segments
          label="Which posting"
          options={WAYS}
          value={way}
          onValueChange={(next) => {
            setWay(next)
            setProblem(undefined)
          }}
        />
        {way === 'ours' ? (
          <OurPostings chosen={job} onChoose={setJob} error={problem} />
        ) : (
          <>
            <Field label="Job title" optional>
              <TextInput
                value={role}
                maxLength={TAILOR_LIMITS.name}
                onChange={(event) => setRole(event.currentTarget.value)}
              />
            </Field>
            <Field label="Company" optional>
              <TextInput
                value={company}
                maxLength={TAILOR_LIMITS.name}
                onChange={(event) => setCompany(event.currentTarget.value)}
              />
            </Field>
            <Field
              label="Text of the posting"
              error={problem}
              hint="It is read in this browser. Headings in English, German, French and Spanish are understood."
            >
              <TextArea
                rows={8}
                value={posting}
                maxLength={TAILOR_LIMITS.posting}
                onChange={(event) => {
                  setPosting(event.currentTarget.value)
                  setProblem(undefined)
                }}
              />
            </Field>
          </>
        )}
      </Stack>
    </Dialog>
  )
}
