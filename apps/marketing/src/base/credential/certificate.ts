import { styled } from 'styled-components'
import { media } from '@tryka/ui'

/** The card of a credential. */
export const Certificate = styled.div`
  position: relative;
  background: var(--surface);
  border: 1px solid var(--line-strong);
  border-radius: var(--r-4);
  overflow: clip;
  box-shadow: var(--shadow-3);
`
export const CertificateTop = styled.div`
  display: flex;
  justify-content: space-between;
  gap: var(--sp-4);
  padding: var(--sp-6) var(--sp-6) var(--sp-5);
  ${media.card} {
    padding-inline: var(--sp-5);
  }
`
export const CertificateWords = styled.div<{ $void?: boolean }>`
  display: grid;
  align-content: start;
  gap: var(--sp-4);
  min-width: 0;
  overflow-wrap: anywhere;
  ${({ $void }) =>
    $void &&
    `h1, h2, h3, [data-score] {
      text-decoration: line-through 2px;
      color: var(--text-3);
    }`}
`
/** A score never stands without its range. */
export const CertificateScore = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0.25rem var(--sp-3);
  font-size: var(--fs-4);
  color: var(--text-2);
  b {
    font: 580 2.75rem/1 var(--font-display);
    font-stretch: 108%;
    letter-spacing: -0.02em;
    color: var(--text);
    font-variant-numeric: tabular-nums lining-nums;
  }
  mark {
    background: none;
    color: var(--danger-text);
    text-decoration: underline wavy 1.5px var(--danger);
    text-underline-offset: 0.18em;
  }
`
export const CertificateBody = styled.div`
  display: grid;
  gap: var(--sp-5);
  padding: var(--sp-5) var(--sp-6);
  border-top: 1px solid var(--line);
  ${media.card} {
    padding-inline: var(--sp-5);
  }
`
export const CertificateRows = styled.dl`
  border-top: 1px solid var(--line);
  > div {
    display: grid;
    grid-template-columns: 6.5rem minmax(0, 1fr) auto;
    gap: var(--sp-3);
    align-items: center;
    min-height: 3rem;
    padding: 0.625rem var(--sp-6);
    font-size: var(--fs-3);
  }
  > div + div {
    border-top: 1px solid var(--line);
  }
  dt {
    color: var(--text-3);
  }
  dd {
    overflow-wrap: anywhere;
  }
  dd mark {
    background: none;
    color: var(--danger-text);
    text-decoration: underline wavy 1.5px var(--danger);
    text-underline-offset: 0.18em;
  }
  ${media.card} {
    > div {
      grid-template-columns: minmax(0, 1fr) auto;
      padding-inline: var(--sp-5);
    }
    dt {
      grid-column: 1 / -1;
      margin-bottom: -0.5rem;
    }
  }
`
export const Hash = styled.dd`
  font-family: var(--font-mono);
  font-size: var(--fs-2);
  line-height: 1.5;
  word-spacing: 0.12em;
`
/** A hash in groups that the eye can follow. */
export const grouped = (hash: string): string => (hash.match(/.{1,16}/g) ?? []).join(' ')
