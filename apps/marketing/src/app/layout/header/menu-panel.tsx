import { styled } from 'styled-components'
import { useLinks } from '@tryka/app-shell'
import { APP_ENTRY } from '../../../base/addresses'
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
      <NewTabButton size="lg" href={links.app(APP_ENTRY)} onClick={onChoose}>
        Launch App
      </NewTabButton>
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
  > a:not(:last-child) {
    display: flex;
    align-items: center;
    min-height: 3rem;
    font: var(--fw-display) var(--fs-7) / 1.2 var(--font-display);
    font-stretch: 106%;
    color: var(--text);
    text-decoration: none;
  }
  > :last-child {
    margin-top: var(--sp-3);
  }
  @media (min-width: 901px) {
    display: none;
  }
`
