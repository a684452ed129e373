import { styled } from 'styled-components'

/** First stop of the Tab key: jumps over the navigation to the element with this id. */
export function SkipLink({
  target = 'main',
  children = 'Skip to content',
}: {
  target?: string
  children?: string
}) {
  return <Skip href={`#${target}`}>{children}</Skip>
}

const Skip = styled.a`
  position: absolute;
  left: var(--sp-4);
  top: -6rem;
  z-index: var(--z-tooltip);
  padding: var(--sp-3) var(--sp-5);
  border-radius: var(--r-2);
  background: var(--action);
  color: var(--text-on-action);
  font-weight: var(--fw-medium);

  &:focus {
    top: var(--sp-3);
    color: var(--text-on-action);
  }
`
