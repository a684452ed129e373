import { ChevronDown, ChevronUp } from 'lucide-react'
import { styled } from 'styled-components'
import { Button, Icon, SrOnly } from '@tryka/ui'
import type { Step } from '../opened/use-trail'

/** To the person before and the one after, in the order of the list or column this one was opened from. */
export function TrailNav({ step, name }: { step: Step; name: string | undefined }) {
  const { position, total, previous, next } = step
  if (!position) return null
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        iconOnly
        label="Previous person"
        aria-keyshortcuts="K"
        aria-disabled={!previous || undefined}
        onClick={previous}
      >
        <Icon icon={ChevronUp} />
      </Button>
      <Button
        variant="quiet"
        size="sm"
        iconOnly
        label="Next person"
        aria-keyshortcuts="J"
        aria-disabled={!next || undefined}
        onClick={next}
      >
        <Icon icon={ChevronDown} />
      </Button>
      <Position>
        {position} of {total}
      </Position>
      {/* The focus stays on what leads on, so who came is said. */}
      <SrOnly role="status">{name && `${name}, ${position} of ${total}`}</SrOnly>
    </>
  )
}

const Position = styled.span`
  font-size: var(--fs-3);
  color: var(--text-2);
  white-space: nowrap;
  font-variant-numeric: tabular-nums;
`
