import { X } from 'lucide-react'
import { Dialog as Primitive } from 'radix-ui'
import { useRef, type ReactNode } from 'react'
import { Button } from '../button/button'
import { Icon } from '../icon/icon'
import { Body, Description, Foot, Head, Panel, Scrim, Title, type DialogSize } from './dialog-parts'
import { useDialogWork } from './dialog-work'
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
  size?: DialogSize
  /** Something was typed: a press beside the dialog no longer closes it, and every other way of leaving asks first. */
  dirty?: boolean
  /** A press beside the dialog never closes it, though nothing would be lost. */
  steady?: boolean
  /** Told when what was typed is given up, so that no copy of it stays. */
  onDiscard?: () => void
  /** Opened to be read: it starts at its beginning, not in its first field. */
  reading?: boolean
  /** Asks before something is lost; announced at once. */
  destructive?: boolean
  closeLabel?: string
}

/**
 * Focus goes in, stays in and comes back; Escape closes, and asks first where something was typed. Under 560 px it is
 * a sheet at the bottom.
 */
export function Dialog(props: DialogProps) {
  const { open, onOpenChange, title, description, children, footer, size = 'md', destructive } = props
  const { dirty = false, steady = false, reading = false, onDiscard } = props
  const work = useDialogWork(open && dirty)
  const panel = useRef<HTMLDivElement>(null)
  const { remember, giveBack } = useFocusReturn()
  const enter = (event: Event) => {
    event.preventDefault()
    remember()
    if (reading) panel.current?.focus()
    else if (panel.current) focusFirst(panel.current)
  }
  const change = (next: boolean) => {
    if (!next && dirty) work.ask(() => onOpenChange(false))
    else onOpenChange(next)
  }
  return (
    <Primitive.Root open={open} onOpenChange={change}>
      <Primitive.Portal>
        <LayerContext value="dialog">
          <Scrim>
            <Panel
              ref={panel}
              $size={size}
              tabIndex={-1}
              role={destructive ? 'alertdialog' : 'dialog'}
              onOpenAutoFocus={enter}
              onCloseAutoFocus={giveBack}
              onPointerDownOutside={(event) => (dirty || steady) && event.preventDefault()}
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
                  onClick={() => change(false)}
                >
                  <Icon icon={X} />
                </Button>
              </Head>
              {children && <Body data-part="body">{children}</Body>}
              {footer && <Foot data-part="foot">{footer}</Foot>}
              {work.asking && (
                <DiscardQuestion
                  onStay={work.stay}
                  onDiscard={() => {
                    onDiscard?.()
                    work.leave()
                  }}
                />
              )}
            </Panel>
          </Scrim>
        </LayerContext>
      </Primitive.Portal>
    </Primitive.Root>
  )
}

/** What happens to what was typed. */
export interface DiscardQuestionProps {
  onStay: () => void
  onDiscard: () => void
}

/** Asks once before what was typed is lost; the focus starts on the way back to it. */
export const DiscardQuestion = ({ onStay, onDiscard }: DiscardQuestionProps) => (
  <Dialog
    open
    onOpenChange={(open) => open || onStay()}
    title="Discard what you wrote?"
    size="sm"
    destructive
    steady
    footer={
      <>
        <Button variant="quiet" onClick={onStay} data-autofocus>
          Keep writing
        </Button>
        <Button variant="danger" onClick={onDiscard}>
          Discard
        </Button>
      </>
    }
  />
)
