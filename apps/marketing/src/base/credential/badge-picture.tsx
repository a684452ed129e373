import { styled } from 'styled-components'
import { Mark, weave } from '@tryka/ui'

const cloth = weave({
  width: 150,
  height: 140,
  origin: [75, 70],
  spacing: 25,
  thickness: 0.144,
  gap: 0.07,
  seed: 'badge',
  ragged: 0.1,
  tone: () => 'thread',
  keep: ({ x, y }) => (x - 75) ** 2 + (y - 70) ** 2 < 62 ** 2,
})

/** The mark over a patch of weave; grey where the credential no longer counts. */
export const BadgePicture = ({ faded = false }: { faded?: boolean }) => (
  <Picture $faded={faded} aria-hidden="true">
    <svg viewBox="0 0 150 140" focusable="false">
      {cloth.paths.map(({ tone, d }) => (
        <path key={tone} d={d} fill={`var(--${tone})`} />
      ))}
    </svg>
    <Mark />
  </Picture>
)

const Picture = styled.div<{ $faded: boolean }>`
  position: relative;
  flex: none;
  align-self: start;
  width: clamp(6.5rem, 11vw, 9rem);
  ${({ $faded }) => $faded && 'filter: grayscale(1); opacity: 0.5;'}
  > svg:first-child {
    display: block;
    width: 100%;
  }
  > :last-child {
    position: absolute;
    left: 18.5%;
    top: 21%;
    width: 63%;
    height: auto;
  }
`
