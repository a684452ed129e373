import { styled } from 'styled-components'

export interface ContentsProps {
  parts: readonly { id: string; title: string }[]
  className?: string
}

/** The parts of a long text, each a link to where it begins. */
export const Contents = ({ parts, className }: ContentsProps) => (
  <Nav aria-labelledby="contents-title" className={className}>
    <h2 id="contents-title">Contents</h2>
    <ol>
      {parts.map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`}>{title}</a>
        </li>
      ))}
    </ol>
  </Nav>
)

const Nav = styled.nav`
  font-size: var(--fs-3);
  h2 {
    margin-bottom: var(--sp-2);
    font: var(--fw-strong) var(--fs-4) / 1.4 var(--font-body);
  }
  ol {
    counter-reset: section;
  }
  li {
    display: grid;
    grid-template-columns: 1.5rem minmax(0, 1fr);
    align-items: baseline;
    counter-increment: section;
    color: var(--text-3);
  }
  li::before {
    content: counter(section);
  }
  a {
    padding-block: 0.25rem;
    color: var(--text-2);
    text-decoration: none;
  }
  a:hover {
    color: var(--text);
    text-decoration: underline;
  }
`
