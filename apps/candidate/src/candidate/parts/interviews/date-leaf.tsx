import { styled } from 'styled-components'
import { formatDay } from '../../../base/format/format'

/** Day and month as on a calendar leaf, empty while none is agreed; the words beside it say the same, so it is decoration. */
export function DateLeaf({ iso }: { iso: string | null }) {
  const [, day, month] = iso ? formatDay(iso).split(' ') : ['', '?', 'open']
  return (
    <Leaf aria-hidden="true" $open={iso === null}>
      <b>{day}</b>
      {month}
    </Leaf>
  )
}

const Leaf = styled.span<{ $open: boolean }>`
  ${({ $open }) => $open && 'outline: var(--bw) dashed var(--control); outline-offset: -1px;'}
  flex: none;
  width: 3.25rem;
  padding: 0.375rem 0 0.4375rem;
  border-radius: var(--r-2);
  background: var(--surface-3);
  font-size: var(--fs-1);
  line-height: 1.2;
  text-align: center;
  color: var(--text-2);
  b {
    display: block;
    font: 580 1.375rem/1.1 var(--font-display);
    color: var(--text);
  }
`
