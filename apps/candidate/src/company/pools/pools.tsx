import { useQuery } from '@tanstack/react-query'
import { Plus, Search, Users } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'
import { endpointQuery, QueryView } from '@tryka/app-shell'
import { getCandidate, getTalentPools, TALENT_STATUSES, type TalentPools } from '@tryka/domain'
import {
  Button,
  Card,
  ChipRadioGroup,
  EmptyState,
  Field,
  Icon,
  PageHead,
  Pager,
  Row,
  Rows,
  Skeleton,
  SkeletonGroup,
  Stack,
  StatStrip,
  StatusDot,
  Text,
  TextInput,
} from '@tryka/ui'
import { pageIn } from '../../base/address/page-in'
import { useTypedFilter } from '../../base/address/use-typed-filter'
import { useReadAhead } from '../../base/calls/calls'
import { useAddress } from '../parts/address'
import { counted, formatListDate, showing } from '../../base/format/format'
import { CandidateDialog } from '../parts/people/candidate-dialog'
import { CandidateRow } from '../parts/people/candidate-row'
import { InviteDialog } from '../parts/people/invite-dialog'
import { PoolDialog } from '../parts/people/pool-dialog'
import { MemberActions } from './member-actions'
import { SegmentActions } from './segment-actions'
import { SegmentDialog } from './segment-dialog'

type Member = TalentPools['members'][number]

const PAGE_SIZE = 10

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
  const readAhead = useReadAhead()
  const segment = pools.find(({ id }) => id === address.get('segment'))
  const status = TALENT_STATUSES.find((each) => each === address.get('status'))
  const search = useTypedFilter('q')
  const found = members.filter(
    (member) =>
      (!segment || member.poolId === segment.id) &&
      (!status || member.status === status) &&
      isMeant(member, address.get('q')),
  )
  const pageCount = Math.max(1, Math.ceil(found.length / PAGE_SIZE))
  const page = pageIn(address.get('page'), pageCount)
  const shown = found.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)
  const nameOf = (id: string) => pools.find((pool) => pool.id === id)?.name ?? ''
  return (
    <Stack gap={5}>
      <StatStrip
        stats={[
          { label: 'People', value: counts.total },
          ...TALENT_STATUSES.map((each) => ({ label: each, value: counts[each] })),
        ]}
      />
      <Row between wrap gap={4} align="end">
        <Find label="Find in the pool">
          <TextInput
            type="search"
            icon={Search}
            placeholder="Name, skill or note"
            value={search.typed}
            onChange={(event) => search.type(event.currentTarget.value)}
          />
        </Find>
        <ChipRadioGroup
          legend="Segment"
          options={[
            { value: '', label: `All (${counts.total})` },
            ...pools.map(({ id, name, size }) => ({ value: id, label: `${name} (${size})` })),
          ]}
          value={segment?.id ?? ''}
          onValueChange={(value) => address.set({ segment: value, page: undefined })}
        />
        <ChipRadioGroup
          legend="Status"
          options={[
            { value: '', label: 'Any' },
            ...TALENT_STATUSES.map((value) => ({ value, label: value })),
          ]}
          value={status ?? ''}
          onValueChange={(value) => address.set({ status: value, page: undefined })}
        />
      </Row>
      {segment && <SegmentActions segment={segment} />}
      <Card>
        {shown.length === 0 ? (
          <EmptyState
            icon={Users}
            title={members.length === 0 ? 'Nobody here yet' : 'Nobody matches'}
            text={
              members.length === 0
                ? 'Add people from their profile in Candidate Search.'
                : 'Choose another segment or status, or look for other words.'
            }
          />
        ) : (
          <Rows aria-label="People in the pool">
            {shown.map((member) => (
              <CandidateRow
                key={`${member.poolId}:${member.candidate.id}`}
                person={member.candidate}
                onView={() => {
                  readAhead(getCandidate, { params: { id: member.candidate.id }, query: {} })
                  address.set({ person: member.candidate.id }, { replace: false })
                }}
                onInvite={() => onInvite(member.candidate)}
                extra={<Membership member={member} pool={nameOf(member.poolId)} />}
                actions={
                  <MemberActions member={member} pool={nameOf(member.poolId)} onEdit={() => onEdit(member)} />
                }
              />
            ))}
          </Rows>
        )}
      </Card>
      {pageCount > 1 && (
        <Pager
          page={page}
          pageCount={pageCount}
          summary={showing({ page, pageSize: PAGE_SIZE, total: found.length })}
          onPageChange={(next) => address.set({ page: String(next) }, { replace: false })}
        />
      )}
    </Stack>
  )
}

/** Every word stands in the name, the headline, a skill or the note. */
function isMeant({ candidate, note }: Member, words: string): boolean {
  const text = [candidate.name, candidate.title, note, ...candidate.skills.map(({ skill }) => skill)]
    .join(' ')
    .toLowerCase()
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word))
}

function Membership({ member, pool }: { member: Member; pool: string }) {
  const { status, note, addedBy, addedAt } = member
  return (
    <Row gap={3} wrap>
      <StatusDot tone={status === 'Available' ? 'vriddhi' : 'satya'}>{status}</StatusDot>
      {note && <Text size="sm">{note}</Text>}
      <Text size="sm" tone={3}>
        {pool}, added by {addedBy} on {formatListDate(addedAt)}
      </Text>
    </Row>
  )
}

const Find = styled(Field)`
  flex: 1 1 16rem;
  max-width: 22rem;
`
const Loading = () => (
  <SkeletonGroup label="Loading the talent pool">
    <Stack gap={5}>
      <Skeleton height="7rem" />
      <Skeleton height="20rem" />
    </Stack>
  </SkeletonGroup>
)
