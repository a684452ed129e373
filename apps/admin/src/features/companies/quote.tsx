import { styled } from 'styled-components'

/** Somebody's own words: an ink edge, nothing shortened. */
export const Quote = ({ by, children }: { by: string; children: string }) => (
  <figure>
    <Told>{by}</Told>
    <Words>{children}</Words>
  </figure>
)

const Told = styled.figcaption`
  font-size: var(--fs-2);
  color: var(--text-3);
`
const Words = styled.blockquote`
  margin-top: 0.25rem;
  padding-left: var(--sp-4);
  border-left: var(--tick) solid var(--text);
  font-size: var(--fs-3);
  line-height: 1.5;
  white-space: pre-line;
  overflow-wrap: anywhere;
`
