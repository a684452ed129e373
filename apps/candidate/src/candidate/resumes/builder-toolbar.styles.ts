import { createGlobalStyle, css, styled } from 'styled-components'
import { Card, media } from '@tryka/ui'
import { widths } from './widths'

/** Toasts stand above the bar. */
export const Foot = createGlobalStyle`
  ${media.compact} {
    :root {
      --foot: 3.5rem;
    }
  }
  ${media.low} {
    :root {
      --foot: 0rem;
    }
  }
`

/** Nothing shows in the gap between the header and what stands below it. */
const CLEAR = 'box-shadow: 0 -0.5rem 0 var(--bg-sunken);'

const sheet = css`
  padding: var(--sp-4) var(--sp-5);
  border: var(--bw) solid var(--line);
  border-radius: var(--r-3);
  background: var(--surface);
`
export const Bar = styled(Card)`
  display: flex;
  align-items: flex-end;
  gap: var(--sp-3);
  padding: var(--sp-4) var(--sp-5);
  position: sticky;
  top: calc(var(--app-header) + var(--sp-2));
  z-index: var(--z-sticky);
  ${CLEAR}
  ${widths.split} {
    display: contents;
  }
`
export const Fields = styled.div`
  flex: 1 1 0;
  display: grid;
  grid-template-columns: minmax(0, 0.8fr) minmax(0, 1.2fr);
  gap: var(--sp-3);
  min-width: 0;
  ${widths.split} {
    ${sheet}
  }
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    padding: var(--sp-4);
    gap: var(--sp-4);
  }
`
export const Templates = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: end;
  gap: var(--sp-2);
  min-width: 0;
`
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--sp-2);
  min-width: 0;
  button {
    padding-inline: 0.8125rem;
    font-size: var(--fs-3);
  }
  button[aria-label] {
    padding-inline: 0;
  }
`
export const Actions = styled.div`
  display: flex;
  justify-content: space-between;
  gap: var(--sp-3);
  ${widths.split} {
    ${sheet}
    position: sticky;
    top: calc(var(--app-header) + var(--sp-2));
    z-index: var(--z-sticky);
    padding-block: var(--sp-2);
    ${CLEAR}
  }
  ${media.compact} {
    display: contents;
  }
`
export const Reach = styled(Row)`
  flex-wrap: nowrap;
  /* The head of a small screen is full: there they stand where the thumb is. */
  ${media.compact} {
    ${sheet}
    position: fixed;
    z-index: var(--z-sticky);
    inset: auto 0 0;
    padding: var(--sp-2) clamp(0.75rem, 2.4vw, 2.5rem) calc(var(--sp-2) + env(safe-area-inset-bottom));
    border-width: var(--bw) 0 0;
    border-radius: 0;
    box-shadow: none;
  }
  ${media.low} {
    position: static;
  }
  @media (max-width: 430px) {
    gap: var(--sp-1);
    justify-content: space-between;
    button {
      font-size: var(--fs-2);
    }
    button[aria-label] {
      width: 2.125rem;
    }
    button:not([aria-label]) {
      padding-inline: 0.5rem;
      svg {
        display: none;
      }
    }
  }
  ${media.tight} {
    flex-wrap: wrap;
  }
`
export const Rest = styled(Row)`
  ${media.phone} {
    > button {
      flex: 1 1 40%;
    }
  }
`
/** Beside the editor the preview is in sight anyway. */
export const Jump = styled.span`
  display: none;
  ${widths.stacked} {
    display: inline-flex;
  }
`
export const Split = styled.span`
  flex: none;
  display: inline-flex;
  gap: 2px;
`
