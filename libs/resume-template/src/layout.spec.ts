import { LAYOUT_DEFAULTS, LAYOUT_RANGE, MARGINS, RESUME_LIMITS, TEMPLATES } from '@tryka/domain'
import { sampleResume } from '@tryka/domain/testing'
import {
  ENTRY_GAP_PT,
  fillTightness,
  fitTightness,
  LAYOUT,
  measures,
  nameWidth,
  tightnessFor,
} from './layout'

const valueOf = (css: string, name: string): number =>
  Number(new RegExp(`--${name}:([\\d.]+)`).exec(css)?.[1])

describe('The measures of a page', () => {
  const settings = [LAYOUT_RANGE.size.min, LAYOUT_DEFAULTS.size, LAYOUT_RANGE.size.max].flatMap((size) =>
    [LAYOUT_RANGE.spacing.min, 100, LAYOUT_RANGE.spacing.max].flatMap((spacing) =>
      MARGINS.map((margins) => ({ ...LAYOUT_DEFAULTS, size, spacing, margins })),
    ),
  )

  it.each(TEMPLATES)('of %s stay comfortable at any setting and tightness', (templateId) => {
    const draft = sampleResume()
    for (const layout of settings) {
      let last = Infinity
      for (let tightness = -RESUME_LIMITS.tightness; tightness <= RESUME_LIMITS.tightness; tightness += 5) {
        const css = measures({ ...draft, templateId, layout, tightness }, 'A4')
        const points = (valueOf(css, 'size') * 72) / 96
        expect(points).toBeGreaterThanOrEqual(9)
        expect(points).toBeLessThanOrEqual(12)
        expect(valueOf(css, 'lh')).toBeGreaterThanOrEqual(1.15)
        expect(valueOf(css, 'my')).toBeGreaterThanOrEqual(37.79)
        expect(valueOf(css, 'mx')).toBeGreaterThanOrEqual(37.79)
        expect(valueOf(css, 'entry')).toBeGreaterThanOrEqual((8 * 96) / 72 - 0.01)
        expect(valueOf(css, 'section')).toBeGreaterThanOrEqual(valueOf(css, 'entry'))
        const room = ['size', 'lh', 'my', 'mx', 'section', 'entry', 'roomy']
          .map((name) => valueOf(css, name))
          .reduce((product, value) => product * value, 1)
        expect(room).toBeLessThanOrEqual(last)
        last = room
      }
    }
  })

  it('keep the lines of two columns as close as is meant, whatever the spacing', () => {
    const lines = (templateId: 'columns' | 'modern', spacing: number, tightness: number) =>
      valueOf(
        measures({ ...sampleResume(), templateId, layout: { ...LAYOUT_DEFAULTS, spacing }, tightness }, 'A4'),
        'lh',
      )

    expect(lines('columns', 140, 0)).toBe(1.4)
    expect(lines('columns', 100, -RESUME_LIMITS.tightness)).toBe(1.4)
    expect(lines('columns', 80, 0)).toBe(1.32)
    expect(lines('modern', 140, 0)).toBeGreaterThan(1.5)
  })

  it('have the body text that was chosen where nothing is fitted', () => {
    for (const templateId of TEMPLATES)
      for (const size of [9, 10, 10.5, 12]) {
        const draft = { ...sampleResume(), templateId, layout: { ...LAYOUT_DEFAULTS, size } }
        expect(valueOf(measures(draft, 'A4'), 'size')).toBeCloseTo((size * 96) / 72, 1)
      }
  })

  it('keep eight points between entries, by which parsers tell them apart', () => {
    expect(ENTRY_GAP_PT).toBeGreaterThanOrEqual(8)
  })

  it('never grow when a resume gets tighter', () => {
    for (const templateId of TEMPLATES)
      for (const [roomy, tight] of Object.values(LAYOUT[templateId])) expect(tight).toBeLessThanOrEqual(roomy)
  })
})

describe('The width of a name', () => {
  it('grows with its letters, and is never nothing', () => {
    expect(nameWidth('')).toBeGreaterThan(0)
    expect(nameWidth('Li Wu')).toBeLessThan(nameWidth('Balasubramaniam Venkataraghavan'))
    expect(nameWidth('Mim')).toBeGreaterThan(nameWidth('Ill'))
  })

  it('counts letters and not the marks on them', () => {
    expect(nameWidth('Zoe\u0308')).toBe(nameWidth('Zoë'))
    expect(nameWidth('e\u0331')).toBe(nameWidth('e'))
  })
})

describe('Fitting a resume to pages', () => {
  it('leaves alone what fits already', () => {
    expect(fitTightness(() => 1, 1)).toBe(0)
  })

  it('says when even the tightest does not fit', () => {
    expect(fitTightness(() => 3, 2)).toBeUndefined()
  })

  it('finds the smallest step that fits, in at most seven layouts', () => {
    for (let needed = 1; needed <= RESUME_LIMITS.tightness; needed++) {
      let layouts = 0
      const found = fitTightness((tightness) => {
        layouts++
        return tightness >= needed ? 1 : 2
      }, 1)
      expect(found).toBe(needed)
      expect(layouts).toBeLessThanOrEqual(7)
    }
  })
})

describe('Filling pages', () => {
  it('finds the roomiest step that takes no page more, in at most six layouts', () => {
    for (let limit = -RESUME_LIMITS.tightness; limit <= 0; limit++) {
      let layouts = 0
      const found = fillTightness((tightness) => {
        layouts++
        return tightness >= limit ? 1 : 2
      })
      expect(found).toBe(limit)
      expect(layouts).toBeLessThanOrEqual(6)
    }
  })

  it('is asked for with pages to fit, and never where a resume had to be tightened', () => {
    const pagesAt = (tightness: number) => (tightness >= -7 ? 1 : 2)
    expect(tightnessFor({ fitPages: 0, fillPages: true }, pagesAt)).toBe(0)
    expect(tightnessFor({ fitPages: 1, fillPages: false }, pagesAt)).toBe(0)
    expect(tightnessFor({ fitPages: 1, fillPages: true }, pagesAt)).toBe(-7)
    expect(tightnessFor({ fitPages: 1, fillPages: true }, (tightness) => (tightness >= 4 ? 1 : 2))).toBe(4)
    expect(tightnessFor({ fitPages: 1, fillPages: true }, () => 2)).toBeUndefined()
  })
})
