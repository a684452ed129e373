import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { endpointQuery, Waiting } from '@tryka/app-shell'
import {
  getPosting,
  getTeam,
  POSTING_DUTIES,
  setPostingTeam,
  type PostingDetail,
  type PostingDuty,
  type TeamMember,
} from '@tryka/domain'
import { Dialog, ErrorState, Field, FieldError, NativeSelect, Text } from '@tryka/ui'
import { readQuery, useChange } from '../../base/calls/calls'
import { counted } from '../../base/format/format'
import { FormDialog } from '../../base/forms/form-dialog'

const DUTIES: Record<PostingDuty, string> = {
  owner: 'Owns the posting',
  reviewer: 'Reviews applications',
  interviewer: 'Interviews',
}
const NOT_IN_IT = ''
const OPTIONS = [
  { value: NOT_IN_IT, label: 'Does not work on it' },
  ...POSTING_DUTIES.map((value) => ({ value, label: DUTIES[value] })),
]

interface PostingTeamDialogProps {
  id: string
  onClose: () => void
}

/** Who of the team works on a posting: they may move its applications, and hear of them. */
export function PostingTeamDialog({ id, onClose }: PostingTeamDialogProps) {
  const posting = useQuery(readQuery(getPosting, { params: { id } }))
  const team = useQuery(endpointQuery(getTeam))
  if (posting.data && team.data)
    return <TeamForm posting={posting.data} team={team.data.items} onClose={onClose} />
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title="Hiring team">
      {posting.isError || team.isError ? (
        <ErrorState
          text="The hiring team could not be loaded. Try again."
          onRetry={() => void Promise.all([posting.refetch(), team.refetch()])}
          busy={posting.isFetching || team.isFetching}
        />
      ) : (
        <Waiting />
      )}
    </Dialog>
  )
}

interface TeamFormProps {
  posting: PostingDetail
  team: readonly TeamMember[]
  onClose: () => void
}

function TeamForm({ posting: { id, title, version, members }, team, onClose }: TeamFormProps) {
  const [chosen, setChosen] = useState<Record<string, PostingDuty | undefined>>({})
  const [problem, setProblem] = useState('')
  const dutyOf = (memberId: string): PostingDuty | '' =>
    memberId in chosen
      ? (chosen[memberId] ?? NOT_IN_IT)
      : (members.find(({ member }) => member.id === memberId)?.duty ?? NOT_IN_IT)
  const active = team.filter(({ status }) => status === 'Active')
  const list = active.flatMap(({ id: memberId }) => {
    const duty = dutyOf(memberId)
    return duty === NOT_IN_IT ? [] : [{ memberId, duty }]
  })
  const save = useChange(
    (api) => api.call(setPostingTeam, { params: { id }, body: { members: list, version } }),
    {
      done: () => 'Hiring team saved',
      text: () => `${counted(list.length, 'person works', 'people work')} on ${title}.`,
      failed: 'The hiring team could not be saved.',
    },
    onClose,
  )
  const submit = () => {
    const isOwned = list.some(({ duty }) => duty === 'owner')
    setProblem(isOwned ? '' : 'Somebody has to own the posting.')
    if (isOwned) save.mutate()
  }
  return (
    <FormDialog
      title={`Hiring team of ${title}`}
      description="Who works on it may move its applications and hears of them. Admins always do."
      submitLabel="Save"
      busyLabel="Saving…"
      busy={save.isPending}
      dirty={Object.keys(chosen).length > 0}
      onSubmit={submit}
      onClose={onClose}
    >
      {active.map(({ id: memberId, name, role }) => (
        <Field key={memberId} label={name} hint={role}>
          <NativeSelect
            options={OPTIONS}
            value={dutyOf(memberId)}
            onValueChange={(value) =>
              setChosen({ ...chosen, [memberId]: POSTING_DUTIES.find((duty) => duty === value) })
            }
          />
        </Field>
      ))}
      {active.length < 2 && <Text tone={3}>Invite colleagues under Settings, and they appear here.</Text>}
      {problem && <FieldError>{problem}</FieldError>}
    </FormDialog>
  )
}
