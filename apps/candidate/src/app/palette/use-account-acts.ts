import { Building2, LogIn, LogOut, Plus, SunMoon, UserRound } from 'lucide-react'
import type { ActGroup } from '@tryka/app-shell/palette'
import { useTheme } from '@tryka/ui'
import { useGo, useSignInPath } from '../../base/address/placed-link'
import { usePlace } from '../../base/place/place'
import { placePath } from '../../base/place/place-path'
import { kindOf } from '../../base/place/place-words'
import { usePlaces } from '../../base/place/use-places'
import { useSession } from '../../base/session'
import { useLeave } from '../../frame/account-menu'

/** The other places of the account, and what is done to the account itself; `done` closes the palette. */
export function useAccountActs(done: () => void): ActGroup[] {
  const { user } = useSession()
  const { place } = usePlace()
  const places = usePlaces()
  const signIn = useSignInPath()
  const go = useGo()
  const leave = useLeave()
  const { toggleTheme } = useTheme()
  const then = (act: () => void) => () => {
    done()
    act()
  }
  const others = (places.data?.places ?? []).filter((row) => row.place !== place)
  return [
    {
      label: 'Places',
      acts: [
        ...others.map((row) => ({
          id: `place ${row.place}`,
          title: row.name,
          note: row.isDemo ? `Demo, ${kindOf(row)}` : kindOf(row),
          also: `switch change place ${kindOf(row)}`,
          icon: row.side === 'company' ? Building2 : UserRound,
          to: placePath(row),
        })),
        {
          id: 'new company',
          title: 'New company',
          also: 'place',
          icon: Plus,
          to: '/welcome?start=company',
        },
      ],
    },
    {
      label: 'Account',
      acts: [
        {
          id: 'theme',
          title: 'Switch colour theme',
          also: 'dark light mode',
          icon: SunMoon,
          run: then(toggleTheme),
        },
        user.kind === 'guest'
          ? { id: 'sign in', title: 'Sign in', icon: LogIn, run: then(() => go(signIn())) }
          : // The palette stays until the page goes: what it asked for is told through it.
            { id: 'sign out', title: 'Sign out', also: 'log out logout', icon: LogOut, run: leave },
      ],
    },
  ]
}
