import { keyframes, styled } from 'styled-components'
import { weave, type ThreadPlace } from '@tryka/ui'

/** The three ribbons at the size of the cloth, where the threads through its middle would lie. */
const RIBBONS = [
  { strand: 'satya', d: 'M230.87 168.5L37.45 168.5L10.32 121.5L258 121.5Z' },
  { strand: 'vriddhi', d: 'M223.94 177.5L337.96 375L310.83 422L169.67 177.5Z' },
  { strand: 'siddhi', d: 'M235.2 179L336.52 3.5L390.79 3.5L262.33 226Z' },
] as const

const SIDE = 430
const MIDDLE = [230, 172] as const
const SPACING = 60
const plain = (_family: number, index: number) => (index === 0 ? undefined : ('thread' as const))
const round = ({ x, y }: ThreadPlace) => Math.hypot(x - MIDDLE[0], y - MIDDLE[1]) < 3.25 * SPACING

const CLOTH = weave({
  width: SIDE,
  height: SIDE,
  origin: MIDDLE,
  spacing: SPACING,
  thickness: 0.1,
  tone: plain,
  keep: round,
}).paths

interface StepsArtProps {
  /** How many ribbons are woven in already; a slot that waits is an outline. */
  woven: number
  className?: string
}

/** The mark, woven into the cloth by arriving: one ribbon a step. */
export const StepsArt = ({ woven, className }: StepsArtProps) => (
  <svg viewBox={`0 0 ${SIDE} ${SIDE}`} className={className} aria-hidden="true" focusable="false">
    {CLOTH.map(({ tone, d }) => (
      <path key={tone} d={d} fill={`var(--${tone})`} />
    ))}
    {RIBBONS.map(({ strand, d }, at) =>
      at < woven ? (
        <Ribbon key={`${strand} woven`} d={d} fill={`var(--${strand})`} />
      ) : (
        <Slot key={strand} d={d} />
      ),
    )}
  </svg>
)

const draw = keyframes`
  from {
    clip-path: inset(0 100% 0 0);
  }
  to {
    clip-path: inset(0);
  }
`
const Ribbon = styled.path`
  animation: ${draw} var(--dur-4) var(--ease-out);
`
const Slot = styled.path`
  fill: var(--bg-sunken);
  stroke: var(--line-strong);
  stroke-width: 1.5;
  stroke-dasharray: 6 5;
`
