import { useState } from 'react'
import { styled } from 'styled-components'
import { Briefcase } from 'lucide-react'
import { QueryView } from '@tryka/app-shell'
import { listJobs, TAILOR_LIMITS, termsOfSkills, termsOfText, type JobCard } from '@tryka/domain'
import {
  Button,
  ChoiceGroup,
  Dialog,
  EmptyState,
  Field,
  NativeSelect,
  Segments,
  Stack,
  TextArea,
  TextInput,
} from '@tryka/ui'
import { useRead } from '../../../base/calls/calls'
import type { TailorTarget } from './use-tailoring'

const SHOWN = 8
const WAYS = [
  { value: 'ours', label: 'Posting on Tryka' },
  { value: 'paste', label: 'Paste a posting' },
] as const
const LISTS = [
  { value: 'match', label: 'Best matches' },
  { value: 'saved', label: 'Saved' },
  { value: 'posted', label: 'Newest' },
] as const
type ListName = (typeof LISTS)[number]['value']

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
  onChoose: (target: TailorTarget) => void
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
    if (way === 'ours') return job ? onChoose(ofJob(job)) : setProblem('Choose a posting first.')
    const terms = termsOfText(posting)
    if (!posting.trim()) return setProblem('Paste the posting first.')
    if (!terms.length)
      return setProblem('No requirement was recognised. Put each on a line of its own under “Requirements”.')
    const textHash = await hashOf(posting)
    onChoose({
      postingId: null,
      postingVersion: null,
      textHash,
      role: named(role),
      company: named(company),
      terms,
    })
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
          <Ours chosen={job} onChoose={setJob} error={problem} />
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

interface OursProps {
  chosen: JobCard | undefined
  onChoose: (job: JobCard) => void
  error: string | undefined
}

function Ours({ chosen, onChoose, error }: OursProps) {
  const [list, setList] = useState<ListName>('match')
  const query = list === 'saved' ? { saved: 'true' as const, sort: 'posted' as const } : { sort: list }
  const jobs = useRead(listJobs, { query: { ...query, pageSize: SHOWN } })
  return (
    <>
      <Field label="List">
        <NativeSelect
          options={LISTS}
          value={list}
          onValueChange={(value) => setList(LISTS.find((one) => one.value === value)?.value ?? 'match')}
        />
      </Field>
      <QueryView
        query={jobs}
        loadingLabel="Loading postings"
        errorText="The postings could not be loaded. Try again, or paste one."
        isEmpty={({ items }) => items.length === 0}
        empty={
          <EmptyState
            icon={Briefcase}
            title="No posting here"
            text="Choose another list, or paste a posting."
          />
        }
      >
        {({ items }) => (
          <Choices>
            <ChoiceGroup
              legend="Posting"
              {...(error ? { error } : {})}
              value={chosen?.id}
              onValueChange={(id) => {
                const job = items.find((one) => one.id === id)
                if (job) onChoose(job)
              }}
              options={items.map(({ id, role, company, location }) => ({
                value: id,
                label: role,
                description: `${company.name}, ${location}`,
              }))}
            />
          </Choices>
        )}
      </QueryView>
    </>
  )
}

const Choices = styled.div`
  overflow-wrap: anywhere;
`
