import { ArrowLeft } from 'lucide-react'
import { css, styled } from 'styled-components'
import { useLinks } from '@tryka/app-shell'
import { BRAND } from '@tryka/domain'
import { ButtonLink, Icon, Logo, media } from '@tryka/ui'
import { APP_ENTRY } from '../../../base/addresses'
import { SIGN_IN } from '../../../base/doors'
import { NAVIGATION } from '../content'
import { NewTabButton } from '../../../base/parts/new-tab-link'

/** The logo, on its way home. */
export const HomeLink = () => (
  <Home href="/" aria-label={`${BRAND.name} home`}>
    <Logo />
  </Home>
)

/** The four sections of the landing page. */
export const SectionLinks = () => (
  <Nav aria-label="Main">
    {NAVIGATION.map(({ label, section }) => (
      <a key={section} href={`/#${section}`}>
        {label}
      </a>
    ))}
  </Nav>
)

/** What a visitor can do next: come back, look at the app, get a place of one's own. */
export function Doors() {
  const links = useLinks()
  return (
    <>
      <InBar variant="quiet" href={links.app(SIGN_IN)}>
        Sign in
      </InBar>
      <Launch variant="secondary" href={links.app(APP_ENTRY)}>
        Launch App
      </Launch>
      <Join href="/early-access">Join early access</Join>
    </>
  )
}

/** The way out of the signup page. */
export const BackToHome = () => (
  <Back variant="quiet" href="/">
    <Icon icon={ArrowLeft} />
    Back to Home
  </Back>
)

// At 320 px the words alone fit beside the logo.
const Back = styled(ButtonLink)`
  ${media.slim} {
    svg {
      display: none;
    }
  }
`
const Home = styled.a`
  text-decoration: none;
`
const Nav = styled.nav`
  display: flex;
  gap: 0.25rem;
  /* Beside the doors, which is about the middle of the page. */
  flex: 1;
  justify-content: flex-end;
  a {
    display: inline-flex;
    align-items: center;
    min-height: 2.5rem;
    padding: 0 0.875rem;
    border-radius: var(--r-2);
    color: var(--text-2);
    font-size: var(--fs-4);
    font-weight: 480;
    text-decoration: none;
  }
  a:hover {
    color: var(--text);
    background: var(--action-quiet);
  }
  ${media.hero} {
    gap: 0;
    a {
      padding-inline: 0.625rem;
    }
  }
  ${media.strip} {
    display: none;
  }
`
// Where the sections are in the menu, these two are as well.
const inMenu = css`
  ${media.strip} {
    display: none;
  }
`
const InBar = styled(ButtonLink)`
  ${inMenu}
`
const Launch = styled(NewTabButton)`
  ${inMenu}
`
const Join = styled(ButtonLink)`
  ${media.narrow} {
    display: none;
  }
`
