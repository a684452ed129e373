import { styled } from 'styled-components'
import { road } from './road'

/** Text that came from Markdown: everything it can contain has its look here. */
export const Prose = styled.div`
  width: 100%;
  max-width: 46rem;
  margin: clamp(2rem, 4vw, 3rem) auto clamp(3rem, 6vw, 5rem);
  font-size: clamp(1.0625rem, 1rem + 0.25vw, 1.1875rem);
  line-height: 1.65;
  overflow-wrap: break-word;

  > * + * {
    margin-top: 1.1em;
  }
  h2 {
    margin-top: 2em;
    font-size: var(--fs-8);
    font-stretch: 106%;
    scroll-margin-top: 5.5rem;
  }
  h3 {
    margin-top: 1.6em;
    font-size: var(--fs-6);
    font-stretch: 103%;
  }
  h2 > a,
  h3 > a {
    color: inherit;
    text-decoration: none;
  }
  h2 > a:hover,
  h3 > a:hover {
    text-decoration: underline;
  }
  h2 + *,
  h3 + * {
    margin-top: 0.6em;
  }
  ul,
  ol {
    display: grid;
    gap: 0.45em;
    padding-left: 1.4em;
  }
  ul {
    list-style: disc;
  }
  ol {
    list-style: decimal;
  }
  li::marker {
    color: var(--text-3);
  }
  blockquote {
    padding-left: var(--sp-5);
    border-left: 3px solid var(--line-strong);
    color: var(--text-2);
  }
  blockquote > * + * {
    margin-top: 0.6em;
  }
  strong {
    font-weight: var(--fw-strong);
  }
  em {
    font-style: normal;
    font-weight: var(--fw-medium);
  }
  code {
    padding: 0.1em 0.3em;
    border-radius: var(--r-1);
    background: var(--surface-3);
    font-family: var(--font-mono);
    font-size: 0.9em;
  }
  pre {
    overflow-x: auto;
    padding: var(--sp-4);
    border-radius: var(--r-3);
    background: var(--surface-3);
  }
  pre code {
    padding: 0;
    background: none;
  }
  ${road}
  [role='region'] {
    overflow-x: auto;
  }
  table {
    font-size: var(--fs-4);
    line-height: 1.5;
  }
  th,
  td {
    padding: var(--sp-2) var(--sp-4) var(--sp-2) 0;
    border-bottom: 1px solid var(--line);
    text-align: left;
    vertical-align: top;
  }
  hr {
    border: 0;
    border-top: 1px solid var(--line);
    margin-block: 2.5em;
  }
`
