import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Icon } from '../icon/icon'

const ICONS = { ascending: ArrowUp, descending: ArrowDown, none: ArrowUpDown }

/** Sorts by its column, or the other way. */
export interface SortButtonProps {
  sorted: 'ascending' | 'descending' | 'none'
  onSort: () => void
  children: ReactNode
}

/** The head of a column by which rows can be sorted; the cell around it says whether and which way. */
export const SortButton = ({ sorted, onSort, children }: SortButtonProps) => (
  <Press type="button" onClick={onSort} $isOn={sorted !== 'none'}>
    {children}
    <Icon icon={ICONS[sorted]} size="xs" />
  </Press>
)

const Press = styled.button<{ $isOn: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: 0.25rem;
  min-height: 1.5rem;
  padding: 0;
  border: 0;
  border-radius: var(--r-1);
  background: none;
  color: ${({ $isOn }) => ($isOn ? 'var(--text)' : 'inherit')};
  font: inherit;
  cursor: pointer;

  svg {
    opacity: ${({ $isOn }) => ($isOn ? 1 : 0.55)};
  }
  &:hover {
    color: var(--text);
    text-decoration: underline;
  }
`
