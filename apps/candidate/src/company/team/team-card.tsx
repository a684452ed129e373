import { useQuery } from '@tanstack/react-query'
import { UserPlus } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'
import {
  Badge,
  Button,
  Card,
  CardBody,
  CardHead,
  ConfirmDialog,
  Icon,
  media,
  NativeSelect,
  Row,
  SrOnly,
  StatusDot,
  Table,
  Text,
  type Column,
} from '@tryka/ui'
import {
  changeRole,
  getTeam,
  removeMember,
  resendInvite,
  TEAM_ROLES,
  type TeamMember,
  type TeamRole,
} from '@tryka/domain'
import { endpointQuery, QueryView } from '@tryka/app-shell'
import { useChange } from '../../base/calls/calls'
import { formatDate } from '../../base/format/format'
import { usePlace } from '../../base/place/place'
import { InviteMemberDialog } from './invite-member-dialog'

/** The team with its roles; the last Admin keeps the role. */
export function TeamCard() {
  const team = useQuery(endpointQuery(getTeam))
  const { isDemo } = usePlace()
  const [inviting, setInviting] = useState(false)
  return (
    <Card asChild>
      <section aria-labelledby="team-card">
        <CardHead
          action={
            team.data?.canInvite && (
              <Button size="sm" onClick={() => setInviting(true)}>
                <Icon icon={UserPlus} size="sm" />
                Invite Member
              </Button>
            )
          }
        >
          <h2 id="team-card">Team</h2>
        </CardHead>
        <QueryView
          query={team}
          errorText="The team could not be loaded. Check your connection, then try again."
        >
          {({ items }) => (
            <>
              {isDemo && (
                <CardBody>
                  <Text size="sm">
                    Nobody is invited into sample data. Create your own company to build its team.
                  </Text>
                </CardBody>
              )}
              <Members caption="Team members" columns={COLUMNS} rows={items} rowKey={({ id }) => id} />
            </>
          )}
        </QueryView>
        {inviting && team.data?.canInvite && <InviteMemberDialog onClose={() => setInviting(false)} />}
      </section>
    </Card>
  )
}

const COLUMNS: readonly Column<TeamMember>[] = [
  {
    key: 'name',
    head: 'Member',
    rowHead: true,
    cell: ({ name, email, title, isYou }) => (
      <>
        <b>{name}</b> {isYou && <Badge>You</Badge>}
        {title && <Text size="sm">{title}</Text>}
        <Text size="sm">{email}</Text>
      </>
    ),
  },
  { key: 'role', head: 'Role', cell: (member) => <Role member={member} /> },
  {
    key: 'status',
    head: 'Status',
    cell: ({ status, inviteExpiresAt }) => (
      <>
        <StatusDot tone={status === 'Active' ? 'vriddhi' : 'open'}>{status}</StatusDot>
        {status === 'Pending' && inviteExpiresAt && (
          <Text size="sm">until {formatDate(inviteExpiresAt)}</Text>
        )}
      </>
    ),
  },
  { key: 'actions', head: <SrOnly>Actions</SrOnly>, cell: (member) => <Actions member={member} /> },
]

/** A role is what somebody may do: one slip in a select does not take it away. */
function Role({ member: { id, name, role, canChange, version } }: { member: TeamMember }) {
  const [chosen, setChosen] = useState<TeamRole>()
  const change = useChange(
    (api, next: TeamRole) => api.call(changeRole, { params: { id }, body: { role: next, version } }),
    { done: (_, next) => `${name} is ${next} now`, failed: 'The role could not be changed.' },
  )
  if (!canChange) return role
  return (
    <>
      <RoleSelect
        size="sm"
        aria-label={`Role of ${name}`}
        disabled={change.isPending}
        options={TEAM_ROLES.map((value) => ({ value, label: value }))}
        value={chosen ?? role}
        onValueChange={(value) => setChosen(TEAM_ROLES.find((each) => each === value && each !== role))}
      />
      {chosen && (
        <ConfirmDialog
          open
          onOpenChange={() => setChosen(undefined)}
          title={`Make ${name} ${chosen}?`}
          text={`${name} is ${role}. What the new role may see and do applies at once.`}
          confirmLabel="Change role"
          busyLabel="Changing…"
          danger={false}
          busy={change.isPending}
          onConfirm={() => change.mutate(chosen, { onSettled: () => setChosen(undefined) })}
        />
      )}
    </>
  )
}

function Actions({ member: { id, name, status, canRemove, canResend } }: { member: TeamMember }) {
  const [removing, setRemoving] = useState(false)
  const remove = useChange(
    (api) => api.call(removeMember, { params: { id } }),
    { done: () => `${name} removed`, failed: 'The member could not be removed.' },
    () => setRemoving(false),
  )
  const resend = useChange((api) => api.call(resendInvite, { params: { id } }), {
    done: () => 'Invitation sent again',
    failed: 'The invitation could not be sent.',
  })
  return (
    <Row gap={2} wrap>
      {canResend && (
        <Button variant="quiet" size="sm" busy={resend.isPending} onClick={() => resend.mutate()}>
          Send again<SrOnly> to {name}</SrOnly>
        </Button>
      )}
      {canRemove && (
        <Button variant="quiet" size="sm" onClick={() => setRemoving(true)}>
          Remove<SrOnly> {name}</SrOnly>
        </Button>
      )}
      <ConfirmDialog
        open={removing}
        onOpenChange={setRemoving}
        title={`Remove ${name} from the team?`}
        text={
          status === 'Pending'
            ? 'The invitation stops working.'
            : 'They lose access at once. What they did stays recorded.'
        }
        confirmLabel="Remove"
        busyLabel="Removing…"
        busy={remove.isPending}
        onConfirm={() => remove.mutate()}
      />
    </Row>
  )
}

// An address needs the whole width where rows become cards.
const Members = styled(Table<TeamMember>)`
  ${media.stacked} {
    && tbody th {
      grid-column: 1 / -1;
    }
  }
`
// The longest role stays readable where rows become cards.
const RoleSelect = styled(NativeSelect)`
  min-width: 10.5rem;
`
