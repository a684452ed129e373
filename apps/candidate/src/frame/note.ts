import { styled } from 'styled-components'

/** A sentence inside a menu. */
export const Note = styled.p`
  max-width: 20rem;
  padding: var(--sp-2) var(--sp-3);
  font-size: var(--fs-3);
  line-height: 1.45;
  color: var(--text-2);
`
