/** Colours a thread can take; each is a token name. */
export type ThreadTone = 'thread' | 'thread-2' | 'satya' | 'vriddhi' | 'siddhi'

/** A segment's place: which of the three families, which thread of it, and its middle. */
export interface ThreadPlace {
  family: number
  index: number
  x: number
  y: number
}

/** What to draw. Lengths share the unit of width and height. */
export interface WeaveOptions {
  width: number
  height: number
  /** Where the three middle threads hold one another; the centre unless given. */
  origin?: readonly [number, number]
  spacing: number
  /** Share of the spacing that a thread is thick: 0.12 for grounds, 0.2 to 0.4 for cloth, up to 0.6 for covers. */
  thickness?: number
  /** Share of the spacing left free on both sides of a crossing. */
  gap?: number
  /** Same seed, same picture. Without one the edges are straight. */
  seed?: string
  /** Share of the longer side by which a thread may fall short at either end. */
  ragged?: number
  tone?: (family: number, index: number) => ThreadTone | undefined
  keep?: (place: ThreadPlace) => boolean
}

/** One path per tone, in drawing order, and the number of polygons in all. */
export interface Weaving {
  paths: { tone: ThreadTone; d: string }[]
  polygons: number
}

interface Vector {
  x: number
  y: number
}

/** A heavier figure costs more to paint than it shows. */
export const MAX_POLYGONS = 400

const STRANDS: readonly ThreadTone[] = ['satya', 'vriddhi', 'siddhi']
const direction = (degrees: number): Vector => {
  const radians = (degrees * Math.PI) / 180
  return { x: Math.cos(radians), y: Math.sin(radians) }
}
const [up, downLeft, downRight] = [direction(-90), direction(150), direction(30)]

/** Each family lies over the next and under the one after it, so `above` is two further on. */
const FAMILIES: readonly { own: Vector; above: Vector }[] = [
  { own: up, above: downRight },
  { own: downLeft, above: up },
  { own: downRight, above: downLeft },
]

/** Only the three threads through the origin are coloured: they form the mark. */
export const markTone = (family: number, index: number): ThreadTone =>
  index === 0 ? (STRANDS[family] ?? 'thread') : 'thread'

/** A number in [0, 1) that depends on nothing but the text (FNV-1a, then a final mix). */
export function fraction(text: string): number {
  let hash = 0x811c9dc5
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39)
  return ((hash ^ (hash >>> 15)) >>> 0) / 2 ** 32
}

/** Draws the cloth as polygons, cut where a thread passes under; widens the spacing until it fits the polygon budget. */
export function weave(options: WeaveOptions): Weaving {
  const drawn = draw(options)
  return drawn.polygons <= MAX_POLYGONS ? drawn : weave({ ...options, spacing: options.spacing * 1.1 })
}

function draw(options: WeaveOptions): Weaving {
  const { width, height, spacing, tone = markTone, keep = () => true } = options
  const reach = Math.hypot(width, height)
  const last = Math.ceil(reach / spacing) + 1
  const byTone = new Map<ThreadTone, string>()
  let polygons = 0

  FAMILIES.forEach((family, familyNumber) => {
    for (let index = -last; index <= last; index += 1) {
      const colour = tone(familyNumber, index)
      if (!colour) continue
      const spans = raggedSpan(options, familyNumber, index, reach)
      for (let step = -last; step < last; step += 1) {
        const corners = segment(options, family, index, step)
        const place = { family: familyNumber, index, ...middle(corners) }
        if (!inside(place, options) || !spans(along(family.own, place, options)) || !keep(place)) continue
        byTone.set(colour, (byTone.get(colour) ?? '') + toPath(corners))
        polygons += 1
      }
    }
  })
  return { paths: [...byTone].map(([colour, d]) => ({ tone: colour, d })), polygons }
}

/** The piece of a thread between two neighbouring threads of the family above it. */
function segment(
  options: WeaveOptions,
  { own, above }: { own: Vector; above: Vector },
  index: number,
  step: number,
) {
  const { spacing, thickness = 0.3, gap = 0.06 } = options
  const half = (thickness * spacing) / 2
  const centre = (index + 0.5) * spacing
  const from = (step + 0.5) * spacing + half + gap * spacing
  const to = (step + 1.5) * spacing - half - gap * spacing
  const corner = (u: number, v: number) => crossing(options, own, u, above, v)
  return [
    corner(centre - half, from),
    corner(centre - half, to),
    corner(centre + half, to),
    corner(centre + half, from),
  ]
}

/** The point whose coordinates in two families are u and v. */
function crossing(options: WeaveOptions, a: Vector, u: number, b: Vector, v: number): Vector {
  const [originX, originY] = originOf(options)
  const determinant = a.x * b.y - a.y * b.x
  return {
    x: originX + (u * b.y - v * a.y) / determinant,
    y: originY + (v * a.x - u * b.x) / determinant,
  }
}

const originOf = ({ origin, width, height }: WeaveOptions) => origin ?? ([width / 2, height / 2] as const)

function middle(corners: readonly Vector[]): Vector {
  const sum = corners.reduce((total, { x, y }) => ({ x: total.x + x, y: total.y + y }), { x: 0, y: 0 })
  return { x: sum.x / corners.length, y: sum.y / corners.length }
}

/** Half a spacing beyond the edge still reaches into the picture. */
const inside = ({ x, y }: Vector, { width, height, spacing }: WeaveOptions) =>
  x > -spacing / 2 && x < width + spacing / 2 && y > -spacing / 2 && y < height + spacing / 2

function along(own: Vector, { x, y }: Vector, options: WeaveOptions) {
  const [originX, originY] = originOf(options)
  return own.x * (y - originY) - own.y * (x - originX)
}

function raggedSpan({ seed, ragged = 0.2 }: WeaveOptions, family: number, index: number, reach: number) {
  if (seed === undefined) return () => true
  const cut = (end: string) => (fraction(`${seed}/${family}/${index}/${end}`) * ragged + 0.04) * reach
  const [start, end] = [-reach / 2 + cut('start'), reach / 2 - cut('end')]
  return (position: number) => position >= start && position <= end
}

const rounded = (length: number) => String(Number(length.toFixed(1)))

/** Sides as steps from corner to corner: threads repeat them, so that the page compresses to half. */
const toPath = (corners: readonly Vector[]) => {
  const [first = { x: 0, y: 0 }] = corners
  const steps = corners.slice(1).map(({ x, y }, index) => {
    const from = corners[index] ?? first
    return `${rounded(x - from.x)} ${rounded(y - from.y)}`
  })
  return `M${rounded(first.x)} ${rounded(first.y)}l${steps.join(' ')}z`
}
