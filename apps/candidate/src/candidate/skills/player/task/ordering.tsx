import { ArrowDown, ArrowUp } from 'lucide-react'
import { styled } from 'styled-components'
import { Button, Icon, media, Text } from '@tryka/ui'
import { moved } from '../../../parts/sortable/moved'
import { SortableList } from '../../../parts/sortable/sortable-list'
import type { Option } from './choices'
import { Ticked } from '../../../../base/tasks/ticked'

export interface OrderingProps {
  options: readonly Option[]
  /** Ids, first to last. */
  order: readonly string[]
  onChange: (order: string[]) => void
}

/** Steps to be put in order: by the arrows, by keyboard on the grip, or by dragging. */
export function Ordering({ options, order, onChange }: OrderingProps) {
  const steps = order.flatMap((id) => options.filter((option) => option.id === id))
  return (
    <Box>
      <SortableList
        ordered
        label="Steps, first to last"
        items={steps}
        idOf={({ id }) => id}
        nameOf={({ text }) => text}
        gap="var(--sp-2)"
        onMove={(from, to) => onChange(moved(order, from, to))}
      >
        {({ text }, { index, count, handle, moveTo }) => (
          <Step>
            <b aria-hidden="true">{index + 1}</b>
            <Grip>{handle}</Grip>
            <span>
              <Ticked>{text}</Ticked>
            </span>
            <span>
              <Button
                variant="quiet"
                iconOnly
                label={`Move up: ${text}`}
                aria-disabled={index === 0}
                onClick={() => moveTo(index - 1)}
              >
                <Icon icon={ArrowUp} />
              </Button>
              <Button
                variant="quiet"
                iconOnly
                label={`Move down: ${text}`}
                aria-disabled={index === count - 1}
                onClick={() => moveTo(index + 1)}
              >
                <Icon icon={ArrowDown} />
              </Button>
            </span>
          </Step>
        )}
      </SortableList>
      <Text size="xs" tone={3}>
        Use the arrows.<Keys> Or drag a row by its grip; by keyboard, Space lifts it and ↑ ↓ move it.</Keys>
      </Text>
    </Box>
  )
}

const Box = styled.div`
  display: grid;
  gap: var(--sp-3);
`
const Keys = styled.span`
  ${media.narrow} {
    display: none;
  }
`
const Grip = styled.span`
  ${media.narrow} {
    display: none;
  }
`
const Step = styled.div`
  display: grid;
  grid-template-columns: 1.5rem auto minmax(0, 1fr) auto;
  align-items: center;
  gap: var(--sp-3);
  min-height: 3.5rem;
  padding: 0.5rem 0.5rem 0.5rem var(--sp-4);
  border: var(--bw) solid var(--control);
  border-radius: var(--r-2);
  background: var(--surface);
  line-height: 1.4;
  overflow-wrap: anywhere;

  b {
    font: var(--fw-display) var(--fs-6) / 1 var(--font-display);
    font-variant-numeric: tabular-nums;
    color: var(--text-3);
  }
  > span:last-child {
    display: flex;
  }
  ${media.narrow} {
    grid-template-columns: 1.25rem minmax(0, 1fr) auto;
    gap: var(--sp-2);
    padding-left: var(--sp-3);
  }
`
