import { useState } from 'react'
import { z } from 'zod'
import {
  createReport,
  MODERATION_LIMITS,
  REPORT_REASON_WORDS,
  REPORT_REASONS,
  type ReportReceipt,
  type ReportSubject,
} from '@tryka/domain'
import { Button, Dialog, Field, NativeSelect, Stack, Text, TextArea } from '@tryka/ui'
import { useChange } from '../calls/calls'
import { FormDialog } from '../forms/form-dialog'
import { oneOf } from '../forms/schema'
import { useForm } from '../forms/use-form'
import { formatMoment } from '../format/format'

const { reportMin, report: reportMax } = MODERATION_LIMITS

const schema = z.object({
  reason: oneOf(REPORT_REASONS, 'Choose a reason.'),
  text: z.string().trim().min(reportMin, `Write at least ${reportMin} characters.`),
})
/** A CV is no job, real or not. */
const reasonsFor = (subject: ReportSubject) => [
  { value: '', label: 'Choose a reason' },
  ...REPORT_REASONS.filter((reason) => subject !== 'cv' || reason !== 'not_real').map((value) => ({
    value,
    label: REPORT_REASON_WORDS[value],
  })),
]

export interface ReportDialogProps {
  subject: ReportSubject
  id: string
  /** What is reported, as the title names it. */
  what: string
  onClose: () => void
}

/** Tells administrators what is wrong with something, and gives a receipt. */
export function ReportDialog({ subject, id, what, onClose }: ReportDialogProps) {
  const [receipt, setReceipt] = useState<ReportReceipt>()
  const form = useForm({ schema, start: { reason: '', text: '' } })
  const report = useChange(
    (api, body: z.output<typeof schema>) => api.call(createReport, { body: { subject, id, ...body } }),
    { failed: 'The report could not be sent. Try again.' },
    setReceipt,
  )
  if (receipt) return <Receipt receipt={receipt} onClose={onClose} />
  return (
    <FormDialog
      title={`Report ${what}?`}
      description="A person looks at it. Nobody is told who reported."
      submitLabel="Report"
      busyLabel="Reporting…"
      busy={report.isPending}
      danger
      onClose={onClose}
      {...form.dialog((body) => report.mutate(body))}
    >
      <Field label="What is wrong" {...form.field('reason')}>
        <NativeSelect {...form.choice('reason')} options={reasonsFor(subject)} />
      </Field>
      <Field
        label="What happened"
        hint={`In your own words, at least ${reportMin} characters. What you see now is kept with it.`}
        {...form.field('text')}
      >
        <TextArea maxLength={reportMax} {...form.text('text')} />
      </Field>
    </FormDialog>
  )
}

const Receipt = ({ receipt: { id, at }, onClose }: { receipt: ReportReceipt; onClose: () => void }) => (
  <Dialog
    open
    onOpenChange={(open) => !open && onClose()}
    title="Thank you"
    description="Your report has arrived."
    footer={<Button onClick={onClose}>Done</Button>}
  >
    <Stack gap={3}>
      <Text>A person looks at it and decides. We write to you when that is done.</Text>
      <Text size="sm" tone={3}>
        Report {id.slice(0, 8)}, {formatMoment(at)}
      </Text>
    </Stack>
  </Dialog>
)
