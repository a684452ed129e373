import { QueryView } from '@tryka/app-shell'
import { getJob, HIRING_LIMITS, type ApplicationSource, type JobCard, type JobDetail } from '@tryka/domain'
import { Button, Checkbox, Dialog, Field, NativeSelect, Notice, Stack, Text, TextArea } from '@tryka/ui'
import { useId, useState, type FormEvent } from 'react'
import { useRead } from '../core/calls'
import { useApply } from './use-apply'

export interface ApplyDialogProps {
  job: Pick<JobCard, 'id' | 'role' | 'company'>
  source: ApplicationSource
  onClose: () => void
}

const PROBLEMS = {
  posting_not_active: 'This job no longer takes applications.',
  already_applied: 'You have applied for this job.',
  rejected_recently: 'You can apply here again 90 days after the last answer.',
}

const NO_RESUME = ''

/** Asks what goes along, says what the company will see, and sends it once. */
export function ApplyDialog({ job, source, onClose }: ApplyDialogProps) {
  const formId = useId()
  const detail = useRead(getJob, { params: { id: job.id } })
  const open = detail.data?.canApply ? detail.data : undefined
  const form = useApplication(open)
  const apply = useApply()
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (!apply.isPending) apply.mutate({ id: job.id, source, ...form.read() }, { onSuccess: onClose })
  }
  return (
    <Dialog
      open
      onOpenChange={(stays) => !stays && onClose()}
      title={`Apply for ${job.role}`}
      description={open ? `${open.company.name}, ${open.location}, ${open.salary}` : job.company.name}
      dirty={form.note !== ''}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {open ? 'Cancel' : 'Close'}
          </Button>
          {open && (
            <Button type="submit" form={formId} busy={apply.isPending} busyLabel="Sending…">
              Send application
            </Button>
          )}
        </>
      }
    >
      <QueryView query={detail} loadingLabel="Loading the job">
        {({ canApply, applyProblem, resumes }) =>
          canApply ? (
            <Stack gap={5} asChild>
              <form id={formId} onSubmit={send} noValidate>
                <Fields form={form} resumes={resumes} />
              </form>
            </Stack>
          ) : (
            <Notice>{PROBLEMS[applyProblem ?? 'posting_not_active']}</Notice>
          )
        }
      </QueryView>
    </Dialog>
  )
}

/** What the person chose to send along; the preferred resume until they choose another. */
function useApplication(job: JobDetail | undefined) {
  const preferred = job?.resumes.find(({ isDefault }) => isDefault) ?? job?.resumes[0]
  const [chosen, setChosen] = useState<string>()
  const [note, setNote] = useState('')
  const [shareSalary, setShareSalary] = useState(false)
  const resumeId = chosen ?? preferred?.id ?? NO_RESUME
  const text = note.trim()
  return {
    resumeId,
    setResumeId: setChosen,
    note,
    setNote,
    shareSalary,
    setShareSalary,
    read: () => ({ resumeId: resumeId || null, shareSalary, ...(text ? { note: text } : {}) }),
  }
}

interface FieldsProps {
  form: ReturnType<typeof useApplication>
  resumes: JobDetail['resumes']
}

const Fields = ({ form, resumes }: FieldsProps) => (
  <>
    <Field label="Resume to send">
      <NativeSelect
        value={form.resumeId}
        onValueChange={form.setResumeId}
        options={[
          ...resumes.map(({ id, title }) => ({ value: id, label: title })),
          { value: NO_RESUME, label: 'No resume, only the profile' },
        ]}
      />
    </Field>
    <Field label="Note to the company" optional>
      <TextArea
        value={form.note}
        maxLength={HIRING_LIMITS.note}
        onChange={(event) => form.setNote(event.currentTarget.value)}
      />
    </Field>
    <Checkbox
      label="Share my salary expectation"
      checked={form.shareSalary}
      onChange={(event) => form.setShareSalary(event.currentTarget.checked)}
    />
    <Shared resume={form.resumeId !== NO_RESUME} salary={form.shareSalary} />
  </>
)

const Shared = ({ resume, salary }: { resume: boolean; salary: boolean }) => (
  <Notice title="What the company receives">
    <Text size="sm">
      A copy, frozen as it is now, of your name, headline, summary, location and skills with their proof
      {resume ? ', and the resume you chose' : ''}. Your salary expectation is {salary ? '' : 'not '}part of
      it.
    </Text>
    <Text size="sm">
      The match score orders lists and is kept with the application. It rejects nobody: a person decides, and
      you can ask for the reasons.
    </Text>
  </Notice>
)
