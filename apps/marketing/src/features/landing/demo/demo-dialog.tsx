import { useRef, useState, type KeyboardEvent } from 'react'
import { styled } from 'styled-components'
import { Button, Dialog, Heading, SrOnly, Text } from '@tryka/ui'
import { DEMO_STEPS, type Answer } from './content'
import { SCENES } from './scenes'

interface DemoDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** A walk through the product in four scenes, by buttons or by the arrow keys. What was answered is forgotten when it closes. */
export function DemoDialog({ open, onOpenChange }: DemoDialogProps) {
  const [at, setAt] = useState(0)
  const [answer, setAnswer] = useState<Answer>()
  const next = useRef<HTMLButtonElement>(null)
  const step = DEMO_STEPS[at]
  const isLast = at === DEMO_STEPS.length - 1
  if (!step) return null
  const Scene = SCENES[step.scene]

  const go = (to: number) => setAt(Math.min(DEMO_STEPS.length - 1, Math.max(0, to)))
  const change = (shown: boolean) => {
    onOpenChange(shown)
    if (shown) return
    setAt(0)
    setAnswer(undefined)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // An answer and a field have the arrow keys for themselves.
    if (event.target instanceof HTMLInputElement) return
    const move = { ArrowRight: 1, ArrowLeft: -1, Home: -DEMO_STEPS.length, End: DEMO_STEPS.length }[event.key]
    if (move === undefined) return
    event.preventDefault()
    go(at + move)
  }
  const back = () => {
    go(at - 1)
    // The first scene has no Back: the focus stays in the row.
    if (at === 1) next.current?.focus()
  }

  return (
    <Dialog
      open={open}
      onOpenChange={change}
      title="How Tryka works"
      description="Four scenes from the product, with sample data. Two of them answer to you."
      footer={
        <Row>
          <Dots aria-hidden="true">
            {DEMO_STEPS.map(({ title }, index) => (
              <i key={title} data-on={index <= at || undefined} />
            ))}
          </Dots>
          {at > 0 && (
            <Button variant="secondary" onClick={back}>
              Back
            </Button>
          )}
          <Button ref={next} onClick={() => (isLast ? change(false) : go(at + 1))}>
            {isLast ? 'Done' : 'Next'}
          </Button>
        </Row>
      }
    >
      {/* The arrow keys are an extra to the buttons below. */}
      <Stage
        tabIndex={0}
        onKeyDown={onKeyDown}
        role="group"
        aria-label="Scene, change it with the arrow keys"
      >
        <Scene answer={answer} onAnswer={setAnswer} />
        <div aria-live="polite">
          <SrOnly>
            Scene {at + 1} of {DEMO_STEPS.length}.
          </SrOnly>
          <Heading as="h3" look="h4">
            {step.title}
          </Heading>
          <Text>{step.text}</Text>
        </div>
      </Stage>
    </Dialog>
  )
}

const Stage = styled.div`
  display: grid;
  gap: var(--sp-4);
  border-radius: var(--r-3);
`
const Row = styled.div`
  display: flex;
  flex: 1;
  align-items: center;
  justify-content: flex-end;
  gap: var(--sp-3);
`
const Dots = styled.div`
  display: flex;
  gap: 3px;
  margin-right: auto;
  i {
    width: 1.375rem;
    height: 0.375rem;
    background: var(--line-strong);
    clip-path: polygon(3px 0, 100% 0, calc(100% - 3px) 100%, 0 100%);
    forced-color-adjust: none;
  }
  [data-on] {
    background: var(--satya);
  }
`
