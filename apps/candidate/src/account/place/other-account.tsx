import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { notify } from '@tryka/app-shell'
import { Button, Text } from '@tryka/ui'
import { useSignInPath } from '../../base/address/placed-link'
import { useSession } from '../../base/session'
import { useSignOut } from '../session/session'

/** Whose link it may be is another account of this person: out of this one, and after signing in back to the address. */
export function OtherAccount() {
  const { user } = useSession()
  const [email] = useState(user.email)
  const signOut = useSignOut()
  const navigate = useNavigate()
  const signIn = useSignInPath()
  const change = () => {
    const to = signIn()
    // Whoever comes next has another page here: the answer must not depend on this one.
    signOut.mutateAsync().then(
      () => navigate(to, { replace: true }),
      () => notify.failure('Error', 'Signing out failed. Try again.'),
    )
  }
  return (
    <>
      <Text size="sm">You are signed in as {email}.</Text>
      <div>
        <Button variant="secondary" busy={signOut.isPending} busyLabel="Signing out…" onClick={change}>
          Sign in as somebody else
        </Button>
      </div>
    </>
  )
}
