import { Dialog as Primitive, VisuallyHidden } from 'radix-ui'
import { useRef, type ReactNode } from 'react'
import { DrawerPanel, DrawerScrim } from './dialog-parts'
import { LayerContext } from '../layer/layer'
import { focusFirstPress, useFocusReturn } from './use-focus-return'

/** Navigation that slides in from the left on small screens. */
export interface DrawerProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Names the drawer for screen readers. */
  label: string
  children: ReactNode
}

/** Behaves as a dialog: the page behind is out of reach, Escape closes, the focus comes back. */
export function Drawer({ open, onOpenChange, label, children }: DrawerProps) {
  const panel = useRef<HTMLDivElement>(null)
  const { remember, giveBack } = useFocusReturn()
  const enter = (event: Event) => {
    event.preventDefault()
    remember()
    if (panel.current) focusFirstPress(panel.current)
  }
  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange}>
      <Primitive.Portal>
        <LayerContext value="dialog">
          <DrawerScrim />
          <DrawerPanel
            ref={panel}
            tabIndex={-1}
            onOpenAutoFocus={enter}
            onCloseAutoFocus={giveBack}
            aria-describedby={undefined}
          >
            <VisuallyHidden.Root asChild>
              <Primitive.Title>{label}</Primitive.Title>
            </VisuallyHidden.Root>
            {children}
          </DrawerPanel>
        </LayerContext>
      </Primitive.Portal>
    </Primitive.Root>
  )
}
