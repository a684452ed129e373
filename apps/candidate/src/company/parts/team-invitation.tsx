import { lazy, Suspense } from 'react'
import { useAddress } from './address'

// Few visits come from an invitation.
const TeamInvitationDialog = lazy(async () => ({
  default: (await import('./team-invitation-dialog')).TeamInvitationDialog,
}))

/** The link of an invitation mail ends here: reading it changes nothing, joining is a press. */
export function TeamInvitation() {
  const address = useAddress()
  const token = address.get('invitation')
  return (
    token && (
      <Suspense>
        <TeamInvitationDialog token={token} onClose={() => address.set({ invitation: undefined })} />
      </Suspense>
    )
  )
}
