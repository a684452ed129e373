import { X } from 'lucide-react'
import { Dialog as Primitive } from 'radix-ui'
import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode, type RefObject } from 'react'
import { keyframes, styled } from 'styled-components'
import { Button } from '../button/button'
import { Icon } from '../icon/icon'
import { LayerContext } from '../layer/layer'
import * as media from '../theme/media'
import { Foot, scrim } from './dialog-parts'

/** One thing of a list, opened to be read and worked with. */
export interface SidePanelProps {
  title: ReactNode
  /** One line under the title, read out with it. */
  description?: ReactNode
  /** Stands before the title. */
  lead?: ReactNode
  /** Ways to others of the list. */
  tools?: ReactNode
  children: ReactNode
  /** Actions: the next step first. */
  footer?: ReactNode
  /** Names what is shown: another thing starts at its top, and the focus that went with the last is at its title. */
  shown: string
  /** There is room beside the list, which stays in use; else the panel lies over it. */
  isBeside: boolean
  /** The caller gives the focus back: what was opened first need not be what is closed. */
  onClose: () => void
  className?: string
}

/**
 * Beside its list, or over it as a sheet. The focus starts at its title; Escape closes it from within. `data-keys` says
 * that the keys of the page go on.
 */
export function SidePanel(props: SidePanelProps) {
  const { isBeside, onClose, description, className } = props
  const heading = useRef<HTMLHeadingElement>(null)
  const titleId = useId()
  const descriptionId = useId()
  const describedBy = description ? descriptionId : undefined
  if (isBeside)
    return (
      <BesidePanel {...{ heading, titleId, descriptionId, describedBy, onClose }} className={className}>
        <Content {...props} heading={heading} titleId={titleId} descriptionId={descriptionId} />
      </BesidePanel>
    )
  return (
    <Primitive.Root open onOpenChange={(open) => open || onClose()}>
      <Primitive.Portal>
        <LayerContext value="dialog">
          <SheetScrim />
          <Sheet
            data-keys
            tabIndex={-1}
            aria-labelledby={titleId}
            aria-describedby={describedBy}
            onOpenAutoFocus={(event) => {
              event.preventDefault()
              heading.current?.focus({ preventScroll: true })
            }}
            onCloseAutoFocus={(event) => event.preventDefault()}
          >
            <Content {...props} heading={heading} titleId={titleId} descriptionId={descriptionId} />
          </Sheet>
        </LayerContext>
      </Primitive.Portal>
    </Primitive.Root>
  )
}

interface BesideProps {
  heading: RefObject<HTMLHeadingElement | null>
  titleId: string
  describedBy: string | undefined
  onClose: () => void
  className?: string | undefined
  children: ReactNode
}

/** Not modal: the list goes on. */
function BesidePanel({ heading, titleId, describedBy, onClose, className, children }: BesideProps) {
  useEffect(() => heading.current?.focus({ preventScroll: true }), [heading])
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    // What floats over the panel is its child for React alone, and has an Escape of its own.
    const within = event.target instanceof Node && event.currentTarget.contains(event.target)
    if (event.key !== 'Escape' || event.defaultPrevented || !within) return
    event.preventDefault()
    onClose()
  }
  return (
    <Aside
      role="dialog"
      data-keys
      tabIndex={-1}
      aria-labelledby={titleId}
      aria-describedby={describedBy}
      onKeyDown={onKeyDown}
      className={className}
    >
      {children}
    </Aside>
  )
}

interface ContentProps extends SidePanelProps {
  heading: RefObject<HTMLHeadingElement | null>
  titleId: string
  descriptionId: string
}

function Content(props: ContentProps) {
  const { title, description, lead, tools, children, footer, shown, onClose } = props
  const { heading, titleId, descriptionId } = props
  // A button that was pressed goes with what it did, and so does what was read with its person.
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true })
  })
  return (
    <>
      <Head>
        {lead && <Lead>{lead}</Lead>}
        <Words>
          <h2 id={titleId} ref={heading} tabIndex={-1}>
            {title}
          </h2>
          {description && <p id={descriptionId}>{description}</p>}
        </Words>
        <Tools>
          {tools}
          <Button variant="quiet" size="sm" iconOnly label="Close" onClick={onClose}>
            <Icon icon={X} />
          </Button>
        </Tools>
      </Head>
      <Scroll key={shown} data-part="body">
        {children}
      </Scroll>
      {footer && <Actions data-part="foot">{footer}</Actions>}
    </>
  )
}

const arrive = keyframes`
  from { opacity: 0; transform: translateX(1.5rem); }
`
const SheetScrim = styled(Primitive.Overlay)`
  ${scrim}
  z-index: var(--z-dialog);
`
const Sheet = styled(Primitive.Content)`
  position: fixed;
  inset: 0 0 0 auto;
  z-index: var(--z-dialog);
  display: flex;
  flex-direction: column;
  width: min(100%, 47rem);
  border-left: var(--bw) solid var(--line-strong);
  background: var(--overlay);
  color: var(--text);
  box-shadow: var(--shadow-4);
  animation: ${arrive} var(--dur-3) var(--ease-out);

  ${media.phone} {
    border-left: 0;
  }
`
const Aside = styled.section`
  display: flex;
  flex-direction: column;
  min-width: 0;
  border: var(--bw) solid var(--line-strong);
  border-radius: var(--r-3);
  background: var(--surface);
  overflow: clip;
`
const Head = styled.div`
  display: flex;
  align-items: center;
  gap: var(--sp-3);
  padding: var(--sp-4) var(--sp-5);
  border-bottom: var(--bw) solid var(--line);
`
const Lead = styled.span`
  display: grid;
  flex: none;
  ${media.phone} {
    display: none;
  }
`
const Words = styled.div`
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;

  h2 {
    font-size: var(--fs-7);
    font-stretch: 106%;
    line-height: 1.2;
    border-radius: var(--r-1);
  }
  p {
    margin-top: 0.125rem;
    font-size: var(--fs-3);
    line-height: 1.4;
    color: var(--text-2);
  }
`
const Tools = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: var(--sp-1);
`
const Scroll = styled.div`
  flex: 1;
  min-height: 0;
  padding: var(--sp-5);
  overflow-y: auto;
  overscroll-behavior: contain;
  container-type: inline-size;
`
const Actions = styled(Foot)`
  justify-content: flex-start;
  gap: var(--sp-2);
  padding: var(--sp-3) var(--sp-5);
`
