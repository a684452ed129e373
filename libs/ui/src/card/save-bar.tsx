import type { ComponentProps } from 'react'
import { createGlobalStyle, styled } from 'styled-components'
import * as media from '../theme/media'

export interface SaveBarProps extends ComponentProps<'div'> {
  /** It is the foot of a card rather than a box of its own. */
  foot?: boolean
}

/**
 * What saves a long form: at the left how things stand, at the right the buttons. It stays in sight while its form is on
 * the screen, but on a window too low to spare the room.
 */
export function SaveBar({ foot = false, ...rest }: SaveBarProps) {
  return (
    <>
      <RoomForBar />
      <Bar $foot={foot} {...rest} />
    </>
  )
}

// A field that is reached by Tab must not hide behind the bar.
const RoomForBar = createGlobalStyle`
  html { scroll-padding-bottom: 5.5rem; }
  ${media.low} { html { scroll-padding-bottom: 0; } }
`
const Bar = styled.div<{ $foot: boolean }>`
  display: flex;
  position: sticky;
  bottom: 0;
  z-index: var(--z-sticky);
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--sp-2) var(--sp-3);
  padding: var(--sp-3) var(--sp-5);
  border: var(--bw) solid var(--line);
  border-width: ${({ $foot }) => ($foot ? 'var(--bw) 0 0' : 'var(--bw)')};
  border-radius: ${({ $foot }) => ($foot ? '0 0 var(--r-3) var(--r-3)' : 'var(--r-3)')};
  background: var(--surface);
  font-size: var(--fs-3);
  color: var(--text-2);
  > :last-child {
    margin-left: auto;
  }
  ${media.low} {
    position: static;
  }
`
