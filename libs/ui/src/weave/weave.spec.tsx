import { render } from '@testing-library/react'
import { Weave } from './weave'
import { fraction, markTone, MAX_POLYGONS, weave } from './weave-paths'

const base = { width: 600, height: 400, spacing: 60 }

type Points = { x: number; y: number }[]

/** `M` to the first corner, then `l` with a step to each of the others. */
const polygonsOf = (d: string): Points[] =>
  d
    .split('z')
    .filter(Boolean)
    .map((part) => {
      const [x = NaN, y = NaN, ...steps] = part.slice(1).split(/[l ]/).map(Number)
      const points = [{ x, y }]
      for (let at = 0; at < steps.length; at += 2) {
        const last = points.at(-1) ?? { x, y }
        points.push({ x: last.x + (steps[at] ?? NaN), y: last.y + (steps[at + 1] ?? NaN) })
      }
      return points
    })

const allPolygons = (drawn: ReturnType<typeof weave>) => drawn.paths.flatMap(({ d }) => polygonsOf(d))

/** Two convex shapes are apart when some edge's normal separates them. */
function apart(a: Points, b: Points) {
  const edges = [a, b].flatMap((shape) =>
    shape.map((point, index) => {
      const next = shape[(index + 1) % shape.length] ?? point
      return { x: next.y - point.y, y: point.x - next.x }
    }),
  )
  return edges.some((axis) => {
    const along = (shape: Points) => shape.map(({ x, y }) => x * axis.x + y * axis.y)
    const [first, second] = [along(a), along(b)]
    return Math.max(...first) < Math.min(...second) || Math.max(...second) < Math.min(...first)
  })
}

describe('weave', () => {
  it('draws the same picture for the same seed and another one for another seed', () => {
    expect(weave({ ...base, seed: 'article-1' })).toEqual(weave({ ...base, seed: 'article-1' }))
    expect(weave({ ...base, seed: 'article-1' })).not.toEqual(weave({ ...base, seed: 'article-2' }))
  })

  it('counts the polygons that it draws', () => {
    const drawn = weave(base)
    expect(drawn.polygons).toBeGreaterThan(60)
    expect(allPolygons(drawn)).toHaveLength(drawn.polygons)
  })

  it.each([
    [1600, 900, 10],
    [320, 2000, 6],
    [4000, 4000, 20],
  ])('keeps a picture of %d by %d under the budget however close the threads', (width, height, spacing) => {
    expect(weave({ width, height, spacing }).polygons).toBeLessThanOrEqual(MAX_POLYGONS)
  })

  it('never lets two threads touch: one is cut where the other passes over', () => {
    const shapes = allPolygons(weave({ ...base, thickness: 0.4, gap: 0.06 }))
    const touching = shapes.flatMap((a, index) => shapes.slice(index + 1).filter((b) => !apart(a, b)))
    expect(touching).toEqual([])
  })

  it('colours only the three threads of the mark, each in its strand', () => {
    expect([markTone(0, 0), markTone(1, 0), markTone(2, 0), markTone(0, 1)]).toEqual([
      'satya',
      'vriddhi',
      'siddhi',
      'thread',
    ])
    expect(
      weave(base)
        .paths.map(({ tone }) => tone)
        .sort(),
    ).toEqual(['satya', 'siddhi', 'thread', 'vriddhi'])
  })

  it('leaves out what is not kept and what has no tone', () => {
    expect(weave({ ...base, keep: () => false })).toEqual({ paths: [], polygons: 0 })
    expect(weave({ ...base, tone: () => undefined }).polygons).toBe(0)
    expect(weave({ ...base, keep: ({ x }) => x < 300 }).polygons).toBeLessThan(weave(base).polygons)
  })
})

describe('fraction', () => {
  it('stays between 0 and 1 and spreads', () => {
    const values = Array.from({ length: 500 }, (_, index) => fraction(`thread-${index}`))
    expect(values.every((value) => value >= 0 && value < 1)).toBe(true)
    expect(values.reduce((sum, value) => sum + value, 0) / values.length).toBeCloseTo(0.5, 1)
  })
})

describe('Weave', () => {
  it('is decoration: hidden from screen readers, coloured by tokens', () => {
    const { container } = render(<Weave {...base} className="art" />)
    const svg = container.querySelector('svg')
    expect(svg).toHaveAttribute('aria-hidden', 'true')
    expect(svg).toHaveAttribute('focusable', 'false')
    expect(container.querySelector('path[fill="var(--satya)"]')).toBeInTheDocument()
  })
})
