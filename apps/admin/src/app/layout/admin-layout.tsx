import { Menu } from 'lucide-react'
import { Suspense, useState } from 'react'
import { Outlet, useLocation, useOutletContext } from 'react-router-dom'
import { styled } from 'styled-components'
import { Button, Drawer, Icon, Logo, media, SkipLink, ThemeToggle } from '@tryka/ui'
import { BRAND } from '@tryka/domain'
import { Delayed, ErrorBoundary, ScreenMain, useLinks, Waiting } from '@tryka/app-shell'
import { AdminNav } from './admin-nav'

/** The frame of the admin screens: a sidebar that becomes a drawer under 1024 px. */
export function AdminLayout() {
  const session = useOutletContext()
  const links = useLinks()
  const { pathname } = useLocation()
  const [open, setOpen] = useState(false)

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
        <ThemeToggle />
      </Head>
      <Drawer open={open} onOpenChange={setOpen} label="Admin menu">
        <AdminNav onNavigate={() => setOpen(false)} />
      </Drawer>
      <Side>
        <div>
          <AdminNav />
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
  > :last-child {
    margin-left: auto;
  }
  ${media.wide} {
    display: none;
  }
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
