import { Tooltip as Primitive } from 'radix-ui'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'

/** Once around the app: 700 ms before the first tip, and none between neighbours that follow within 300 ms. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <Primitive.Provider delayDuration={700} skipDelayDuration={300}>
      {children}
    </Primitive.Provider>
  )
}

/** A few words about the one focusable child. */
export interface TooltipProps {
  text: ReactNode
  children: ReactNode
  side?: 'top' | 'right' | 'bottom' | 'left'
}

/** Appears on hover and focus, Escape hides it; it never holds the only copy of anything. */
export function Tooltip({ text, children, side = 'top' }: TooltipProps) {
  return (
    <Primitive.Root>
      <Primitive.Trigger asChild>{children}</Primitive.Trigger>
      <Primitive.Portal>
        <Tip side={side} sideOffset={2} collisionPadding={8}>
          {text}
          <Arrow width={12} height={6} />
        </Tip>
      </Primitive.Portal>
    </Primitive.Root>
  )
}

const Tip = styled(Primitive.Content)`
  z-index: var(--z-tooltip);
  max-width: 18rem;
  padding: 0.375rem 0.625rem;
  border-radius: var(--r-2);
  background: var(--tip);
  color: var(--on-tip);
  font-size: var(--fs-2);
  line-height: 1.35;
`
const Arrow = styled(Primitive.Arrow)`
  fill: var(--tip);
`
