import { z } from 'zod'
import { createPool, LIMITS, renamePool, type TalentPools } from '@tryka/domain'
import { Field, TextInput } from '@tryka/ui'
import { useChange } from '../../base/calls/calls'
import { FormDialog } from '../../base/forms/form-dialog'
import { filled } from '../../base/forms/schema'
import { useForm } from '../../base/forms/use-form'

interface SegmentDialogProps {
  segment?: TalentPools['pools'][number]
  onClose: () => void
}

const schema = z.object({ name: filled('Name the segment.') })

/** Names a new segment, or an old one anew. */
export function SegmentDialog({ segment, onClose }: SegmentDialogProps) {
  const form = useForm({ schema, start: { name: segment?.name ?? '' } })
  const save = useChange(
    (api, typed: string) =>
      segment
        ? api.call(renamePool, {
            params: { id: segment.id },
            body: { name: typed, version: segment.version },
          })
        : api.call(createPool, { body: { name: typed } }),
    {
      done: () => (segment ? 'Segment renamed' : 'Segment created'),
      failed: segment ? 'The segment could not be renamed.' : 'The segment could not be created.',
    },
    onClose,
  )
  return (
    <FormDialog
      title={segment ? 'Rename segment' : 'New segment'}
      submitLabel={segment ? 'Rename' : 'Create segment'}
      busyLabel={segment ? 'Renaming…' : 'Creating…'}
      busy={save.isPending}
      onClose={onClose}
      {...form.dialog(({ name }) => save.mutate(name))}
    >
      <Field label="Name" {...form.field('name')}>
        <TextInput maxLength={LIMITS.label} {...form.text('name')} />
      </Field>
    </FormDialog>
  )
}
