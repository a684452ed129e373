import { styled } from 'styled-components'
import { media } from '@tryka/ui'

/** A section that the navigation can scroll to; `aria-labelledby` names its title. */
export const Section = styled.section.attrs({ tabIndex: -1 })<{ $sunken?: boolean; $tight?: boolean }>`
  position: relative;
  overflow-x: clip;
  padding-block: ${({ $tight }) => ($tight ? '0 var(--section-y)' : 'var(--section-y)')};
  ${({ $sunken }) => $sunken && 'background: var(--bg-sunken);'}
  &:focus:not(:focus-visible) {
    outline: none;
  }
`

/** Two halves within the page's measure, the second a little wider. */
export const Split = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1.12fr);
  gap: clamp(2.5rem, 6vw, 6rem);
  align-items: center;
  width: 100%;
  max-width: calc(var(--container) + 2 * var(--gutter));
  margin-inline: auto;
  padding-inline: var(--gutter);
  ${media.grid} {
    grid-template-columns: minmax(0, 1fr);
  }
`
