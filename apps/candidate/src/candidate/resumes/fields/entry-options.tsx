import { BetweenHorizontalStart, Eye, EyeOff, Plus, SeparatorHorizontal } from 'lucide-react'
import { styled } from 'styled-components'
import { Button, Icon } from '@tryka/ui'

export interface EntryOptionsProps {
  title: string
  /** Kept, and not printed. */
  hidden: boolean
  onHiddenChange: (hidden: boolean) => void
  /** Begins a new page. */
  breakBefore: boolean
  onBreakChange: (breakBefore: boolean) => void
  /** A new entry that goes on from this one. */
  beside?: { label: string; add: () => void } | undefined
}

/** What can be said of an entry as a whole; its card shows what is in force. */
export const EntryOptions = (props: EntryOptionsProps) => {
  const { title, hidden, onHiddenChange, breakBefore, onBreakChange, beside } = props
  return (
    <Line role="group" aria-label={`More for ${title}`}>
      {beside && (
        <Button variant="quiet" size="sm" onClick={beside.add}>
          <Icon icon={Plus} size="sm" />
          {beside.label}
        </Button>
      )}
      <Button variant="quiet" size="sm" onClick={() => onHiddenChange(!hidden)}>
        <Icon icon={hidden ? Eye : EyeOff} size="sm" />
        {hidden ? 'Print this again' : 'Do not print this'}
      </Button>
      <Button variant="quiet" size="sm" onClick={() => onBreakChange(!breakBefore)}>
        <Icon icon={breakBefore ? BetweenHorizontalStart : SeparatorHorizontal} size="sm" />
        {breakBefore ? 'No new page here' : 'Begin a new page here'}
      </Button>
    </Line>
  )
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--sp-1);
  margin-inline: calc(-1 * var(--sp-2));
  padding-top: var(--sp-2);
  border-top: var(--bw) solid var(--line);
`
