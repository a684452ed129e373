import { QueryView } from '@tryka/app-shell'
import { acceptTeamInvitation, readTeamInvitation } from '@tryka/domain'
import { Button, Dialog, Text } from '@tryka/ui'
import { pathOf, useChange, useRead } from '../core/calls'
import { formatDate } from '../core/format'

/** Who invites, as what, and the press that joins. */
export function TeamInvitationDialog({ token, onClose }: { token: string; onClose: () => void }) {
  const invitation = useRead(readTeamInvitation, { params: { token } })
  const join = useChange(
    (api) => api.call(acceptTeamInvitation, { params: { token } }),
    {
      done: ({ company }) => `You joined ${company}`,
      text: ({ role }) => `Your role is ${role}.`,
      failed: 'You could not join the team. Try again.',
      // It works once: reading it again would only say that it is gone.
      except: pathOf(readTeamInvitation, { token }),
    },
    onClose,
  )
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={invitation.data ? `Join ${invitation.data.company}` : 'Team invitation'}
      size="sm"
      footer={
        invitation.data && (
          <>
            <Button variant="quiet" onClick={onClose}>
              Not now
            </Button>
            <Button busy={join.isPending} busyLabel="Joining…" onClick={() => join.mutate()}>
              Join the team
            </Button>
          </>
        )
      }
    >
      <QueryView query={invitation} errorText="This invitation does not work any more. Ask for a new one.">
        {({ role, email, expiresAt }) => (
          <Text>
            The invitation is for {email}, as {role}, until {formatDate(expiresAt)}.
          </Text>
        )}
      </QueryView>
    </Dialog>
  )
}
