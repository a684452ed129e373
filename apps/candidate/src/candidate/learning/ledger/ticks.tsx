import { styled } from 'styled-components'
import { Icon } from '@tryka/ui'

/** Short lines, each with its sign. */
export const Ticks = styled.ul`
  display: grid;
  gap: var(--sp-3);
  font-size: var(--fs-3);
  color: var(--text-2);
  li {
    display: flex;
    gap: var(--sp-3);
    align-items: flex-start;
  }
  svg {
    flex: none;
    margin-top: 0.125rem;
  }
`
export const Yes = styled(Icon)`
  color: var(--satya-text);
`
