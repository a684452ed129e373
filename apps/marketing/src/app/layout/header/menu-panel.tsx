import { styled } from 'styled-components'
import { useLinks } from '@tryka/app-shell'
import { ButtonLink } from '@tryka/ui'
import { APP_ENTRY } from '../../../base/addresses'
import { SIGN_IN } from '../../../base/doors'
import { NAVIGATION } from '../content'
import { NewTabButton } from '../../../base/parts/new-tab-link'

/** The items of the menu; `onChoose` follows any of them. */
export function MenuPanel({ id, onChoose }: { id: string; onChoose: () => void }) {
  const links = useLinks()
  return (
    <Panel id={id} aria-label="Menu">
      {NAVIGATION.map(({ label, section }) => (
        <a key={section} href={`/#${section}`} onClick={onChoose}>
          {label}
        </a>
      ))}
      <div>
        <ButtonLink size="lg" href="/early-access" onClick={onChoose}>
          Join early access
        </ButtonLink>
        <NewTabButton size="lg" variant="secondary" href={links.app(APP_ENTRY)} onClick={onChoose}>
          Launch App
        </NewTabButton>
        <ButtonLink size="lg" variant="quiet" href={links.app(SIGN_IN)} onClick={onChoose}>
          Sign in
        </ButtonLink>
      </div>
    </Panel>
  )
}

const Panel = styled.nav`
  position: absolute;
  top: 100%;
  right: 0;
  left: 0;
  display: grid;
  gap: 0.25rem;
  max-height: calc(100dvh - 4rem);
  overflow-y: auto;
  padding: var(--sp-4) var(--gutter) var(--sp-6);
  background: var(--bg);
  border-block: 1px solid var(--line);
  box-shadow: var(--shadow-3);
  > a {
    display: flex;
    align-items: center;
    min-height: 3rem;
    font: var(--fw-display) var(--fs-7) / 1.2 var(--font-display);
    font-stretch: 106%;
    color: var(--text);
    text-decoration: none;
  }
  > div {
    display: grid;
    gap: var(--sp-2);
    margin-top: var(--sp-3);
  }
  @media (min-width: 1101px) {
    display: none;
  }
`
