import { styled } from 'styled-components'
import * as media from '../theme/media'

/** A share of 100. The strand is what the share means. */
export interface ProgressBarProps {
  value: number
  label: string
  strand?: 'vriddhi' | 'satya' | 'siddhi'
  size?: 'sm' | 'md'
  className?: string
}

const within = (value: number) => Math.min(100, Math.max(0, Math.round(value)))

/** How far something has come. */
export function ProgressBar({ value, label, strand = 'vriddhi', size = 'md', className }: ProgressBarProps) {
  const share = within(value)
  return (
    <Track
      role="progressbar"
      aria-label={label}
      aria-valuenow={share}
      aria-valuemin={0}
      aria-valuemax={100}
      className={className}
      $small={size === 'sm'}
    >
      <Fill $strand={strand} style={{ width: `${share}%` }} />
    </Track>
  )
}

const Track = styled.span<{ $small: boolean }>`
  display: block;
  width: 100%;
  height: ${({ $small }) => ($small ? '0.25rem' : '0.375rem')};
  border-radius: var(--r-1);
  background: var(--surface-3);
  overflow: hidden;

  ${media.forced} {
    border: var(--bw) solid;
  }
`
const Fill = styled.span<{ $strand: string }>`
  display: block;
  height: 100%;
  border-radius: var(--r-1);
  background: var(--${({ $strand }) => $strand});
  forced-color-adjust: none;
`
