import { styled } from 'styled-components'

/** Keys as they are on the keyboard: the caps of each stroke, one stroke after the other. */
export const Keys = ({ strokes, hidden }: { strokes: readonly (readonly string[])[]; hidden?: boolean }) => (
  <Line aria-hidden={hidden}>{strokes.flatMap((caps) => caps.map((cap) => <Cap key={cap}>{cap}</Cap>))}</Line>
)

const Line = styled.span`
  display: inline-flex;
  flex: none;
  gap: 2px;
`
const Cap = styled.kbd`
  display: inline-grid;
  place-items: center;
  min-width: 1.375rem;
  min-height: 1.375rem;
  padding: 0 0.3125rem;
  border: var(--bw) solid var(--line-strong);
  border-bottom-width: 2px;
  border-radius: var(--r-1);
  background: var(--surface);
  color: var(--text-2);
  font: var(--fw-medium) var(--fs-1) / 1 var(--font-body);
`
