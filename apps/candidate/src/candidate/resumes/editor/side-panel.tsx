import { ChevronDown, ChevronUp, type LucideIcon } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { Icon } from '@tryka/ui'

export interface SidePanelProps {
  icon: LucideIcon
  title: string
  /** What stands at the end of the bar while it is closed or open. */
  note: string
  open: boolean
  onOpenChange: (open: boolean) => void
  children: ReactNode
}

/** A bar beside the editor that opens what belongs to it; closed, its content is not there. */
export function SidePanel({ icon, title, note, open, onOpenChange, children }: SidePanelProps) {
  const id = useId()
  return (
    <Panel aria-label={title}>
      <Bar type="button" aria-expanded={open} aria-controls={id} onClick={() => onOpenChange(!open)}>
        <Icon icon={icon} size="sm" />
        <b>{title}</b>
        <span>{note}</span>
        <Icon icon={open ? ChevronUp : ChevronDown} size="sm" />
      </Bar>
      <Body id={id} hidden={!open}>
        {open && children}
      </Body>
    </Panel>
  )
}

const Panel = styled.section`
  min-width: 0;
  border: var(--bw) solid var(--line);
  border-radius: var(--r-3);
  background: var(--surface);
`
const Bar = styled.button`
  display: flex;
  align-items: center;
  gap: var(--sp-2);
  width: 100%;
  min-height: var(--h-md);
  padding: 0 var(--sp-4);
  border: 0;
  border-radius: var(--r-3);
  background: none;
  color: var(--text);
  font-size: var(--fs-3);
  text-align: left;
  cursor: pointer;
  &:hover {
    background: var(--surface-2);
  }
  b {
    font-weight: var(--fw-strong);
  }
  span {
    margin-left: auto;
    color: var(--text-3);
    font-size: var(--fs-2);
  }
`
const Body = styled.div`
  border-top: var(--bw) solid var(--line);
`
