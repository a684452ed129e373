import fc from 'fast-check'
import { emptyResume, TEMPLATES } from '@tryka/domain'
import { contrast, mixed, readable } from './accent'
import { renderResume } from './render'
import { accentOf, TEMPLATE } from './templates/templates'

const colour = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)

describe('The contrast of two colours', () => {
  it('is that of WCAG', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5)
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
    expect(contrast('#123456', '#123456')).toBe(1)
  })
})

describe('A colour that text is set in', () => {
  it('can be read on any ground', () => {
    // On a grey between, no colour is further away than black or white.
    fc.assert(
      fc.property(colour, colour, (text, ground) => {
        const found = contrast(readable(text, ground), ground)
        const best = Math.max(contrast('#000000', ground), contrast('#ffffff', ground))
        expect(found).toBeGreaterThanOrEqual(Math.min(4.5, best - 0.01))
      }),
    )
  })

  it('stays as it is where it can be read', () => {
    fc.assert(
      fc.property(colour, colour, (text, ground) => {
        fc.pre(contrast(text, ground) >= 4.5)
        expect(readable(text, ground)).toBe(text)
      }),
    )
  })

  it('keeps its hue when it is made darker', () => {
    const [red = '', green = '', blue = ''] = readable('#ffe000').slice(1).match(/../g) ?? []
    expect(Number.parseInt(red, 16)).toBeGreaterThan(Number.parseInt(green, 16))
    expect(Number.parseInt(blue, 16)).toBe(0)
  })

  it('is between two by its share', () => {
    expect(mixed('#000000', '#ffffff', 0.5)).toBe('#808080')
    expect(mixed('#123456', '#ffffff', 0)).toBe('#123456')
  })
})

describe('The accent of a resume', () => {
  const withAccent = (accent: string, templateId = TEMPLATES[0] as (typeof TEMPLATES)[number]) => {
    const draft = emptyResume()
    return { ...draft, templateId, layout: { ...draft.layout, accent } }
  }

  it('can be read in every template, whatever was chosen', () => {
    for (const templateId of TEMPLATES) {
      expect(accentOf(withAccent('', templateId))).toBe(TEMPLATE[templateId].accent)
      for (const accent of ['', '#ffe000', '#ffffff', '#00709d'])
        expect(contrast(accentOf(withAccent(accent, templateId)), '#ffffff')).toBeGreaterThanOrEqual(4.5)
    }
  })

  it('is in the styles of every template', () => {
    for (const templateId of TEMPLATES) {
      const [own, chosen] = ['', '#6b3fa0'].map((accent) => renderResume(withAccent(accent, templateId)).css)
      expect(chosen).toContain('--accent:#6b3fa0')
      expect(chosen).not.toBe(own)
      expect(chosen?.match(/var\(--accent\)|%236b3fa0|#6b3fa0/g)?.length).toBeGreaterThan(1)
    }
  })
})
