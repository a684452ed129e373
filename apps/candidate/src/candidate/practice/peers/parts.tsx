import { styled } from 'styled-components'
import { FieldError } from '@tryka/ui'

export const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  justify-content: space-between;
  gap: var(--sp-2) var(--sp-4);
  width: 100%;

  > :first-child {
    flex: 1 1 14rem;
    min-width: 0;
  }
  h3 {
    font: var(--fw-medium) var(--fs-4) / 1.4 var(--font-body);
    overflow-wrap: anywhere;
  }
  small {
    font-size: var(--fs-2);
    color: var(--text-3);
  }
`
/** What went wrong with something that is not one field. */
export const Fault = ({ error }: { error?: string }) => (
  <div role="status">{error && <FieldError>{error}</FieldError>}</div>
)
/** Levels beside each other, criterion by criterion. */
export const LevelsTable = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: var(--fs-3);

  caption {
    padding-bottom: var(--sp-2);
    text-align: start;
    color: var(--text-3);
  }
  th,
  td {
    padding: var(--sp-2) var(--sp-2) var(--sp-2) 0;
    border-bottom: var(--bw) solid var(--line);
    text-align: start;
    font-weight: var(--fw-regular);
    overflow-wrap: anywhere;
  }
  thead th {
    color: var(--text-3);
  }
  td {
    font-variant-numeric: tabular-nums;
  }
`
