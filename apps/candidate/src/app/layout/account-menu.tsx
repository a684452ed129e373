import { notify } from '@tryka/app-shell'
import { Avatar, Menu, MenuItem } from '@tryka/ui'
import { LogIn, LogOut } from 'lucide-react'
import { useLocation, useNavigate } from 'react-router-dom'
import { styled } from 'styled-components'
import { useSession, useSignOut } from '../session/session'

/** Who is here, and the way in or out; `face` is the name whose initials stand for them. */
export function AccountMenu({ face }: { face?: string | undefined }) {
  const { user } = useSession()
  const signOut = useSignOut()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const name = user.email ?? 'Guest'
  const leave = () =>
    signOut.mutate(undefined, {
      onSuccess: () => notify.success('Logged Out', 'You have been successfully logged out.'),
      onError: () => notify.failure('Error', 'Signing out failed. Try again.'),
    })
  return (
    <Menu
      trigger={
        <Face type="button" aria-label={`Account: ${name}`}>
          <Avatar name={face ?? name.split('@')[0]?.replace(/[._-]+/g, ' ') ?? name} tone="satya" />
        </Face>
      }
    >
      <Who>{user.kind === 'guest' ? 'You are here as a guest' : user.email}</Who>
      {user.kind === 'guest' ? (
        <MenuItem
          icon={LogIn}
          onSelect={() => void navigate(`/sign-in?next=${encodeURIComponent(pathname + search)}`)}
        >
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

const Face = styled.button`
  flex: none;
  min-width: 2.5rem;
  min-height: 2.5rem;
  display: grid;
  place-items: center;
  padding: 0;
  border: 0;
  border-radius: var(--r-full);
  background: none;
  cursor: pointer;
  &:focus-visible {
    border-radius: var(--r-full);
  }
`
const Who = styled.p`
  padding: var(--sp-2) var(--sp-3);
  font-size: var(--fs-2);
  color: var(--text-3);
`
