import { useNavigate } from 'react-router-dom'
import { QueryView } from '@tryka/app-shell'
import { acceptTeamInvitation, pathOf, readTeamInvitation } from '@tryka/domain'
import { Button, Dialog, Text } from '@tryka/ui'
import { useChange, useRead } from '../../base/calls/calls'
import { placePath } from '../../base/place/place-path'
import { usePlaces } from '../../base/place/use-places'
import { formatDate } from '../../base/format/format'

/** Goes to the seat that was taken; in a sample it is the place that is open. */
function useEnter(onClose: () => void) {
  const places = usePlaces({ enabled: false })
  const navigate = useNavigate()
  return async (company: string) => {
    const { data } = await places.refetch()
    const seat = data?.places.find(
      ({ isDemo, side, name }) => !isDemo && side === 'company' && name === company,
    )
    if (seat) void navigate(placePath(seat), { replace: true })
    else onClose()
  }
}

/** Who invites, as what, and the press that joins. */
export function TeamInvitationDialog({ token, onClose }: { token: string; onClose: () => void }) {
  const invitation = useRead(readTeamInvitation, { params: { token } })
  const enter = useEnter(onClose)
  const join = useChange(
    (api) => api.call(acceptTeamInvitation, { params: { token } }),
    {
      done: ({ company }) => `You joined ${company}`,
      text: ({ role }) => `Your role is ${role}.`,
      failed: 'You could not join the team. Try again.',
      // It works once: reading it again would only say that it is gone.
      except: pathOf(readTeamInvitation, { token }),
    },
    ({ company }) => void enter(company),
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
