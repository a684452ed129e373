import { useQuery } from '@tanstack/react-query'
import { Plus, Users } from 'lucide-react'
import { useState } from 'react'
import { endpointQuery, QueryView } from '@tryka/app-shell'
import { getTalentPools, removePoolMember, TALENT_STATUSES, type TalentPools } from '@tryka/domain'
import {
  Button,
  Card,
  ChipRadioGroup,
  EmptyState,
  Icon,
  PageHead,
  Row,
  Rows,
  Skeleton,
  SkeletonGroup,
  SrOnly,
  Stack,
  StatStrip,
  StatusDot,
  Text,
} from '@tryka/ui'
import { useChange } from '../../base/calls/calls'
import { useAddress } from '../parts/address'
import { counted, formatDate } from '../../base/format/format'
import { CandidateDialog } from '../parts/people/candidate-dialog'
import { CandidateRow } from '../parts/people/candidate-row'
import { InviteDialog } from '../parts/people/invite-dialog'
import { PoolDialog } from '../parts/people/pool-dialog'
import { SegmentActions } from './segment-actions'
import { SegmentDialog } from './segment-dialog'

type Member = TalentPools['members'][number]

/** Talent Pool: people worth keeping in touch with, in segments. */
export function Pools() {
  const address = useAddress()
  const pools = useQuery(endpointQuery(getTalentPools))
  const [naming, setNaming] = useState(false)
  const [editing, setEditing] = useState<Member>()
  const [inviting, setInviting] = useState<Member['candidate']>()
  const opened = address.get('person')
  return (
    <>
      <PageHead
        title="Talent Pool"
        context={
          pools.data &&
          `${counted(pools.data.counts.total, 'person', 'people')} in ${counted(pools.data.pools.length, 'segment')}.`
        }
        actions={
          <Button onClick={() => setNaming(true)}>
            <Icon icon={Plus} size="sm" />
            New segment
          </Button>
        }
      />
      <QueryView
        query={pools}
        loading={<Loading />}
        boxed
        errorText="The talent pool could not be loaded. Check your connection, then try again."
      >
        {(data) => <Members data={data} onEdit={setEditing} onInvite={setInviting} />}
      </QueryView>
      {naming && <SegmentDialog onClose={() => setNaming(false)} />}
      {editing && (
        <PoolDialog person={editing.candidate} member={editing} onClose={() => setEditing(undefined)} />
      )}
      {inviting && <InviteDialog person={inviting} onClose={() => setInviting(undefined)} />}
      {opened && !inviting && (
        <CandidateDialog
          id={opened}
          onInvite={setInviting}
          onClose={() => address.set({ person: undefined })}
        />
      )}
    </>
  )
}

interface MembersProps {
  data: TalentPools
  onEdit: (member: Member) => void
  onInvite: (person: Member['candidate']) => void
}

function Members({ data: { pools, members, counts }, onEdit, onInvite }: MembersProps) {
  const address = useAddress()
  const segment = pools.find(({ id }) => id === address.get('segment'))
  const status = TALENT_STATUSES.find((each) => each === address.get('status'))
  const shown = members.filter(
    (member) => (!segment || member.poolId === segment.id) && (!status || member.status === status),
  )
  const nameOf = (id: string) => pools.find((pool) => pool.id === id)?.name ?? ''
  return (
    <Stack gap={5}>
      <StatStrip
        stats={[
          { label: 'People', value: counts.total },
          ...TALENT_STATUSES.map((each) => ({ label: each, value: counts[each] })),
        ]}
      />
      <Row between wrap gap={4}>
        <ChipRadioGroup
          legend="Segment"
          options={[
            { value: '', label: `All (${counts.total})` },
            ...pools.map(({ id, name, size }) => ({ value: id, label: `${name} (${size})` })),
          ]}
          value={segment?.id ?? ''}
          onValueChange={(value) => address.set({ segment: value })}
        />
        <ChipRadioGroup
          legend="Status"
          options={[
            { value: '', label: 'Any' },
            ...TALENT_STATUSES.map((value) => ({ value, label: value })),
          ]}
          value={status ?? ''}
          onValueChange={(value) => address.set({ status: value })}
        />
      </Row>
      {segment && <SegmentActions segment={segment} />}
      <Card>
        {shown.length === 0 ? (
          <EmptyState
            icon={Users}
            title="Nobody here yet"
            text="Add people from their profile in Candidate Search."
          />
        ) : (
          <Rows aria-label="People in the pool">
            {shown.map((member) => (
              <CandidateRow
                key={`${member.poolId}:${member.candidate.id}`}
                person={member.candidate}
                onView={() => address.set({ person: member.candidate.id }, { replace: false })}
                onInvite={() => onInvite(member.candidate)}
                extra={<Membership member={member} pool={nameOf(member.poolId)} />}
                actions={<MemberActions member={member} onEdit={() => onEdit(member)} />}
              />
            ))}
          </Rows>
        )}
      </Card>
    </Stack>
  )
}

function Membership({ member, pool }: { member: Member; pool: string }) {
  const { status, note, addedBy, addedAt } = member
  return (
    <Stack gap={2}>
      <Row gap={3} wrap>
        <StatusDot tone={status === 'Available' ? 'vriddhi' : 'satya'}>{status}</StatusDot>
        <Text size="sm">
          {pool}, added by {addedBy} on {formatDate(addedAt)}
        </Text>
      </Row>
      {note && <Text size="sm">{note}</Text>}
    </Stack>
  )
}

function MemberActions({ member: { candidate, poolId }, onEdit }: { member: Member; onEdit: () => void }) {
  const remove = useChange(
    (api) => api.call(removePoolMember, { params: { id: poolId, candidateId: candidate.id } }),
    { done: () => 'Removed from the talent pool', failed: 'The person could not be removed.' },
  )
  return (
    <>
      <Button variant="quiet" size="sm" onClick={onEdit}>
        Edit status<SrOnly> of {candidate.name}</SrOnly>
      </Button>
      <Button variant="quiet" size="sm" busy={remove.isPending} onClick={() => remove.mutate()}>
        Remove<SrOnly> {candidate.name}</SrOnly>
      </Button>
    </>
  )
}

const Loading = () => (
  <SkeletonGroup label="Loading the talent pool">
    <Stack gap={5}>
      <Skeleton height="7rem" />
      <Skeleton height="20rem" />
    </Stack>
  </SkeletonGroup>
)
