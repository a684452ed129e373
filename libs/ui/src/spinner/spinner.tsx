import { LoaderCircle } from 'lucide-react'
import { styled } from 'styled-components'
import { Icon, type IconSize } from '../icon/icon'
import { SrOnly } from '../layout/sr-only'
import { Turning } from './turning'

/** What is being waited for; `hideLabel` leaves the words to screen readers. */
export interface SpinnerProps {
  label: string
  hideLabel?: boolean
  size?: IconSize
  className?: string
}

/** Announces that something is under way and shows it. */
export function Spinner({ label, hideLabel = false, size = 'md', className }: SpinnerProps) {
  return (
    <Line role="status" className={className}>
      <Turning>
        <Icon icon={LoaderCircle} size={size} />
      </Turning>
      {hideLabel ? <SrOnly>{label}</SrOnly> : label}
    </Line>
  )
}

const Line = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--sp-3);
  font-size: var(--fs-3);
  color: var(--text-2);
`
