import { LogOut, SunMoon } from 'lucide-react'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { styled } from 'styled-components'
import { useLinks } from '@tryka/app-shell'
import { BRAND, mayAdminister } from '@tryka/domain'
import { Avatar, Mark, SidebarItem, SidebarNav, useTheme } from '@tryka/ui'
import { zoneWords } from '../../base/format'
import { ROLES } from '../../features/administrators/words'
import { useUndecided } from '../../features/cases/cases.queries'
import { useWaiting } from '../../features/companies/companies.queries'
import { useUnread } from '../../features/contact/contact.queries'
import { sessionQuery, useLogout } from '../../features/session/session.queries'
import { statsQuery } from '../../features/signups/signups.queries'
import { COMPANIES, MESSAGES, REPORTS, REQUESTS, waysFor } from './ways'

/** Who we are, where one can go, theme and logout: the content of sidebar and drawer. */
export function AdminNav({ find, onNavigate }: { find?: ReactNode; onNavigate?: () => void }) {
  const links = useLinks()
  const { pathname } = useLocation()
  const { toggleTheme } = useTheme()
  const logout = useLogout()
  const session = useQuery(sessionQuery()).data
  const role = session?.role ?? 'reader'
  const unread = useUnread(mayAdminister(role, 'moderator')).data?.unread
  const waiting = useWaiting().data?.counts.pending
  const undecided = useUndecided()
  const arrived = useQuery(statsQuery()).data?.thisWeek
  const counts: Record<string, { count: number | undefined; countNoun: string }> = {
    [REQUESTS]: { count: arrived, countNoun: 'new this week' },
    [COMPANIES]: { count: waiting, countNoun: 'to verify' },
    [REPORTS]: { count: undecided, countNoun: 'to decide' },
    [MESSAGES]: { count: unread, countNoun: 'unread' },
  }
  return (
    <Panel>
      <Brand href={links.site('/')}>
        <Mark />
        <span>
          <b>{BRAND.adminName}</b>
          <small>{BRAND.adminArea}</small>
        </span>
      </Brand>
      {find}
      <SidebarNav label="Admin">
        {waysFor(role).map(({ path, label, icon }) => (
          <SidebarItem key={path} asChild icon={icon} current={pathname === path} {...counts[path]}>
            <Link to={path} onClick={onNavigate}>
              {label}
            </Link>
          </SidebarItem>
        ))}
      </SidebarNav>
      {session?.username && (
        <Self>
          <Avatar name={session.username} />
          <span>
            <b>{session.username}</b>
            <small>{ROLES.find(({ value }) => value === role)?.label}</small>
            <small>Times of {zoneWords()}</small>
          </span>
        </Self>
      )}
      <Foot>
        <SidebarItem icon={SunMoon} onClick={toggleTheme}>
          Switch theme
        </SidebarItem>
        <SidebarItem icon={LogOut} disabled={logout.isPending} onClick={() => logout.mutate()}>
          {logout.isPending ? 'Logging out...' : 'Logout'}
        </SidebarItem>
      </Foot>
    </Panel>
  )
}

const Panel = styled.div`
  display: flex;
  flex-direction: column;
  flex: 1;
  gap: var(--sp-5);
  min-height: 100%;
`
const Brand = styled.a`
  display: flex;
  align-items: center;
  gap: var(--sp-3);
  padding: 0 var(--sp-3) var(--sp-1);
  color: var(--text);
  text-decoration: none;
  &:hover {
    color: var(--text);
  }
  > svg {
    height: 1.875rem;
  }
  b {
    display: block;
    font: var(--fw-display) var(--fs-5) / 1.25 var(--font-display);
    font-stretch: 104%;
  }
  small {
    font-size: var(--fs-2);
    color: var(--text-3);
  }
`
/** Whose console this is, and what they may do in it. */
const Self = styled.p`
  display: flex;
  align-items: center;
  gap: var(--sp-3);
  margin-top: auto;
  padding: 0 var(--sp-3);
  > span {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  b {
    display: block;
    font-size: var(--fs-3);
    font-weight: var(--fw-medium);
    line-height: 1.3;
  }
  small {
    display: block;
    font-size: var(--fs-2);
    color: var(--text-3);
  }
`
const Foot = styled.ul`
  ${Self} + && {
    margin-top: calc(-1 * var(--sp-3));
  }
  margin-top: auto;
`
