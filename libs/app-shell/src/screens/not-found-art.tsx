import { useMemo } from 'react'
import { styled } from 'styled-components'
import { weave } from '@tryka/ui'

/** The mark pulled apart over the cloth it belongs to: its three ribbons are there, but none holds another. */
const RIBBONS = [
  { strand: 'satya', d: 'M1061 390L821 390L779 318L1103 318Z' },
  { strand: 'vriddhi', d: 'M1051 404L1252 752L1210 824L968 404Z' },
  { strand: 'siddhi', d: 'M1186 362L1427 -56L1511 -56L1228 434Z' },
] as const

const WIDTH = 1440
const HEIGHT = 900
const isRight = ({ x, y }: { x: number; y: number }) => x > 800 + Math.abs(y - 560) * 0.2

/** Decoration of the 404 page. */
export function NotFoundArt() {
  const { paths } = useMemo(
    () =>
      weave({
        width: WIDTH,
        height: HEIGHT,
        origin: [1108, 376],
        spacing: 92,
        thickness: 0.09,
        tone: () => 'thread-2',
        keep: isRight,
      }),
    [],
  )
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMaxYMid slice"
      aria-hidden
      focusable={false}
    >
      {paths.map(({ tone, d }) => (
        <path key={tone} d={d} fill={`var(--${tone})`} />
      ))}
      {RIBBONS.map(({ strand, d }) => (
        <Ribbon key={strand} d={d} fill={`var(--${strand})`} />
      ))}
    </svg>
  )
}

const Ribbon = styled.path`
  paint-order: stroke;
  stroke: var(--bg);
  stroke-width: 14px;
`
