import { styled } from 'styled-components'

/** A mark in the corner of an icon button. It says nothing aloud: the button's label carries the number. */
export function UnreadDot() {
  return <Dot aria-hidden="true" />
}

const Dot = styled.span`
  position: absolute;
  top: 0.5rem;
  right: 0.5rem;
  width: 0.5rem;
  height: 0.5rem;
  border-radius: 50%;
  background: var(--danger);
  box-shadow: 0 0 0 2px var(--surface);
`
