import { useMemo } from 'react'
import { styled } from 'styled-components'
import type { ThreadTone } from '@tryka/ui'
import { cssVars } from '../parts/css-vars'
import { COVER, coverArt } from './cover-art'
import { palettesOf, type Palette } from './palettes'

/** Which place of a palette a thread takes. */
const PLACES: Partial<Record<ThreadTone, number>> = { satya: 1, vriddhi: 2, siddhi: 3 }

const named = (theme: 'light' | 'dark', palette: Palette) =>
  Object.fromEntries(palette.map((token, place) => [`--${theme}-${place}`, `var(--${token})`]))

/** A woven picture made from an article's slug, in the colours of its category. */
export function ArticleCover({
  seed,
  category,
  className,
}: {
  seed: string
  category: string
  className?: string
}) {
  const { light, dark } = palettesOf(category)
  const { paths } = useMemo(() => coverArt(seed), [seed])
  return (
    <Cover
      viewBox={`0 0 ${COVER.width} ${COVER.height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
      className={className}
      style={cssVars({ ...named('light', light), ...named('dark', dark) })}
    >
      {paths.map(({ tone, d }) => (
        <path key={tone} d={d} fill={`var(--c${PLACES[tone] ?? 1})`} opacity={tone === 'satya' ? 0.55 : 1} />
      ))}
    </Cover>
  )
}

const colours = (theme: 'light' | 'dark') =>
  [0, 1, 2, 3].map((place) => `--c${place}: var(--${theme}-${place});`).join('\n  ')

const Cover = styled.svg`
  ${colours('light')}
  width: 100%;
  height: auto;
  aspect-ratio: 16 / 10;
  border-radius: var(--r-3);
  background: var(--c0);
  overflow: hidden;
  [data-theme='dark'] & {
    ${colours('dark')}
  }
  @media (prefers-color-scheme: dark) {
    :root:not([data-theme='light']) & {
      ${colours('dark')}
    }
  }
`
