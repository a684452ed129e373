import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Building2, Inbox, LogOut, SunMoon, UserRound } from 'lucide-react'
import { useNavigate } from 'react-router-dom'
import { endpointQuery, type FindProps } from '@tryka/app-shell'
import { foundBy, Jump, type Found } from '@tryka/app-shell/palette'
import { listCompanyCases, listUsers, pageSignups } from '@tryka/domain'
import { useTheme } from '@tryka/ui'
import { sessionQuery, useLogout } from '../../features/session/session.queries'
import { waysFor } from './ways'

const MANY = 5

/** The palette of the console: its screens, and the requests, accounts and companies that have a name. */
export function ConsolePalette(props: FindProps) {
  const role = useQuery(sessionQuery()).data?.role ?? 'reader'
  const navigate = useNavigate()
  const { toggleTheme } = useTheme()
  const logout = useLogout()
  const then = (act: () => void) => () => {
    props.onClose()
    act()
  }
  return (
    <Jump
      {...props}
      placeholder="A person, a company, a screen, a command"
      groups={[
        {
          label: 'Go to',
          acts: waysFor(role).map(({ path, label, icon, key }) => ({
            id: path,
            title: label,
            icon,
            keys: `g ${key}`,
            to: path,
          })),
        },
        {
          label: 'Account',
          acts: [
            {
              id: 'theme',
              title: 'Switch theme',
              also: 'dark light colour mode',
              icon: SunMoon,
              run: then(toggleTheme),
            },
            {
              id: 'logout',
              title: 'Logout',
              also: 'log out sign out',
              icon: LogOut,
              run: then(logout.mutate),
            },
          ],
        },
      ]}
      useFound={useFound}
      go={(to) => void navigate(to)}
    />
  )
}

const pathTo = (path: string, values: Record<string, string>): string =>
  `${path}?${new URLSearchParams(values).toString()}`

function useFound(q: string): Found[] {
  const options = { enabled: q !== '', placeholderData: keepPreviousData, staleTime: 0 }
  const query = { q, pageSize: MANY }
  const requests = useQuery({
    ...endpointQuery(pageSignups, { query: { search: q, page: 1, pageSize: MANY } }),
    ...options,
  })
  const users = useQuery({ ...endpointQuery(listUsers, { query }), ...options })
  const companies = useQuery({ ...endpointQuery(listCompanyCases, { query }), ...options })
  if (!q) return []
  return [
    foundBy('Users', users, ({ items }) =>
      items.map(({ id, name, email }) => ({
        id,
        title: name || email,
        ...(name ? { note: email } : {}),
        icon: UserRound,
        to: pathTo('/admin-users', { user: id }),
      })),
    ),
    foundBy('Companies', companies, ({ items }) =>
      items.map(({ id, name, state }) => ({
        id,
        title: name,
        note: state,
        icon: Building2,
        to: pathTo('/admin-companies', { state: 'any', company: id }),
      })),
    ),
    foundBy('Access Requests', requests, ({ items }) =>
      items.map(({ id, name, email }) => ({
        id,
        title: name,
        note: email,
        icon: Inbox,
        // A request has no screen of its own: the list is narrowed to it. A reader sees half of an address.
        to: pathTo('/admin-access-requests', { search: email.includes('…') ? name : email }),
      })),
    ),
  ]
}
