import { Dialog as Primitive } from 'radix-ui'
import { css, keyframes, styled } from 'styled-components'
import * as media from '../theme/media'

const fadeIn = keyframes`
  from { opacity: 0; }
`
const fadeOut = keyframes`
  to { opacity: 0; }
`
const rise = keyframes`
  from { opacity: 0; transform: translateY(8px); }
`
const sink = keyframes`
  to { opacity: 0; transform: translateY(8px); }
`
const slideIn = keyframes`
  from { transform: translateX(-100%); }
`
const slideOut = keyframes`
  to { transform: translateX(-100%); }
`

export const scrim = css`
  position: fixed;
  inset: 0;
  background: var(--scrim);
  overflow-y: auto;
  animation: ${fadeIn} var(--dur-3) var(--ease-out);

  &[data-state='closed'] {
    animation: ${fadeOut} var(--dur-2) var(--ease-out) forwards;
  }
`
export const Scrim = styled(Primitive.Overlay)`
  ${scrim}
  z-index: var(--z-dialog);
  display: grid;
  place-items: center;
  padding: var(--sp-4);

  ${media.phone} {
    place-items: end center;
    padding: 0;
  }
`
export const DrawerScrim = styled(Primitive.Overlay)`
  ${scrim}
  z-index: var(--z-drawer);
`
export type DialogSize = 'sm' | 'md' | 'lg'
const WIDTHS: Record<DialogSize, string> = { sm: '27rem', md: '40rem', lg: '72rem' }

export const Panel = styled(Primitive.Content)<{ $size: DialogSize }>`
  display: flex;
  flex-direction: column;
  width: min(100%, ${({ $size }) => WIDTHS[$size]});
  max-height: calc(100dvh - 2rem);
  border: var(--bw) solid var(--line-strong);
  border-radius: var(--r-4);
  background: var(--overlay);
  color: var(--text);
  box-shadow: var(--shadow-4);
  animation: ${rise} var(--dur-3) var(--ease-out);

  &[data-state='closed'] {
    animation: ${sink} var(--dur-2) var(--ease-out) forwards;
  }
  &:focus-visible {
    border-radius: var(--r-4);
  }
  ${media.phone} {
    width: 100%;
    max-height: 94dvh;
    border-width: 1px 0 0;
    border-radius: var(--r-4) var(--r-4) 0 0;
  }
`
export const DrawerPanel = styled(Primitive.Content)`
  position: fixed;
  inset: 0 auto 0 0;
  z-index: var(--z-drawer);
  display: flex;
  flex-direction: column;
  width: min(19rem, 86vw);
  padding: var(--sp-5) var(--sp-3);
  border-right: var(--bw) solid var(--line-strong);
  background: var(--overlay);
  color: var(--text);
  box-shadow: var(--shadow-4);
  overflow-y: auto;
  animation: ${slideIn} var(--dur-3) var(--ease-out);

  &[data-state='closed'] {
    animation: ${slideOut} var(--dur-2) var(--ease-out) forwards;
  }
`
export const Head = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: var(--sp-4);
  padding: var(--sp-6) var(--sp-6) var(--sp-4);

  > button {
    margin: -0.375rem -0.5rem 0 0;
  }
  ${media.phone} {
    padding: var(--sp-5) var(--sp-5) var(--sp-4);
  }
`
export const Title = styled(Primitive.Title)`
  font-size: var(--fs-8);
  font-stretch: 106%;
  overflow-wrap: anywhere;
`
export const Description = styled(Primitive.Description)`
  margin-top: 0.25rem;
  font-size: var(--fs-3);
  line-height: 1.5;
  color: var(--text-2);
`
export const Body = styled.div`
  padding: 2px var(--sp-6) var(--sp-6);
  overflow-y: auto;

  ${media.phone} {
    padding: 2px var(--sp-5) var(--sp-5);
  }
`
export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: var(--sp-3);
  padding: var(--sp-4) var(--sp-6);
  border-top: var(--bw) solid var(--line);

  ${media.phone} {
    padding: var(--sp-4) var(--sp-5);

    > button,
    > a {
      flex: 1;
    }
  }
`
