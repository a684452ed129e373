import { styled } from 'styled-components'

/** A browser or a passkey, with what can be done about it. */
export const Line = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--sp-3);
  padding-block: var(--sp-3);
  > :first-child {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  b {
    font-weight: var(--fw-medium);
  }
`
