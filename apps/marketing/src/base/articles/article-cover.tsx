import { useMemo } from 'react'
import { styled } from 'styled-components'
import { fraction, weave, type ThreadTone } from '@tryka/ui'
import { cssVars } from '../parts/css-vars'

/** Ground, and the three thread colours: most threads, some, and the few that lead. */
interface Palette {
  ground: string
  threads: readonly [string, string, string]
}

const SATYA: Palette = { ground: 'satya-700', threads: ['satya-500', 'satya-300', 'siddhi-400'] }
const VRIDDHI: Palette = { ground: 'vriddhi-800', threads: ['vriddhi-500', 'vriddhi-300', 'siddhi-300'] }
const SIDDHI: Palette = { ground: 'siddhi-300', threads: ['siddhi-500', 'ink-900', 'satya-600'] }
const INK: Palette = { ground: 'ink-900', threads: ['ink-700', 'satya-400', 'siddhi-400'] }

/** The strand of a subject: proof, growth, outcome, or none of them. */
const PALETTES: Record<string, Palette> = {
  Blockchain: SATYA,
  'Data Science': SATYA,
  'Artificial Intelligence': VRIDDHI,
  'Career Development': VRIDDHI,
  'Future of Work': SIDDHI,
  'Diversity & Inclusion': SIDDHI,
}

const TONES: readonly ThreadTone[] = ['satya', 'vriddhi', 'siddhi']
const WIDTH = 640
const HEIGHT = 400

/** Which colour a thread takes: drawn from the seed, so that one article always has one cover. */
const toneOf = (seed: string) => (family: number, index: number) =>
  TONES[Math.min(2, Math.floor(fraction(`${seed}:${family}:${index}`) ** 1.4 * 3))]

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
  const { ground, threads } = PALETTES[category] ?? INK
  const { paths } = useMemo(
    () =>
      weave({
        width: WIDTH,
        height: HEIGHT,
        origin: [140 + fraction(seed) * 360, 100 + fraction(`${seed}!`) * 200],
        spacing: 96,
        thickness: 0.3 + fraction(`${seed}?`) * 0.2,
        gap: 0.07,
        tone: toneOf(seed),
      }),
    [seed],
  )
  const colours = { '--a': threads[0], '--b': threads[1], '--c': threads[2] } as const
  const fills: Partial<Record<ThreadTone, keyof typeof colours>> = {
    satya: '--a',
    vriddhi: '--b',
    siddhi: '--c',
  }
  return (
    <Cover
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
      className={className}
      style={cssVars({ '--ground': `var(--${ground})` })}
    >
      {paths.map(({ tone, d }) => {
        const name = fills[tone] ?? '--a'
        return <path key={tone} d={d} fill={`var(--${colours[name]})`} opacity={name === '--a' ? 0.55 : 1} />
      })}
    </Cover>
  )
}

const Cover = styled.svg`
  width: 100%;
  height: auto;
  aspect-ratio: 16 / 10;
  border-radius: var(--r-3);
  background: var(--ground);
  overflow: hidden;
`
