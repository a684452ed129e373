import { styled } from 'styled-components'

/** Title left, actions right, wrapping on a phone; the head of a row in a list. */
export const RowLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  justify-content: space-between;
  gap: var(--sp-3);
  flex: 1;
  min-width: 0;
`
export const RowText = styled.div`
  display: grid;
  gap: 0.5rem;
  flex: 1 1 16rem;
  min-width: 0;
`
