import { ArrowDown, ArrowUp, ChevronDown, ChevronUp, Trash2 } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { Badge, Button, Icon, media, Row } from '@tryka/ui'
import type { SortablePlace } from '../../parts/sortable/sortable-list'
import { EntryOptions, type EntryOptionsProps } from './entry-options'

export interface EntryCardProps extends Omit<EntryOptionsProps, 'title'> {
  title: string
  /** What a closed entry says below its title. */
  summary?: string
  place: SortablePlace
  open: boolean
  onOpenChange: (open: boolean) => void
  onRemove: () => void
  children: ReactNode
}

/** One entry of a list: closed it is a line, open it is a form. */
export function EntryCard(props: EntryCardProps) {
  const { title, summary, place, open, onOpenChange, onRemove, children, ...options } = props
  const { index, count, handle, moveTo } = place
  const titleId = useId()
  return (
    <Box role="group" aria-labelledby={titleId}>
      <Head>
        {handle}
        <Toggle type="button" aria-expanded={open} onClick={() => onOpenChange(!open)}>
          <span>
            <b id={titleId}>{title}</b>
            {!open && summary && <small>{summary}</small>}
            <Marks>
              {options.hidden && <Badge tone="dashed">Hidden</Badge>}
              {options.breakBefore && <Badge tone="outline">New page</Badge>}
            </Marks>
          </span>
          <Icon icon={open ? ChevronUp : ChevronDown} />
        </Toggle>
        {open && (
          <Row gap={0}>
            <Button
              variant="quiet"
              size="sm"
              iconOnly
              label={`Move ${title} up`}
              aria-disabled={index === 0 || undefined}
              onClick={() => moveTo(index - 1)}
            >
              <Icon icon={ArrowUp} size="sm" />
            </Button>
            <Button
              variant="quiet"
              size="sm"
              iconOnly
              label={`Move ${title} down`}
              aria-disabled={index === count - 1 || undefined}
              onClick={() => moveTo(index + 1)}
            >
              <Icon icon={ArrowDown} size="sm" />
            </Button>
            <Button variant="dangerQuiet" size="sm" iconOnly label={`Remove ${title}`} onClick={onRemove}>
              <Icon icon={Trash2} size="sm" />
            </Button>
          </Row>
        )}
      </Head>
      {open && (
        <Body>
          {children}
          <EntryOptions title={title} {...options} />
        </Body>
      )}
    </Box>
  )
}

const Box = styled.div`
  border: var(--bw) solid var(--line-strong);
  border-radius: var(--r-3);
  background: var(--surface);
`
const Head = styled.div`
  display: flex;
  align-items: center;
  padding: var(--sp-2) var(--sp-2) var(--sp-2) var(--sp-1);
`
export const Toggle = styled.button`
  flex: 1;
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--sp-2);
  min-width: 0;
  min-height: 2.5rem;
  padding: 0.25rem var(--sp-2);
  border: 0;
  border-radius: var(--r-2);
  background: none;
  color: var(--text);
  text-align: left;
  cursor: pointer;

  &:hover {
    background: var(--surface-2);
  }
  b {
    display: block;
    font: var(--fw-display) var(--fs-5) / 1.3 var(--font-display);
    font-stretch: 103%;
    overflow-wrap: anywhere;
  }
  small {
    font-size: var(--fs-2);
    color: var(--text-3);
  }
  svg {
    flex: none;
    color: var(--text-3);
  }
`
const Marks = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem;
  &:not(:empty) {
    margin-top: 0.25rem;
  }
`
const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--sp-4);
  padding: var(--sp-1) var(--sp-4) var(--sp-4);
  ${media.phone} {
    padding-inline: var(--sp-3);
  }
`
