import { useChange } from '../../app/core/calls'
import { FormDialog } from '../../app/core/form-dialog'
import { addWork, LIMITS, updateWork, type Profile } from '@tryka/domain'
import { Checkbox, Field, Pair, TextArea, TextInput } from '@tryka/ui'
import { useState } from 'react'

type Work = Profile['work'][number]
const EMPTY: Work = {
  jobTitle: '',
  company: '',
  location: '',
  startDate: '',
  endDate: '',
  current: false,
  description: [],
}

export interface WorkDialogProps {
  entry: Work | undefined
  version: number
  onClose: () => void
}

const errorsOf = ({ jobTitle, company, startDate, endDate, current }: Work) => ({
  jobTitle: jobTitle.trim() ? '' : 'Add the job title.',
  company: company.trim() ? '' : 'Add the company.',
  startDate: startDate ? '' : 'Add the month you started.',
  endDate: !current && endDate && endDate < startDate ? 'This is before the start.' : '',
})

/** One place of work, new or changed. Marking it as current clears and disables its end. */
export function WorkDialog({ entry, version, onClose }: WorkDialogProps) {
  const [draft, setDraft] = useState<Work>(entry ?? EMPTY)
  const [lines, setLines] = useState((entry ?? EMPTY).description.join('\n'))
  const [tried, setTried] = useState(false)
  const save = useChange(
    (api, body: { entry: Work; version: number }) =>
      entry?.id ? api.call(updateWork, { params: { id: entry.id }, body }) : api.call(addWork, { body }),
    { done: () => 'Experience saved', failed: 'The experience could not be saved. Try again.' },
  )
  const change = (part: Partial<Work>) => setDraft((now) => ({ ...now, ...part }))
  const errors = errorsOf(draft)
  const shown = (key: keyof typeof errors) => (tried ? errors[key] : '')
  const submit = () => {
    setTried(true)
    if (Object.values(errors).some(Boolean)) return
    const description = lines
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean)
    save.mutate({ entry: { ...draft, description }, version }, { onSuccess: onClose })
  }
  return (
    <FormDialog
      title={entry ? 'Edit experience' : 'Add Experience'}
      submitLabel="Save experience"
      busyLabel="Saving…"
      busy={save.isPending}
      dirty={draft !== (entry ?? EMPTY)}
      onSubmit={submit}
      onClose={onClose}
    >
      <Pair>
        <Field label="Job title" error={shown('jobTitle')}>
          <TextInput
            value={draft.jobTitle}
            maxLength={LIMITS.shortText}
            onChange={(event) => change({ jobTitle: event.currentTarget.value })}
          />
        </Field>
        <Field label="Company" error={shown('company')}>
          <TextInput
            value={draft.company}
            maxLength={LIMITS.shortText}
            onChange={(event) => change({ company: event.currentTarget.value })}
          />
        </Field>
        <Field label="Start" error={shown('startDate')}>
          <TextInput
            type="month"
            value={draft.startDate}
            onChange={(event) => change({ startDate: event.currentTarget.value })}
          />
        </Field>
        <Field label="End" error={shown('endDate')}>
          <TextInput
            type="month"
            value={draft.endDate}
            disabled={draft.current}
            onChange={(event) => change({ endDate: event.currentTarget.value })}
          />
        </Field>
        <Field label="Location" optional>
          <TextInput
            value={draft.location}
            maxLength={LIMITS.shortText}
            onChange={(event) => change({ location: event.currentTarget.value })}
          />
        </Field>
      </Pair>
      <Checkbox
        label="I work here now"
        checked={draft.current}
        onChange={({ currentTarget: { checked } }) =>
          change({ current: checked, ...(checked ? { endDate: '' } : {}) })
        }
      />
      <Field label="What you did" hint="One line for each point" optional>
        <TextArea value={lines} maxLength={2_000} onChange={(event) => setLines(event.currentTarget.value)} />
      </Field>
    </FormDialog>
  )
}
