import { endpointQuery } from '@tryka/app-shell'
import {
  getTalentPools,
  HIRING_LIMITS,
  putPoolMember,
  TALENT_STATUSES,
  type CandidateCard,
  type TalentPools,
  type TalentStatus,
} from '@tryka/domain'
import { Field, NativeSelect, TextArea } from '@tryka/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useChange } from '../../core/calls'
import { FormDialog } from '../../core/form-dialog'

interface PoolDialogProps {
  person: Pick<CandidateCard, 'id' | 'name'>
  /** What is kept so far, when it is changed. */
  member?: Pick<TalentPools['members'][number], 'poolId' | 'status' | 'note'>
  onClose: () => void
}

/** Puts a person into a segment, or changes where they stand in it. */
export function PoolDialog({ person, member, onClose }: PoolDialogProps) {
  const pools = useQuery(endpointQuery(getTalentPools))
  const [poolId, setPoolId] = useState(member?.poolId ?? '')
  const [status, setStatus] = useState<TalentStatus>(member?.status ?? 'Available')
  const [note, setNote] = useState(member?.note ?? '')
  const [tried, setTried] = useState(false)
  const put = useChange(
    (api) =>
      api.call(putPoolMember, {
        params: { id: poolId, candidateId: person.id },
        body: { status, note: note.trim() },
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
      dirty={note !== (member?.note ?? '')}
      onSubmit={() => {
        setTried(true)
        if (poolId) put.mutate()
      }}
      onClose={onClose}
    >
      {!member && (
        <Field label="Segment" error={tried && !poolId ? 'Choose a segment.' : ''}>
          <NativeSelect
            placeholder={pools.isPending ? 'Loading…' : 'Choose a segment'}
            options={(pools.data?.pools ?? []).map(({ id, name }) => ({ value: id, label: name }))}
            value={poolId}
            onValueChange={setPoolId}
          />
        </Field>
      )}
      <Field label="Status">
        <NativeSelect
          options={TALENT_STATUSES.map((value) => ({ value, label: value }))}
          value={status}
          onValueChange={(value) => setStatus(TALENT_STATUSES.find((each) => each === value) ?? status)}
        />
      </Field>
      <Field label="Note" optional hint="Only the team reads it.">
        <TextArea
          compact
          value={note}
          maxLength={HIRING_LIMITS.note}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
      </Field>
    </FormDialog>
  )
}
