import { css } from 'styled-components'
import { media } from '@tryka/ui'

/** The stages of a road: one thread, cut as in the mark, that changes its strand from stage to stage. */
export const road = css`
  ol[data-road] {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: var(--sp-4) 0.375rem;
    padding: 0;
    list-style: none;
    font-size: var(--fs-4);
    line-height: 1.45;
  }
  [data-road] li::before {
    content: '';
    display: block;
    height: 0.75rem;
    margin-bottom: var(--sp-3);
    background: var(--satya);
    clip-path: polygon(0.43rem 0, 100% 0, calc(100% - 0.43rem) 100%, 0 100%);
  }
  [data-road] li:nth-child(2)::before {
    background: var(--vriddhi);
  }
  [data-road] li:nth-child(3)::before {
    background: var(--siddhi);
  }
  [data-road] b {
    display: block;
    font-weight: var(--fw-strong);
  }
  [data-road] span {
    display: block;
    padding-right: var(--sp-3);
    color: var(--text-2);
  }
  ${media.column} {
    ol[data-road] {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`
