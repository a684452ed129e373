import { X } from 'lucide-react'
import { Dialog as Primitive } from 'radix-ui'
import { useRef, type ReactNode } from 'react'
import { Button } from '../button/button'
import { Icon } from '../icon/icon'
import { Body, Description, Foot, Head, Panel, Scrim, Title } from './dialog-parts'
import { LayerContext } from '../layer/layer'
import { focusFirst, useFocusReturn } from './use-focus-return'

/** A question or a form over the page. */
export interface DialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  /** One line under the title, read out with it. */
  description?: ReactNode
  children?: ReactNode
  /** Actions: Cancel first, the action last. */
  footer?: ReactNode
  size?: 'sm' | 'md'
  /** Something was typed: a press beside the dialog no longer closes it. */
  dirty?: boolean
  /** Asks before something is lost; announced at once. */
  destructive?: boolean
  closeLabel?: string
}

/** Focus goes in, stays in and comes back; Escape closes. Under 560 px it is a sheet at the bottom. */
export function Dialog(props: DialogProps) {
  const { open, onOpenChange, title, description, children, footer, size = 'md', dirty, destructive } = props
  const panel = useRef<HTMLDivElement>(null)
  const { remember, giveBack } = useFocusReturn()
  const enter = (event: Event) => {
    event.preventDefault()
    remember()
    if (panel.current) focusFirst(panel.current)
  }
  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange}>
      <Primitive.Portal>
        <LayerContext value="dialog">
          <Scrim>
            <Panel
              ref={panel}
              $small={size === 'sm'}
              tabIndex={-1}
              role={destructive ? 'alertdialog' : 'dialog'}
              onOpenAutoFocus={enter}
              onCloseAutoFocus={giveBack}
              onPointerDownOutside={(event) => dirty && event.preventDefault()}
              {...(description ? {} : { 'aria-describedby': undefined })}
            >
              <Head>
                <div>
                  <Title>{title}</Title>
                  {description && <Description>{description}</Description>}
                </div>
                <Button
                  variant="quiet"
                  iconOnly
                  label={props.closeLabel ?? 'Close'}
                  onClick={() => onOpenChange(false)}
                >
                  <Icon icon={X} />
                </Button>
              </Head>
              {children && <Body data-part="body">{children}</Body>}
              {footer && <Foot data-part="foot">{footer}</Foot>}
            </Panel>
          </Scrim>
        </LayerContext>
      </Primitive.Portal>
    </Primitive.Root>
  )
}
