import { Search, type LucideIcon } from 'lucide-react'
import type { ComponentType, ReactNode } from 'react'
import { styled } from 'styled-components'
import { capsOf, ScreenMain, useFind, useLinks, useShortcuts, type FindProps } from '@tryka/app-shell'
import { BRAND } from '@tryka/domain'
import {
  Button,
  FindButton,
  Icon,
  Logo,
  media,
  SectionMenu,
  SidebarItem,
  SidebarNav,
  SkipLink,
  ThemeToggle,
} from '@tryka/ui'
import { Link, useGo } from '../base/address/placed-link'
import { usePlace } from '../base/place/place'
import { DemoStrip } from './demo/demo-strip'
import { AccountMenu } from './account-menu'
import { PlaceSwitcher } from './places/place-switcher'

/** A section of the navigation, and the address that it is opened by. */
export interface FrameSection {
  value: string
  label: string
  icon: LucideIcon
  to: string
  /** The keys that lead to it. */
  keys: string
  /** How much waits there, with its noun. */
  count?: number | undefined
  countNoun?: string | undefined
  isUnderBell?: true
  /** A hand is near what leads there: what it needs may come already. */
  onNear: () => void
}

export interface DashboardLayoutProps {
  title: string
  sections: readonly FrameSection[]
  current: string
  /** The notifications of this dashboard. */
  bell: ReactNode
  /** What one can find and do from here; it comes when it is opened. */
  palette: ComponentType<FindProps>
  /** Stands before the theme in the header. */
  tool?: ReactNode
  /** Stands beside the open section, or over it: a panel of the dashboard's own. */
  beside?: ReactNode
  /** It takes a column, and no room of the section on a narrow screen. */
  isBeside?: boolean
  children: ReactNode
}

/** The frame of a dashboard: header, and the sections as a sidebar or, under 1024 px, as one menu. */
export function DashboardLayout(props: DashboardLayoutProps) {
  const { title, sections, current, bell, tool, beside, isBeside = false, children } = props
  const { side, isDemo } = usePlace()
  const links = useLinks()
  const go = useGo()
  const find = useFind(props.palette)
  useShortcuts(
    sections.map(({ label, keys, to, isUnderBell }) => ({
      keys,
      title: label,
      group: isUnderBell ? 'Everywhere' : 'Go to',
      run: () => go(to),
    })),
  )
  const inNavigation = sections.filter(({ isUnderBell }) => !isUnderBell)
  // The folded navigation names what is open, wherever that was opened.
  const inMenu = sections.filter(({ value, isUnderBell }) => !isUnderBell || value === current)
  return (
    <Frame $isBeside={isBeside} data-beside={isBeside || undefined}>
      <SkipLink />
      <Head>
        <Home href={links.site('/')} aria-label={`${BRAND.name} home`}>
          <Logo />
        </Home>
        <PlaceSwitcher />
        <Tools>
          <Find strokes={capsOf('mod+k')} onClick={find.open}>
            Search or jump to
          </Find>
          {tool}
          <ThemeToggle />
          {bell}
          <AccountMenu side={side} />
        </Tools>
      </Head>
      {isDemo && <DemoStrip side={side} />}
      <Side>
        <div>
          <SidebarNav label={title}>
            {inNavigation.map(({ value, label, to, onNear, icon, count, countNoun }) => (
              <SidebarItem key={value} asChild current={value === current} {...{ icon, count, countNoun }}>
                <Link to={to} onPointerEnter={onNear} onFocus={onNear}>
                  {label}
                </Link>
              </SidebarItem>
            ))}
          </SidebarNav>
        </div>
      </Side>
      <Small aria-label={`${title}, sections`}>
        <SectionMenu
          label="Section"
          sections={inMenu.map((section) => ({ ...section, link: <Link to={section.to} /> }))}
          value={current}
        />
        <Button
          variant="secondary"
          iconOnly
          label="Search or jump to"
          aria-haspopup="dialog"
          onClick={find.open}
        >
          <Icon icon={Search} />
        </Button>
      </Small>
      <ScreenMain screen={current}>{children}</ScreenMain>
      {beside}
      {find.layer}
    </Frame>
  )
}

const Frame = styled.div<{ $isBeside: boolean }>`
  display: grid;
  grid-template-columns: var(--app-sidebar) minmax(0, 1fr) ${({ $isBeside }) => ($isBeside ? '26rem' : '')};
  grid-template-rows: var(--app-header) auto 1fr;
  min-height: 100dvh;
  background: var(--bg-sunken);
  ${media.compact} {
    grid-template-columns: minmax(0, 1fr);
    grid-template-rows: var(--app-header) auto auto 1fr;
  }
`
const Head = styled.header`
  display: flex;
  grid-column: 1 / -1;
  position: sticky;
  top: 0;
  z-index: var(--z-header);
  align-items: center;
  gap: var(--sp-3);
  padding-inline: var(--sp-5);
  border-bottom: var(--bw) solid var(--line);
  background: var(--surface);
  ${media.compact} {
    padding-inline: clamp(1rem, 2.4vw, 2.5rem);
  }
  ${media.narrow} {
    gap: var(--sp-1);
  }
`
const Home = styled.a`
  flex: none;
  width: calc(var(--app-sidebar) - var(--sp-5));
  ${media.compact} {
    width: auto;
  }
  /* Beside the title of the page the mark alone has room. */
  ${media.narrow} {
    svg + svg {
      display: none;
    }
  }
`
// What gives way to a narrow screen is the name of the place, never a control.
const Tools = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: var(--sp-2);
  margin-left: auto;
  ${media.narrow} {
    gap: 0;
  }
`
// Beside the folded navigation stands a sign of it instead.
const Find = styled(FindButton)`
  ${media.compact} {
    display: none;
  }
`
const Side = styled.aside`
  border-right: var(--bw) solid var(--line);
  background: var(--surface);
  > div {
    position: sticky;
    top: var(--app-header);
    height: calc(100dvh - var(--app-header));
    padding: var(--sp-5) var(--sp-3);
    overflow-y: auto;
  }
  ${media.compact} {
    display: none;
  }
`
const Small = styled.nav`
  display: none;
  ${media.compact} {
    display: flex;
    position: sticky;
    top: var(--app-header);
    z-index: var(--z-sticky);
    gap: var(--sp-2);
    padding: var(--sp-3) clamp(1rem, 2.4vw, 2.5rem);
    border-bottom: var(--bw) solid var(--line);
    background: var(--surface);
    > :first-child {
      flex: 1;
      min-width: 0;
    }
    > :last-child {
      flex: none;
      min-height: 2.75rem;
    }
  }
`
