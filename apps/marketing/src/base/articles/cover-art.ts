import { ARTICLES } from 'virtual:articles'
import { fraction, weave, type ThreadTone, type Weaving } from '@tryka/ui'

export const COVER = { width: 640, height: 400 } as const

/** What leads in a picture; `satya` stands for most threads, `vriddhi` for some, `siddhi` for the few. */
type Motif = (family: number, index: number) => ThreadTone | undefined

const MOTIFS: readonly Motif[] = [
  // The mark itself.
  (_, index) => (index === 0 ? 'siddhi' : Math.abs(index) === 1 ? 'vriddhi' : 'satya'),
  // Level bars.
  (family, index) => (family !== 0 ? 'satya' : index % 2 ? 'vriddhi' : 'siddhi'),
  // A broad arm that rises.
  (family, index) => (family === 2 && Math.abs(index) < 2 ? 'siddhi' : family === 1 ? 'vriddhi' : 'satya'),
  // Two roads that cross, without the level threads.
  (family, index) => (family === 0 ? undefined : index === 0 ? 'siddhi' : index % 3 ? 'satya' : 'vriddhi'),
  // One thread that falls through the cloth.
  (family, index) =>
    family === 1 && index === 0 ? 'siddhi' : family === 2 && index % 2 ? 'vriddhi' : 'satya',
]
const SPACINGS = [64, 148, 98]

/** From the oldest on: a new article changes no picture of another. */
const NUMBERS = new Map(ARTICLES.map(({ slug }, index) => [slug, ARTICLES.length - 1 - index]))

/** The picture of an article: figure and scale by its number, so that neighbours differ; place and weight by its name. */
export function coverArt(slug: string): Weaving {
  const number = NUMBERS.get(slug) ?? 0
  return weave({
    ...COVER,
    origin: [160 + fraction(slug) * 320, 110 + fraction(`${slug}!`) * 180],
    spacing: SPACINGS[number % SPACINGS.length] ?? 98,
    thickness: 0.3 + fraction(`${slug}?`) * 0.24,
    gap: 0.07,
    tone: MOTIFS[number % MOTIFS.length],
  })
}
