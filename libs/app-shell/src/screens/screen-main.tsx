import { useEffect, useRef, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { media } from '@tryka/ui'

/**
 * The main part of a layout with a sidebar. Another screen starts at its top, also for the keyboard and for readers;
 * the first one is left to the browser. A screen with something marked `data-wide` is wider than the others.
 */
export function ScreenMain({ screen, children }: { screen: string; children: ReactNode }) {
  const main = useRef<HTMLElement>(null)
  const shown = useRef(screen)
  useEffect(() => {
    if (shown.current === screen) return
    shown.current = screen
    window.scrollTo(0, 0)
    main.current?.focus({ preventScroll: true })
  }, [screen])
  return (
    <Main id="main" tabIndex={-1} ref={main}>
      {children}
    </Main>
  )
}

const Main = styled.main`
  width: 100%;
  min-width: 0;
  max-width: 84rem;
  margin-inline: auto;
  padding: var(--sp-7) clamp(1rem, 2.4vw, 2.5rem) var(--sp-10);
  /* What has many columns takes the room of a wide window. */
  &:has([data-wide]) {
    max-width: 106rem;
  }
  ${media.compact} {
    padding-top: var(--sp-6);
  }
  &:focus-visible {
    outline-offset: -2px;
  }
`
