import { styled } from 'styled-components'
import { media, weave } from '@tryka/ui'

const WIDTH = 520
const HEIGHT = 430

const ground = weave({
  width: WIDTH,
  height: HEIGHT,
  origin: [230, 175],
  spacing: 60,
  thickness: 0.1,
  seed: 'signup',
  ragged: 0.3,
  tone: (_family, index) => (index === 0 ? undefined : 'thread'),
  keep: ({ x, y }) => Math.hypot(x - 265, (y - 215) * 1.15) < 245,
})

/** The mark, woven into its cloth; on small screens the form comes first. */
export const SignupArt = () => (
  <Art viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" focusable="false">
    {ground.paths.map(({ tone, d }) => (
      <path key={tone} d={d} fill={`var(--${tone})`} />
    ))}
    <Ribbon fill="var(--satya)" d="M230.87 168.5L37.45 168.5L10.32 121.5L258 121.5Z" />
    <Ribbon fill="var(--vriddhi)" d="M223.94 177.5L337.96 375L310.83 422L169.67 177.5Z" />
    <Ribbon fill="var(--siddhi)" d="M235.2 179L336.52 3.5L390.79 3.5L262.33 226Z" />
  </Art>
)

const Art = styled.svg`
  width: 100%;
  max-width: 30rem;
  height: auto;
  margin-top: var(--sp-4);
  overflow: visible;
  ${media.compact} {
    display: none;
  }
`
const Ribbon = styled.path`
  paint-order: stroke;
  stroke: var(--bg);
  stroke-width: 9px;
`
