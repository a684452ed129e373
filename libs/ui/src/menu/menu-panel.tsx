import { Menu as Primitive } from 'radix-ui/internal'
import { useRef, type ReactNode, type RefObject } from 'react'
import { css, styled } from 'styled-components'
import { useLayer } from '../layer/layer'
import { panelMotion, panelStyles } from './panel-styles'

/** What hangs below the button of a menu. */
export interface MenuPanelProps {
  id: string
  trigger: RefObject<HTMLButtonElement | null>
  triggerId: string
  align: 'start' | 'center' | 'end'
  open: boolean
  /** Opened by a key: the first item is ready for the next one. */
  byKey: boolean
  onOpenChange: (open: boolean) => void
  children: ReactNode
}

/** The half of a menu that floats; it comes with the first menu that somebody reaches for. */
export function MenuPanel(props: MenuPanelProps) {
  const { id, trigger, triggerId, align, open, byKey, onOpenChange, children } = props
  const layer = useLayer()
  const pressedOutside = useRef(false)
  const giveBack = (event: Event) => {
    event.preventDefault()
    if (!pressedOutside.current) trigger.current?.focus()
    pressedOutside.current = false
  }
  return (
    <Primitive.Root modal={false} open={open} onOpenChange={onOpenChange}>
      <Primitive.Anchor virtualRef={trigger as RefObject<HTMLButtonElement>} />
      <Primitive.Portal>
        <Panel
          id={id}
          aria-labelledby={triggerId}
          style={layer}
          align={align}
          sideOffset={4}
          collisionPadding={8}
          loop
          // The primitive tells keys from pointers by itself, but not for a key that was struck before it came.
          onEntryFocus={byKey ? toFirst : undefined}
          onCloseAutoFocus={giveBack}
          onInteractOutside={() => {
            pressedOutside.current = true
          }}
        >
          {children}
        </Panel>
      </Primitive.Portal>
    </Primitive.Root>
  )
}

function toFirst(event: Event) {
  event.preventDefault()
  const panel = event.currentTarget as HTMLElement
  panel.querySelector<HTMLElement>('[role^="menuitem"]:not([data-disabled])')?.focus()
}

const Panel = styled(Primitive.Content)`
  ${panelStyles}
  ${panelMotion}
  min-width: max(14rem, var(--radix-popper-anchor-width));
  max-width: min(20rem, calc(100vw - 1rem));
  max-height: var(--radix-popper-available-height);
  overflow-y: auto;
`
const itemLook = css`
  display: flex;
  align-items: center;
  gap: 0.625rem;
  width: 100%;
  min-height: max(2.25rem, var(--h-sm));
  padding: 0 0.625rem;
  border-radius: var(--r-2);
  font-size: var(--fs-3);
  color: var(--text);
  text-decoration: none;
  cursor: pointer;
  user-select: none;

  svg {
    color: var(--text-3);
  }
  &[data-highlighted] {
    background: var(--action-quiet);
    color: var(--text);
    outline: var(--bw-2) solid transparent;
    outline-offset: -2px;
  }
  &[data-disabled] {
    color: var(--text-3);
    cursor: not-allowed;
  }
`
const dangerLook = css`
  &,
  &[data-highlighted],
  svg {
    color: var(--danger-text);
  }
`
export const Item = styled(Primitive.Item)<{ $danger: boolean }>`
  ${itemLook}
  ${({ $danger }) => $danger && dangerLook}
`
export const RadioGroup = Primitive.RadioGroup
export const RadioItem = styled(Primitive.RadioItem)`
  ${itemLook}
`
export const ItemIndicator = Primitive.ItemIndicator
export const GroupLabel = styled(Primitive.Label)`
  padding: 0.375rem 0.625rem;
  font-size: var(--fs-2);
  color: var(--text-3);
`
export const End = styled.span`
  display: grid;
  margin-left: auto;
`
export const Line = styled(Primitive.Separator)`
  height: 1px;
  margin: 0.375rem 0;
  background: var(--line);
`
