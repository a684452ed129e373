import { styled } from 'styled-components'
import { media } from '@tryka/ui'

/** The card that a whole form stands in; on a phone the page itself is enough of one. */
export const FormPanel = styled.form`
  display: grid;
  gap: var(--sp-6);
  padding: clamp(1.25rem, 3vw, 2.25rem);
  background: var(--surface);
  border: 1px solid var(--line);
  border-radius: var(--r-4);
  box-shadow: var(--shadow-2);
  ${media.compact} {
    max-width: 42rem;
  }
  ${media.card} {
    padding: 0;
    border: 0;
    border-radius: 0;
    box-shadow: none;
    background: none;
  }
`
