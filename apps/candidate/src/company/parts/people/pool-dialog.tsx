import { useQuery } from '@tanstack/react-query'
import { z } from 'zod'
import { endpointQuery } from '@tryka/app-shell'
import {
  getTalentPools,
  HIRING_LIMITS,
  putPoolMember,
  TALENT_STATUSES,
  type CandidateCard,
  type TalentPools,
} from '@tryka/domain'
import { Field, NativeSelect, TextArea } from '@tryka/ui'
import { useChange } from '../../../base/calls/calls'
import { FormDialog } from '../../../base/forms/form-dialog'
import { filled, oneOf, optional } from '../../../base/forms/schema'
import { useForm } from '../../../base/forms/use-form'

interface PoolDialogProps {
  person: Pick<CandidateCard, 'id' | 'name'>
  /** What is kept so far, when it is changed. */
  member?: Pick<TalentPools['members'][number], 'poolId' | 'status' | 'note'>
  onClose: () => void
}

const schema = z.object({
  poolId: filled('Choose a segment.'),
  status: oneOf(TALENT_STATUSES, 'Choose a status.'),
  note: optional(),
})

/** Puts a person into a segment, or changes where they stand in it. */
export function PoolDialog({ person, member, onClose }: PoolDialogProps) {
  const pools = useQuery(endpointQuery(getTalentPools))
  const form = useForm({
    schema,
    start: { poolId: member?.poolId ?? '', status: member?.status ?? 'Available', note: member?.note ?? '' },
  })
  const put = useChange(
    (api, { poolId, ...body }: z.output<typeof schema>) =>
      api.call(putPoolMember, {
        params: { id: poolId, candidateId: person.id },
        body,
      }),
    {
      done: () => (member ? 'Talent pool updated' : 'Added to the talent pool'),
      failed: 'The talent pool could not be changed.',
    },
    onClose,
  )
  return (
    <FormDialog
      title={member ? `Edit ${person.name}` : `Add ${person.name} to a talent pool`}
      submitLabel={member ? 'Save' : 'Add'}
      busyLabel={member ? 'Saving…' : 'Adding…'}
      busy={put.isPending}
      onClose={onClose}
      {...form.dialog((typed) => put.mutate(typed))}
    >
      {!member && (
        <Field label="Segment" {...form.field('poolId')}>
          <NativeSelect
            placeholder={pools.isPending ? 'Loading…' : 'Choose a segment'}
            options={(pools.data?.pools ?? []).map(({ id, name }) => ({ value: id, label: name }))}
            {...form.choice('poolId')}
          />
        </Field>
      )}
      <Field label="Status" {...form.field('status')}>
        <NativeSelect
          options={TALENT_STATUSES.map((value) => ({ value, label: value }))}
          {...form.choice('status')}
        />
      </Field>
      <Field label="Note" optional hint="Only the team reads it.">
        <TextArea compact maxLength={HIRING_LIMITS.note} {...form.text('note')} />
      </Field>
    </FormDialog>
  )
}
