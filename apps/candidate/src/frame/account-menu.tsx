import { CircleUserRound, LogIn, LogOut } from 'lucide-react'
import { useNavigate } from 'react-router-dom'
import { styled } from 'styled-components'
import { notify } from '@tryka/app-shell'
import { demoPlace, type MessageSide } from '@tryka/domain'
import { Button, Icon, Menu, MenuItem, MenuSeparator } from '@tryka/ui'
import { useSignOut } from '../account/session/session'
import { Link, useSignInPath } from '../base/address/placed-link'
import { usePlace } from '../base/place/place'
import { placePath } from '../base/place/place-path'
import { useSession } from '../base/session'
import { OTHER_SIDE } from './demo/sides'

/** The account: who is here, the other side of a demo, and the way in or out. */
export function AccountMenu({ side }: { side: MessageSide }) {
  const { user } = useSession()
  const { isDemo } = usePlace()
  const navigate = useNavigate()
  const signIn = useSignInPath()
  const leave = useLeave()
  const other = OTHER_SIDE[side]
  return (
    <Menu
      trigger={
        <Button variant="quiet" iconOnly label={`Account: ${user.email ?? 'Guest'}`}>
          <Icon icon={CircleUserRound} />
        </Button>
      }
    >
      <Who>{user.kind === 'guest' ? 'You are here as a guest' : user.email}</Who>
      {isDemo && (
        <MenuItem asChild>
          <Link to={placePath({ side: other.side, place: demoPlace(other.side) })}>
            <Icon icon={other.icon} />
            {other.change}
          </Link>
        </MenuItem>
      )}
      <MenuSeparator />
      {user.kind === 'guest' ? (
        <MenuItem icon={LogIn} onSelect={() => void navigate(signIn())}>
          Sign in
        </MenuItem>
      ) : (
        <MenuItem icon={LogOut} onSelect={leave}>
          Sign out
        </MenuItem>
      )}
    </Menu>
  )
}

/** Signs out, and leads to the door: here and, as they hear of it, in every other tab. */
export function useLeave() {
  const signOut = useSignOut()
  const navigate = useNavigate()
  return () =>
    signOut.mutate(undefined, {
      onSuccess: () => {
        notify.success('Logged Out', 'You have been successfully logged out.')
        void navigate('/sign-in', { replace: true })
      },
      onError: () => notify.failure('Error', 'Signing out failed. Try again.'),
    })
}

const Who = styled.p`
  padding: var(--sp-2) var(--sp-3);
  font-size: var(--fs-2);
  color: var(--text-3);
`
