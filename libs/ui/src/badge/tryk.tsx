import { css, styled } from 'styled-components'
import { Mark } from '../logo/logo'

/** An amount of credits. The unit is always said. */
export interface TrykProps {
  amount: number
  unit?: string
  /** Writes a plus or minus before it, as for a reward. */
  signed?: boolean
  size?: 'md' | 'lg'
  className?: string
}

/** The number and its coin: the one-colour mark on a marigold disc. */
export function Tryk({ amount, unit = 'TRYK', signed = false, size = 'md', className }: TrykProps) {
  const number = new Intl.NumberFormat('en-GB', { signDisplay: signed ? 'exceptZero' : 'auto' }).format(
    amount,
  )
  return (
    <Amount $large={size === 'lg'} className={className}>
      <Coin mono />
      {number} {unit}
    </Amount>
  )
}

const large = css`
  font-size: 1.5rem;
  color: var(--text);
`
const Amount = styled.span<{ $large: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: 0.375rem;
  font: 580 var(--fs-3)/1.2 var(--font-display);
  font-stretch: 104%;
  font-variant-numeric: tabular-nums;
  color: var(--siddhi-text);
  white-space: nowrap;
  ${({ $large }) => $large && large}
`
const Coin = styled(Mark)`
  width: 1.375em;
  height: 1.375em;
  padding: 0.28em 0.22em 0.2em 0.26em;
  border-radius: 50%;
  background: var(--siddhi);
  color: var(--on-siddhi);
  overflow: visible;
`
