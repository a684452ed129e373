import { styled } from 'styled-components'

const RADIUS = 34
const LENGTH = 2 * Math.PI * RADIUS

/** One number with a known whole. */
export function Ring({ value, label, className }: { value: number; label: string; className?: string }) {
  const share = Math.min(100, Math.max(0, value))
  const stroke = { cx: 44, cy: 44, r: RADIUS, fill: 'none', strokeWidth: 9 }
  return (
    <Svg viewBox="0 0 88 88" role="img" aria-label={label} className={className}>
      <circle {...stroke} stroke="var(--surface-3)" />
      <circle
        {...stroke}
        stroke="var(--vriddhi)"
        strokeDasharray={`${(share / 100) * LENGTH} ${LENGTH}`}
        transform="rotate(-90 44 44)"
      />
      <text x="44" y="51" textAnchor="middle">
        {Math.round(share)}
      </text>
    </Svg>
  )
}

const Svg = styled.svg`
  width: 5.5rem;
  height: 5.5rem;

  text {
    fill: var(--text);
    font: 580 1.375rem var(--font-display);
    font-stretch: 104%;
  }
`
