import { Menu, Search } from 'lucide-react'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { Outlet, useLocation, useNavigate, useOutletContext } from 'react-router-dom'
import { styled } from 'styled-components'
import { Button, Drawer, FindButton, Icon, Logo, media, SkipLink, ThemeToggle } from '@tryka/ui'
import { BRAND } from '@tryka/domain'
import {
  capsOf,
  Delayed,
  ErrorBoundary,
  ScreenMain,
  useFind,
  useLinks,
  useShortcuts,
  Waiting,
} from '@tryka/app-shell'
import { sessionQuery } from '../../features/session/session.queries'
import { AdminNav } from './admin-nav'
import { waysFor } from './ways'

// Comes when it is opened.
const Palette = lazy(async () => ({ default: (await import('./console-palette')).ConsolePalette }))

/** The frame of the admin screens: a sidebar that becomes a drawer under 1024 px. */
export function AdminLayout() {
  const session = useOutletContext()
  const links = useLinks()
  const { pathname } = useLocation()
  const [open, setOpen] = useState(false)
  const find = useFind(Palette)
  const navigate = useNavigate()
  const role = useQuery(sessionQuery()).data?.role ?? 'reader'
  useShortcuts(
    waysFor(role).map(({ path, label, key }) => ({
      keys: `g ${key}`,
      title: label,
      group: 'Go to',
      run: () => void navigate(path),
    })),
  )

  return (
    <Frame>
      <SkipLink />
      <Head>
        <Button
          variant="quiet"
          iconOnly
          label="Open menu"
          aria-haspopup="dialog"
          aria-expanded={open}
          onClick={() => setOpen(true)}
        >
          <Icon icon={Menu} />
        </Button>
        <a href={links.site('/')} aria-label={`${BRAND.name} home`}>
          <Logo />
        </a>
        <Button variant="quiet" iconOnly label="Search or jump to" aria-haspopup="dialog" onClick={find.open}>
          <Icon icon={Search} />
        </Button>
        <ThemeToggle />
      </Head>
      <Drawer open={open} onOpenChange={setOpen} label="Admin menu">
        <AdminNav onNavigate={() => setOpen(false)} />
      </Drawer>
      <Side>
        <div>
          <AdminNav
            find={
              <Find strokes={capsOf('mod+k')} onClick={find.open}>
                Search or jump to
              </Find>
            }
          />
        </div>
      </Side>
      <ScreenMain screen={pathname}>
        <ErrorBoundary resetKey={pathname}>
          <Suspense
            fallback={
              <Delayed>
                <Waiting />
              </Delayed>
            }
          >
            <Outlet context={session} />
          </Suspense>
        </ErrorBoundary>
      </ScreenMain>
      {find.layer}
    </Frame>
  )
}

const Frame = styled.div`
  display: grid;
  grid-template-columns: var(--app-sidebar) minmax(0, 1fr);
  min-height: 100dvh;
  background: var(--bg-sunken);
  ${media.compact} {
    grid-template-columns: minmax(0, 1fr);
    grid-template-rows: var(--app-header) 1fr;
  }
`
const Head = styled.header`
  display: flex;
  position: sticky;
  top: 0;
  z-index: var(--z-header);
  align-items: center;
  gap: var(--sp-3);
  padding-inline: clamp(1rem, 2.4vw, 2.5rem);
  border-bottom: var(--bw) solid var(--line);
  background: var(--surface);
  > :nth-last-child(2) {
    margin-left: auto;
  }
  ${media.wide} {
    display: none;
  }
`
const Find = styled(FindButton)`
  flex: none;
  width: 100%;
`
const Side = styled.aside`
  border-right: var(--bw) solid var(--line);
  background: var(--surface);
  > div {
    position: sticky;
    top: 0;
    display: flex;
    height: 100dvh;
    padding: var(--sp-5) var(--sp-3);
    overflow-y: auto;
  }
  ${media.compact} {
    display: none;
  }
`
