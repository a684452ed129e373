import { useState } from 'react'
import {
  createLetter,
  draftOf,
  getJob,
  letterSkeleton,
  RESUME_DEFAULTS,
  TAILOR_LIMITS,
  termsOfSkills,
  type Letter,
} from '@tryka/domain'
import { Field, NativeSelect, Notice, TextInput } from '@tryka/ui'
import { useChange, useRead } from '../../../base/calls/calls'
import { FormDialog } from '../../../base/forms/form-dialog'
import { useReadResume, useResumes } from '../resumes.queries'

export interface NewLetterDialogProps {
  /** The posting that it is for; empty: none of ours. */
  postingId: string
  /** The resume that it begins with; empty: the person chooses. */
  fromId: string
  onClose: () => void
  onMade: (letter: Letter) => void
}

/** Today, where the person is. */
const today = (now = new Date()): string =>
  [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-')

/** Begins a letter with what the resume and the posting say, and with nothing else. */
export function NewLetterDialog({ postingId, fromId, onClose, onMade }: NewLetterDialogProps) {
  const resumes = useResumes()
  const readResume = useReadResume()
  const job = useRead(getJob, { params: { id: postingId } }, { enabled: postingId !== '' })
  const [chosen, setChosen] = useState(fromId)
  const [typed, setTyped] = useState<{ role?: string; company?: string }>({})
  const [tried, setTried] = useState(false)
  const cards = resumes.data ?? []
  const card =
    cards.find(({ id }) => id === chosen) ??
    cards.find(({ tailoredTo }) => postingId !== '' && tailoredTo?.postingId === postingId) ??
    cards.find(({ isDefault }) => isDefault) ??
    cards[0]
  // A copy for a posting tells for which; what is typed goes before both.
  const known = postingId
    ? job.data && { role: job.data.role, company: job.data.company.name }
    : (card?.tailoredTo ?? undefined)
  const role = typed.role ?? known?.role ?? ''
  const company = typed.company ?? known?.company ?? ''
  const make = useChange(
    async (api, asked: { id: string; role: string; company: string }) => {
      const resume = await readResume(asked.id)
      const kept = resume.tailoring
      const terms = job.data ? termsOfSkills(job.data.skills) : (kept?.terms ?? [])
      const { role: forRole, company: at } = asked
      const parts = letterSkeleton({
        draft: draftOf(resume),
        role: forRole,
        company: at,
        terms,
        date: today(),
      })
      return api.call(createLetter, {
        body: { ...parts, resumeId: asked.id, postingId: postingId || (kept?.postingId ?? null) },
      })
    },
    { failed: 'The letter could not be made. Try again.' },
    onMade,
  )
  return (
    <FormDialog
      title="New letter"
      description="It begins with what your resume and the posting say, word for word. What only you know is left as a blank in brackets."
      submitLabel="Begin"
      busyLabel="Beginning…"
      busy={make.isPending}
      dirty={typed.role !== undefined || typed.company !== undefined}
      onClose={onClose}
      onSubmit={() => {
        setTried(true)
        if (card) make.mutate({ id: card.id, role: role.trim(), company: company.trim() })
      }}
    >
      {card ? (
        <Field label="Resume">
          <NativeSelect
            options={cards.map(({ id, title }) => ({ value: id, label: title || RESUME_DEFAULTS.title }))}
            value={card.id}
            onValueChange={setChosen}
          />
        </Field>
      ) : (
        <Notice tone={tried ? 'danger' : 'neutral'} role={tried ? 'alert' : 'status'}>
          {resumes.isPending
            ? 'Your resumes are loading.'
            : 'Save a resume first: a letter takes its head and its look from one.'}
        </Notice>
      )}
      {postingId !== '' && job.isError && (
        <Notice>This posting could not be read. Type what it is for; its must-haves are left out.</Notice>
      )}
      <Field label="Role" optional>
        <TextInput
          value={role}
          maxLength={TAILOR_LIMITS.name}
          onChange={({ currentTarget: { value } }) => setTyped((before) => ({ ...before, role: value }))}
        />
      </Field>
      <Field label="Company" optional>
        <TextInput
          value={company}
          maxLength={TAILOR_LIMITS.name}
          onChange={({ currentTarget: { value } }) => setTyped((before) => ({ ...before, company: value }))}
        />
      </Field>
    </FormDialog>
  )
}
