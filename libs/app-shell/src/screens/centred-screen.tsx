import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { BRAND } from '@tryka/domain'
import { Container, Logo, media, SkipLink, ThemeToggle } from '@tryka/ui'
import { useLinks } from '../api/links'

/** A page of one thing, such as a sign-in form. */
export interface CentredScreenProps {
  children: ReactNode
  /** Drawn behind the content, edge to edge. */
  art?: ReactNode
  /** Beside the theme button at the top right. */
  actions?: ReactNode
  footer?: ReactNode
  skipTo?: string
}

/** Logo and theme on top, one thing in the middle, artwork behind it. */
export function CentredScreen({ children, art, actions, footer, skipTo }: CentredScreenProps) {
  const links = useLinks()
  return (
    <Screen>
      <SkipLink>{skipTo}</SkipLink>
      <Head>
        <a href={links.site('/')} aria-label={`${BRAND.name} home`}>
          <Logo />
        </a>
        <span>
          <ThemeToggle />
          {actions}
        </span>
      </Head>
      <Main id="main" tabIndex={-1}>
        {art}
        {children}
      </Main>
      {footer && <Foot>{footer}</Foot>}
    </Screen>
  )
}

const Screen = styled.div`
  min-height: 100dvh;
  display: grid;
  grid-template-rows: auto 1fr auto;
  grid-template-columns: minmax(0, 1fr);
`
const Head = styled(Container).attrs({ role: 'banner' })`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--sp-4);
  min-height: 4.5rem;
  ${media.phone} {
    min-height: 4rem;
  }
  > span {
    display: flex;
    align-items: center;
    gap: var(--sp-2);
    /* The words of a quiet button stand on the edge of the page's measure, not its padding. */
    margin-right: -0.75rem;
  }
  a {
    text-decoration: none;
  }
  ${media.slim} {
    gap: 0;
    > span {
      gap: 0;
    }
    > span > a svg {
      display: none;
    }
  }
`
const Main = styled.main`
  display: grid;
  place-items: center stretch;
  position: relative;
  overflow: clip;
  outline-offset: -4px;
  > svg {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
  }
`
const Foot = styled(Container).attrs({ role: 'contentinfo' })`
  padding-block: var(--sp-5);
  font-size: var(--fs-2);
  color: var(--text-3);
`
