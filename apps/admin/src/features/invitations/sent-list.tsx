import { useState } from 'react'
import { styled } from 'styled-components'
import { Search } from 'lucide-react'
import { ADMISSION_MACHINE, ADMISSION_STATES, canDo, LIMITS, type Invitation } from '@tryka/domain'
import {
  Badge,
  Button,
  ButtonRow,
  Card,
  ConfirmDialog,
  media,
  NativeSelect,
  Stack,
  Table,
  type Column,
} from '@tryka/ui'
import { ADMISSION_TONES, ADMISSION_WORDS } from '../../base/admission-words'
import { useMay } from '../../base/deciders'
import { At } from '../../base/cells'
import { useInvitations, useMove } from './invitations.queries'
import { PagedList } from './paged-list'
import { Bar, Wide } from './request-filters'
import type { View } from './use-view'

const STATES = [
  { value: '', label: 'Any state' },
  ...ADMISSION_STATES.map((state) => ({ value: state, label: ADMISSION_WORDS[state] })),
]

/** Every address that was let in, the latest first, with what can still be done about it. */
export function SentList({ view }: { view: View }) {
  const list = useInvitations(view.sent, view.page)
  const [ending, setEnding] = useState<Invitation>()
  const mayMove = useMay('moderator')
  const revoke = useMove('revoke', () => setEnding(undefined))
  return (
    <Stack gap={4}>
      <Bar role="search" aria-label="Sent invitations">
        <Wide
          type="search"
          icon={Search}
          aria-label="Search by address"
          placeholder="The beginning of an address"
          maxLength={LIMITS.search}
          value={view.typed}
          onChange={(event) => view.type(event.currentTarget.value)}
        />
        <NativeSelect
          aria-label="State"
          options={STATES}
          value={view.sent.state ?? ''}
          onValueChange={(value) => view.set('state', value)}
        />
        {view.sent.batch && (
          <Button variant="quiet" onClick={() => view.set('batch', '')}>
            All batches
          </Button>
        )}
      </Bar>
      <PagedList
        list={list}
        view={view}
        noun="invitations"
        empty="Nobody was invited in this way."
        failed="The invitations could not be loaded. Check your connection, then try again."
      >
        {(items) => (
          <Slimming>
            <Table
              caption="Invitations, the latest first"
              columns={mayMove ? [...COLUMNS, movesColumn(setEnding)] : COLUMNS}
              rows={items}
              rowKey={({ id }) => id}
            />
          </Slimming>
        )}
      </PagedList>
      <ConfirmDialog
        open={ending !== undefined}
        onOpenChange={(open) => open || setEnding(undefined)}
        title="Take this invitation back?"
        text={`The link mailed to ${ending?.email ?? ''} ends, and the address is not let in. You can invite it again later.`}
        confirmLabel="Take it back"
        busyLabel="Taking back…"
        busy={revoke.isPending}
        onConfirm={() => ending && revoke.mutate(ending)}
      />
    </Stack>
  )
}

const COLUMNS: Column<Invitation>[] = [
  { key: 'email', head: 'Address', rowHead: true, cell: ({ email }) => <Breaking>{email}</Breaking> },
  {
    key: 'state',
    head: 'State',
    cell: ({ state }) => <Badge tone={ADMISSION_TONES[state]}>{ADMISSION_WORDS[state]}</Badge>,
  },
  {
    key: 'sent',
    head: 'Sent',
    nowrap: true,
    cell: ({ sentAt, sends }) => (
      <>
        <At at={sentAt} />
        {sends > 1 && `, mail ${sends}`}
      </>
    ),
  },
  {
    key: 'ends',
    head: 'Joined, or works until',
    wideOnly: true,
    nowrap: true,
    cell: ({ joinedAt, endsAt }) => <At at={joinedAt ?? endsAt} />,
  },
  { key: 'by', head: 'By', wideOnly: true, cell: ({ by }) => by },
]
const movesColumn = (onRevoke: (invitation: Invitation) => void): Column<Invitation> => ({
  key: 'do',
  head: 'Actions',
  cell: (one) => <Moves invitation={one} onRevoke={() => onRevoke(one)} />,
})

function Moves({ invitation, onRevoke }: { invitation: Invitation; onRevoke: () => void }) {
  const { state, email } = invitation
  const resend = useMove('resend')
  return (
    <ButtonRow>
      {canDo(ADMISSION_MACHINE, state, 'resend', 'platform') && (
        <Button
          size="sm"
          variant="secondary"
          label={`Send again to ${email}`}
          busy={resend.isPending}
          onClick={() => resend.mutate(invitation)}
        >
          Send again
        </Button>
      )}
      {canDo(ADMISSION_MACHINE, state, 'revoke', 'platform') && (
        <Button size="sm" variant="quiet" label={`Take back from ${email}`} onClick={onRevoke}>
          Take back
        </Button>
      )}
    </ButtonRow>
  )
}

// On a tablet addresses need the room of who sent them.
const Slimming = styled(Card)`
  ${media.grid} {
    && tr > :nth-child(5) {
      display: none;
    }
  }
`
const Breaking = styled.span`
  overflow-wrap: anywhere;
`
