import { styled } from 'styled-components'
import { media } from '@tryka/ui'
import { Contents } from '../../../base/parts/contents'

/** Contents beside the text from 1024 px on, above it below that. */
export const Columns = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--sp-8);
  padding-block: clamp(2rem, 4vw, 4rem) var(--section-y);
  header {
    display: grid;
    gap: var(--sp-4);
  }
  ${media.wide} {
    grid-template-columns: 16rem minmax(0, 62ch);
    gap: var(--sp-9) clamp(3rem, 7vw, 7rem);
    header {
      grid-column: 2;
    }
  }
`
/** The list of sections, in view while one reads where there is room beside the text. */
export const LegalContents = styled(Contents)`
  ${media.compact} {
    padding: var(--sp-5);
    border: 1px solid var(--line);
    border-radius: var(--r-3);
  }
  ${media.wide} {
    position: sticky;
    top: 6rem;
    grid-column: 1;
    grid-row: 1 / span 2;
    align-self: start;
    max-height: calc(100vh - 7rem);
    overflow: auto;
  }
`
/** The column that is read. */
export const LegalWords = styled.div`
  display: grid;
  gap: var(--sp-9);
  max-width: 62ch;
  line-height: 1.65;
  ${media.wide} {
    grid-column: 2;
  }
  section:focus:not(:focus-visible) {
    outline: none;
  }
  section > * + * {
    margin-top: var(--sp-4);
  }
  section > h2 + * {
    margin-top: var(--sp-3);
  }
  section > h3 {
    margin-top: var(--sp-6);
    font: var(--fw-strong) var(--fs-5) / 1.4 var(--font-body);
  }
  ul {
    display: grid;
    gap: var(--sp-2);
    padding-left: 1.25rem;
    list-style: disc;
  }
  p,
  li {
    color: var(--text-2);
  }
  b {
    color: var(--text);
    font-weight: var(--fw-strong);
  }
`
