import { ADMISSION_RULES, type InvitationView } from '@tryka/domain'
import { Button, ButtonRow, Card, Heading, KeyValues, Notice, Stack, Text } from '@tryka/ui'
import { browserZone, formatDate } from '../../../base/format/format'
import { useSession } from '../../../base/session'
import { useAcceptInvitation } from './use-accept-invitation'

interface InvitationReadyProps {
  token: string
  view: InvitationView
  onLeave: () => void
  /** Something about it is not as it was read. */
  onChanged: () => void
}

const dayOf = (iso: string): string => formatDate(iso, browserZone())

/** What the invitation says, and the one button that does something. */
export function InvitationReady({ token, view, onLeave, onChanged }: InvitationReadyProps) {
  const { address, state } = view
  const { user } = useSession()
  const accept = useAcceptInvitation({ token, onLeave, onChanged })
  const isOther = state === 'other_account'
  return (
    <Card pad>
      <Stack gap={5}>
        <Stack gap={2}>
          <Heading as="h1" look="title">
            Your place is ready
          </Heading>
          <Text>{whyOf(view)}</Text>
        </Stack>
        <KeyValues
          items={[
            { label: 'For', value: address },
            { label: 'From', value: view.invitedBy },
            { label: 'Works until', value: `${dayOf(view.endsAt)}, once` },
          ]}
        />
        {isOther && (
          <Notice title={`You are signed in as ${user.email ?? ''}`}>
            This invitation is for {address}. Going on signs {user.email} out in this browser.
          </Notice>
        )}
        <Next state={state} />
        <ButtonRow>
          <Button
            size="lg"
            busy={accept.isPending}
            busyLabel="One moment…"
            onClick={() => accept.mutate({ signOutFirst: isOther })}
          >
            {isOther ? `Go on as ${address}` : `Start as ${address}`}
          </Button>
          {isOther && (
            <Button variant="quiet" onClick={onLeave}>
              Stay {user.email}
            </Button>
          )}
        </ButtonRow>
        <Text size="sm">
          Opening this page changed nothing. Only the button does, once within {ADMISSION_RULES.days} days.
          Not you? Close the page.
        </Text>
      </Stack>
    </Card>
  )
}

const whyOf = ({ request, invitedBy }: InvitationView): string =>
  request
    ? `You joined the list on ${dayOf(request.at)}, and ${invitedBy} lets you in now.`
    : `${invitedBy} lets you in now.`

const Next = ({ state }: Pick<InvitationView, 'state'>) => (
  <div>
    <Text>
      <b>What happens next</b>
    </Text>
    <Text>
      {state === 'account_exists'
        ? 'This address has an account already. It is let in, and you sign in by a code as ever.'
        : 'You choose to find work or to hire, look at what you told us, and decide who may see you. Nobody sees anything before that.'}
    </Text>
  </div>
)
