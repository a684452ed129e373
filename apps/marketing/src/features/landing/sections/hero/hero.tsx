import { styled } from 'styled-components'
import { useLinks } from '@tryka/app-shell'
import { Heading, Text } from '@tryka/ui'
import { NewTabButton } from '../../../../base/parts/new-tab-link'
import { APP_ENTRY } from '../../../../base/addresses'
import { APP_DOORS } from '../../../../base/doors'
import { cssVars } from '../../../../base/parts/css-vars'
import { FIELDS } from '../content'

/** The promise of the product in one line. */
export const HeroWords = () => (
  <>
    <Heading as="h1" look="hero" id="hero-title">
      Be hired for what you can prove.
    </Heading>
    <Lead size="lead">
      Tryka verifies your skills with credentials that anybody can check, trains you with an AI career coach,
      and matches you to work on merit you can show.
    </Lead>
  </>
)

/** Opens the candidate app. */
export function StartJourney() {
  const links = useLinks()
  return (
    <NewTabButton size="xl" href={links.app(APP_ENTRY)}>
      Start Your Journey
    </NewTabButton>
  )
}

/** What a stranger finds behind the button, both sides of it, and the way to a place of one's own. */
function HeroDoors() {
  const links = useLinks()
  return (
    <Doors size="sm" tone={3}>
      No account needed: the app opens on sample data. See{' '}
      <a href={links.app(APP_DOORS.candidate)}>the candidate’s side</a> or{' '}
      <a href={links.app(APP_DOORS.company)}>the employer’s side</a>; for a place of your own,{' '}
      <a href="/early-access">join early access</a>.
    </Doors>
  )
}

/** What the product covers, one cut of colour each. */
const HeroFields = () => (
  <Fields aria-label="Fields we cover">
    {FIELDS.map(({ name, colour }) => (
      <li key={name} style={cssVars({ '--_c': `var(--${colour})` })}>
        {name}
      </li>
    ))}
  </Fields>
)

/** What stands below the buttons. */
export const HeroFoot = () => (
  <>
    <HeroDoors />
    <HeroFields />
  </>
)

const Lead = styled(Text)`
  max-width: 31rem;
`
const Doors = styled(Text)`
  max-width: 34rem;
  line-height: 1.6;
`
const Fields = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0.375rem 1.125rem;
  font-size: var(--fs-3);
  color: var(--text-3);
  li {
    display: inline-flex;
    align-items: center;
    gap: 0.5rem;
  }
  li::before {
    content: '';
    width: 0.75rem;
    height: 0.375rem;
    background: var(--_c);
    clip-path: polygon(3px 0, 100% 0, calc(100% - 3px) 100%, 0 100%);
  }
`
