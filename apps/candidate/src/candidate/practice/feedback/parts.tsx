import { styled } from 'styled-components'
import { media } from '@tryka/ui'

/** The number first, then what it is. */
export const ScoreXl = styled.p`
  display: grid;
  align-content: start;
  gap: 0.25rem;
  text-align: right;

  b {
    font: 580 clamp(3rem, 2.4rem + 2vw, 4.25rem) / 1 var(--font-display);
    font-stretch: 110%;
    font-variant-numeric: tabular-nums lining-nums;
    letter-spacing: -0.015em;
  }
  span {
    font-size: var(--fs-2);
    line-height: 1.35;
    color: var(--text-3);
  }
  ${media.form} {
    text-align: left;
  }
`
/** What is said above everything else; there is one of it. */
export const One = styled.section`
  display: grid;
  position: relative;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: end;
  gap: var(--sp-3) var(--sp-6);
  padding: var(--sp-5);
  border: var(--bw) solid var(--line-strong);
  border-radius: var(--r-3);
  background: var(--surface);

  &::before {
    position: absolute;
    top: -1px;
    left: var(--sp-5);
    width: 2.25rem;
    height: 3px;
    background: var(--vriddhi);
    clip-path: polygon(0 0, 100% 0, calc(100% - 2px) 100%, 0 100%);
    content: '';
  }
  h2 {
    margin-bottom: var(--sp-2);
    font-size: var(--fs-7);
    font-stretch: 104%;
  }
  p {
    max-width: var(--measure);
    line-height: 1.5;
    color: var(--text-2);
  }
  p b {
    color: var(--text);
  }
  ${media.form} {
    grid-template-columns: minmax(0, 1fr);
  }
  ${media.forced} {
    border: 1px solid;
  }
`
/** The answer, and beside it what is said of it. */
export const Two = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1.55fr) minmax(18rem, 1fr);
  align-items: start;
  gap: var(--sp-5);
  ${media.grid} {
    grid-template-columns: minmax(0, 1fr);
  }
`
export const Small = styled.p`
  font-size: var(--fs-2);
  line-height: 1.45;
  color: var(--text-3);
`
