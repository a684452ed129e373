import { createPool, LIMITS, renamePool, type TalentPools } from '@tryka/domain'
import { Field, TextInput } from '@tryka/ui'
import { useState } from 'react'
import { useChange } from '../../app/core/calls'
import { FormDialog } from '../../app/core/form-dialog'

interface SegmentDialogProps {
  segment?: TalentPools['pools'][number]
  onClose: () => void
}

/** Names a new segment, or an old one anew. */
export function SegmentDialog({ segment, onClose }: SegmentDialogProps) {
  const [name, setName] = useState(segment?.name ?? '')
  const [error, setError] = useState('')
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
      dirty={name !== (segment?.name ?? '')}
      onSubmit={() => (name.trim() ? save.mutate(name.trim()) : setError('Name the segment.'))}
      onClose={onClose}
    >
      <Field label="Name" error={error}>
        <TextInput
          value={name}
          maxLength={LIMITS.label}
          onChange={(event) => {
            setName(event.currentTarget.value)
            setError('')
          }}
        />
      </Field>
    </FormDialog>
  )
}
