import { useMemo } from 'react'
import { weave, type ThreadPlace, type ThreadTone, type WeaveOptions } from '@tryka/ui'

const WIDTH = 720
const HEIGHT = 440

/** A cut of the mark's cloth: how close one stands, where its threads meet, and which of them lead. */
type Cut = Required<Pick<WeaveOptions, 'spacing' | 'thickness' | 'origin'>> & {
  tone: (family: number, index: number) => ThreadTone | undefined
  keep?: (place: ThreadPlace) => boolean
}

/** Threads by family and number, such as `1:-2`; the rest is ground. */
const led =
  (strands: Readonly<Record<string, ThreadTone>>) =>
  (family: number, index: number): ThreadTone =>
    strands[`${family}:${index}`] ?? 'thread'

const level = led({ '0:-1': 'satya', '0:1': 'satya' })
const rising = led({ '2:-1': 'siddhi', '2:0': 'siddhi', '2:1': 'vriddhi' })
const lines = led({ '0:-3': 'satya', '0:0': 'vriddhi', '0:3': 'siddhi' })

/** One cut for each page; families are level (0), falling (1) and rising (2), as in the mark. */
const CUTS = {
  about: {
    spacing: 208,
    thickness: 0.38,
    origin: [470, 230],
    tone: led({ '0:0': 'satya', '1:0': 'vriddhi', '2:0': 'siddhi' }),
  },
  academy: { spacing: 88, thickness: 0.4, origin: [440, 300], tone: rising },
  blog: { spacing: 52, thickness: 0.34, origin: [420, 220], tone: lines, keep: ({ family }) => family === 0 },
  careers: { spacing: 108, thickness: 0.46, origin: [460, 170], tone: level },
  contact: {
    spacing: 84,
    thickness: 0.3,
    origin: [400, 240],
    tone: led({ '1:0': 'vriddhi', '2:0': 'siddhi' }),
    keep: ({ family, index }) => family !== 0 && Math.abs(index) < 4,
  },
  employers: {
    spacing: 96,
    thickness: 0.26,
    origin: [380, 210],
    tone: led({ '0:0': 'satya', '1:1': 'vriddhi', '2:-2': 'siddhi', '2:1': 'siddhi' }),
  },
  skills: {
    spacing: 64,
    thickness: 0.42,
    origin: [470, 190],
    tone: led({ '0:-2': 'satya', '0:0': 'satya', '0:2': 'satya', '2:1': 'vriddhi' }),
  },
} satisfies Record<string, Cut>

export type PageArtName = keyof typeof CUTS

/** The head's cloth begins on the slant of the mark, so that no thread runs under the words. */
const beside = ({ x, y }: ThreadPlace) => x > 40 + (HEIGHT - y) * 0.3

/** The picture in the head of a page. */
export function PageArt({ name }: { name: PageArtName }) {
  const { paths } = useMemo(() => {
    const cut: Cut = CUTS[name]
    const keep = (place: ThreadPlace) => beside(place) && (cut.keep?.(place) ?? true)
    return weave({ width: WIDTH, height: HEIGHT, gap: 0.06, seed: name, ragged: 0.08, ...cut, keep })
  }, [name])
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMaxYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      {paths.map(({ tone, d }) => (
        <path key={tone} d={d} fill={`var(--${tone})`} />
      ))}
    </svg>
  )
}
