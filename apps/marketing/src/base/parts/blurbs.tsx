import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { media } from '@tryka/ui'

interface Blurb {
  title: string
  text: ReactNode
}

/** Three short claims under a rule, each with a cut of Satya. */
export const Blurbs = ({ items }: { items: readonly Blurb[] }) => (
  <List>
    {items.map(({ title, text }) => (
      <li key={title}>
        <h3>{title}</h3>
        <p>{text}</p>
      </li>
    ))}
  </List>
)

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: var(--sp-7);
  margin-top: clamp(3rem, 6vw, 5rem);
  padding-top: var(--sp-7);
  border-top: var(--bw) solid var(--line);
  h3 {
    display: flex;
    align-items: center;
    gap: 0.5rem;
    font-size: var(--fs-6);
  }
  h3::before {
    content: '';
    flex: none;
    width: 1.5rem;
    height: 0.5rem;
    background: var(--satya);
    clip-path: polygon(4px 0, 100% 0, calc(100% - 4px) 100%, 0 100%);
  }
  p {
    margin-top: var(--sp-2);
    font-size: var(--fs-4);
    line-height: 1.5;
    color: var(--text-2);
    overflow-wrap: anywhere;
  }
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr);
    gap: var(--sp-5);
  }
`
