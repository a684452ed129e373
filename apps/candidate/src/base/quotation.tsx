import type { ReactNode } from 'react'
import { styled } from 'styled-components'

/** Somebody's own words, with whose they are. */
export const Quotation = ({ children, by }: { children: string; by?: ReactNode }) => (
  <Figure>
    <blockquote>{children}</blockquote>
    {by && <figcaption>{by}</figcaption>}
  </Figure>
)

const Figure = styled.figure`
  display: grid;
  gap: var(--sp-1);
  margin: 0;
  padding-left: var(--sp-4);
  border-left: 3px solid var(--line-strong);

  blockquote {
    margin: 0;
    max-width: var(--measure);
    white-space: pre-line;
    overflow-wrap: anywhere;
    color: var(--text);
  }
  figcaption {
    font-size: var(--fs-2);
    color: var(--text-3);
  }
`
