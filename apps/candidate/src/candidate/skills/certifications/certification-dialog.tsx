import { z } from 'zod'
import { addCertification, LIMITS } from '@tryka/domain'
import { Field, Pair, TextInput } from '@tryka/ui'
import { useChange } from '../../../base/calls/calls'
import { FormDialog } from '../../../base/forms/form-dialog'
import { filled } from '../../../base/forms/schema'
import { useForm } from '../../../base/forms/use-form'

const EMPTY = { name: '', issuer: '', issued: '', expires: '', credentialId: '' }

const schema = z
  .object({
    name: filled('Add the name.'),
    issuer: filled('Add the issuer.'),
    issued: filled('Add the day of issue.'),
    expires: z.string(),
    credentialId: z.string(),
  })
  .refine(({ issued, expires }) => !expires || expires >= issued, {
    path: ['expires'],
    message: 'This is before the day of issue.',
  })
type Draft = z.output<typeof schema>

/** A certificate of another issuer. */
export function CertificationDialog({ onClose }: { onClose: () => void }) {
  const form = useForm({ schema, start: EMPTY })
  const add = useChange(
    (api, { expires, ...rest }: Draft) =>
      api.call(addCertification, { body: { ...rest, expires: expires || null } }),
    {
      done: () => 'Certification added',
      text: () => 'It says Not verified: only an imported badge can be checked.',
      failed: 'The certification could not be added. Try again.',
    },
  )
  return (
    <FormDialog
      title="Add certification"
      submitLabel="Add certification"
      busyLabel="Adding…"
      busy={add.isPending}
      onClose={onClose}
      {...form.dialog((draft) => add.mutate(draft, { onSuccess: onClose }))}
    >
      <Field label="Name" {...form.field('name')}>
        <TextInput maxLength={LIMITS.shortText} {...form.text('name')} />
      </Field>
      <Field label="Issuer" {...form.field('issuer')}>
        <TextInput maxLength={LIMITS.shortText} {...form.text('issuer')} />
      </Field>
      <Pair>
        <Field label="Issued" {...form.field('issued')}>
          <TextInput type="date" {...form.text('issued')} />
        </Field>
        <Field label="Expires" {...form.field('expires')} optional>
          <TextInput type="date" {...form.text('expires')} />
        </Field>
      </Pair>
      <Field label="Credential ID" optional>
        <TextInput maxLength={LIMITS.shortText} {...form.text('credentialId')} />
      </Field>
    </FormDialog>
  )
}
