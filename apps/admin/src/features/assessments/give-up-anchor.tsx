import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { AnchorSummary } from '@tryka/domain'
import { Button } from '@tryka/ui'
import { formatCount } from '../../base/format'
import { useGiveUp } from './log.queries'
import { ReasonForm } from './reason-form'

const entriesOf = ({ size }: AnchorSummary): string =>
  `${formatCount(size)} ${size === 1 ? 'entry' : 'entries'}`

/** Gives an anchor up, with a reason. */
export function GiveUpAnchor({ anchor }: { anchor: AnchorSummary }) {
  const [isAsked, setIsAsked] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const area = useRef<HTMLTextAreaElement>(null)
  const giveUp = useGiveUp(anchor)
  // The keyboard goes on where something is to be written, and back to where it came from.
  const begin = () => {
    flushSync(() => setIsAsked(true))
    area.current?.focus()
  }
  const end = () => {
    flushSync(() => setIsAsked(false))
    button.current?.focus()
  }
  if (!isAsked)
    return (
      <Button size="sm" variant="secondary" ref={button} onClick={begin}>
        {`Give up the anchor of ${entriesOf(anchor)}`}
      </Button>
    )
  return (
    <ReasonForm
      act="Give up"
      label={`Give up the anchor of ${entriesOf(anchor)}`}
      hint="Kept with the anchor and in the audit. What was sent may still reach its chain, which harms nothing."
      isBusy={giveUp.isPending}
      area={area}
      onReason={(reason) => giveUp.mutate(reason)}
      onCancel={end}
    />
  )
}
