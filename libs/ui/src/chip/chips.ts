import { styled } from 'styled-components'

/** Chips beside and below one another. */
export const Chips = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.375rem;
`
