import { lazy, Suspense, useId, type FormEvent } from 'react'
import { z } from 'zod'
import { QueryView } from '@tryka/app-shell'
import { getJob, HIRING_LIMITS, type ApplicationSource, type JobCard, type JobDetail } from '@tryka/domain'
import { Button, Checkbox, Dialog, Field, NativeSelect, Notice, Stack, Text, TextArea } from '@tryka/ui'
import { useRead } from '../../../base/calls/calls'
import { optional } from '../../../base/forms/schema'
import { useForm, type Form } from '../../../base/forms/use-form'
import { NewerJobNotice } from './newer-job'
import { useApply, type SeenJob } from './use-apply'
import { useBlanksGate } from './use-blanks-gate'

const UseLetter = lazy(async () => ({ default: (await import('./use-letter')).UseLetter }))
const OpenBlanks = lazy(async () => ({ default: (await import('./open-blanks')).OpenBlanks }))

export interface ApplyDialogProps {
  /** As it was read; the form applies to that version of it. */
  job: SeenJob & Pick<JobCard, 'role' | 'company'>
  source: ApplicationSource
  /** Whether the person came from the public page of the job. */
  fromPublicPage?: boolean
  onClose: () => void
}

const PROBLEMS = {
  posting_not_active: 'This job no longer takes applications.',
  already_applied: 'You have applied for this job.',
  rejected_recently: 'You can apply here again 90 days after the last answer.',
}

const NO_RESUME = ''
/** Until the person chooses: the preferred resume, once the job tells which. */
const PREFERRED = 'preferred'

const schema = z.object({ resumeId: z.string(), note: optional(), shareSalary: z.boolean() })

/** Asks what goes along, says what the company will see, and sends it once. */
export function ApplyDialog({ job, source, fromPublicPage = false, onClose }: ApplyDialogProps) {
  const formId = useId()
  const detail = useRead(getJob, { params: { id: job.id } })
  const open = detail.data?.canApply ? detail.data : undefined
  const form = useForm({
    schema,
    start: { resumeId: PREFERRED, note: '', shareSalary: false },
    draft: `apply:${job.id}`,
  })
  const resumeId = resumeOf(open, form.values.resumeId)
  const { apply, newer } = useApply(job)
  const gate = useBlanksGate(resumeId)
  const sent = () => {
    form.forget()
    onClose()
  }
  const submit = form.submit(({ note, shareSalary }) =>
    apply.mutate(
      {
        fromPublicPage,
        source,
        resumeId: resumeId || null,
        shareSalary,
        ...(note ? { note } : {}),
      },
      { onSuccess: sent },
    ),
  )
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (!apply.isPending) void gate.pass(submit)
  }
  return (
    <Dialog
      open
      onOpenChange={(stays) => !stays && onClose()}
      title={`Apply for ${job.role}`}
      description={open ? `${open.company.name}, ${open.location}, ${open.salary}` : job.company.name}
      dirty={form.values.note !== ''}
      onDiscard={form.forget}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {open ? 'Cancel' : 'Close'}
          </Button>
          {open && (
            <Button type="submit" form={formId} busy={apply.isPending || gate.checking} busyLabel="Sending…">
              {newer ? 'Apply to this version' : 'Send application'}
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
                <Fields
                  jobId={job.id}
                  form={form}
                  resumeId={resumeId}
                  resumes={resumes}
                  onBlanks={gate.told}
                />
                {newer && <NewerJobNotice {...newer} />}
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

/** The resume that goes along: one that was chosen earlier may be gone. */
function resumeOf(job: JobDetail | undefined, chosen: string): string {
  const resumes = job?.resumes ?? []
  if (chosen === NO_RESUME || resumes.some(({ id }) => id === chosen)) return chosen
  const one = resumes.find(({ tailored }) => tailored) ?? resumes.find(({ isDefault }) => isDefault)
  return (one ?? resumes[0])?.id ?? NO_RESUME
}

type Typed = z.input<typeof schema>

interface FieldsProps {
  jobId: string
  form: Form<Typed, z.output<typeof schema>>
  resumeId: string
  resumes: JobDetail['resumes']
  onBlanks: () => void
}

const Fields = ({ jobId, form, resumeId, resumes, onBlanks }: FieldsProps) => (
  <>
    <Field label="Resume to send">
      <NativeSelect
        value={resumeId}
        onValueChange={(id) => form.set('resumeId', id)}
        options={[
          ...resumes.map(({ id, title, tailored }) => ({
            value: id,
            label: tailored ? `${title} (made for this job)` : title,
          })),
          { value: NO_RESUME, label: 'No resume, only the profile' },
        ]}
      />
    </Field>
    {resumeId !== NO_RESUME && (
      <Suspense fallback={null}>
        <OpenBlanks resumeId={resumeId} onShown={onBlanks} />
      </Suspense>
    )}
    <Field label="Note to the company" optional>
      <TextArea maxLength={HIRING_LIMITS.note} {...form.text('note')} />
    </Field>
    <Suspense fallback={null}>
      <UseLetter
        jobId={jobId}
        note={form.values.note}
        resumeId={resumeId}
        onUse={(note) => form.set('note', note)}
      />
    </Suspense>
    <Checkbox label="Share my salary expectation" {...form.text('shareSalary')} />
    <Shared
      resume={resumeId !== NO_RESUME}
      note={form.values.note.trim() !== ''}
      salary={form.values.shareSalary}
    />
  </>
)

interface SharedProps {
  resume: boolean
  note: boolean
  salary: boolean
}

const Shared = ({ resume, note, salary }: SharedProps) => (
  <Notice title="What the company receives">
    <Text size="sm">
      A copy, frozen as it is now, of your name, headline, summary, location, work experience and skills with
      their proof{resume && ', and the resume you chose'}
      {note && ', and your note'}. Your salary expectation is {salary ? '' : 'not '}part of it.
    </Text>
    <Text size="sm">
      The match score orders lists and is kept with the application. It rejects nobody: a person decides, and
      you can ask for the reasons.
    </Text>
  </Notice>
)
