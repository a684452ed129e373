import { RESUME_LIMITS, TEMPLATES } from '@tryka/domain'
import { sampleResume } from '@tryka/domain/testing'
import { ENTRY_GAP_PT, fitTightness, LAYOUT, measures, nameWidth } from './layout'

const valueOf = (css: string, name: string): number =>
  Number(new RegExp(`--${name}:([\\d.]+)`).exec(css)?.[1])

describe('The measures of a page', () => {
  it.each(TEMPLATES)('of %s stay comfortable at any tightness', (templateId) => {
    for (let tightness = 0; tightness <= RESUME_LIMITS.tightness; tightness++) {
      const css = measures({ ...sampleResume(), templateId, tightness }, 'A4')
      expect(valueOf(css, 'size')).toBeGreaterThanOrEqual(12)
      expect(valueOf(css, 'lh')).toBeGreaterThanOrEqual(1.15)
      expect(valueOf(css, 'my')).toBeGreaterThanOrEqual(37.79)
      expect(valueOf(css, 'mx')).toBeGreaterThanOrEqual(37.79)
      expect(valueOf(css, 'section')).toBeGreaterThanOrEqual(valueOf(css, 'entry'))
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
