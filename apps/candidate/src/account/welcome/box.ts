import { styled } from 'styled-components'

/** The measure of a page that says one thing. */
export const Box = styled.div`
  width: min(100% - 2rem, 32rem);
  margin: var(--sp-6) auto;
`
