import type { Margins, PageSize, ResumeDraft } from '@tryka/domain'
import { LAYOUT_RANGE, RESUME_LIMITS, type TemplateId } from '@tryka/domain'

/**
 * Pages in CSS pixels. The width is whole, because screens and printers round fractions differently; the height is
 * the one that Chromium prints, so that what just fits the preview's page also fits the paper.
 */
export const PAGE_PX: Record<PageSize, { width: number; height: number }> = {
  A4: { width: 794, height: 1122.5 },
  Letter: { width: 816, height: 1056 },
}

const PX_PER_PT = 96 / 72
const PX_PER_MM = 96 / 25.4

/** What the template means, and the tightest setting that "fit to one page" may choose instead. */
interface Range {
  /** Never below 1.15. */
  lineHeight: readonly [meant: number, tight: number]
  /** Margins in millimetres; never below 10. */
  marginBlock: readonly [meant: number, tight: number]
  marginInline: readonly [meant: number, tight: number]
  /** Space before a section, in points. */
  section: readonly [meant: number, tight: number]
}

export const LAYOUT: Record<TemplateId, Range> = {
  modern: { lineHeight: [1.42, 1.2], marginBlock: [14, 10], marginInline: [16, 12], section: [12.5, 9] },
  classic: { lineHeight: [1.36, 1.18], marginBlock: [14, 10], marginInline: [17, 13], section: [10.5, 9] },
  creative: { lineHeight: [1.38, 1.2], marginBlock: [11, 10], marginInline: [16, 12], section: [10.5, 9] },
  minimal: { lineHeight: [1.42, 1.2], marginBlock: [16, 11], marginInline: [23, 14], section: [12.5, 9.5] },
  columns: { lineHeight: [1.4, 1.2], marginBlock: [14, 10], marginInline: [15, 12], section: [13, 9] },
  academic: { lineHeight: [1.36, 1.18], marginBlock: [17, 11], marginInline: [20, 13], section: [12, 9] },
  executive: { lineHeight: [1.46, 1.2], marginBlock: [17, 11], marginInline: [21, 13], section: [15, 10] },
  compact: { lineHeight: [1.26, 1.16], marginBlock: [11, 10], marginInline: [13, 11], section: [9, 8.5] },
  technical: { lineHeight: [1.4, 1.2], marginBlock: [14, 10], marginInline: [16, 12], section: [12.5, 9] },
  european: { lineHeight: [1.4, 1.2], marginBlock: [14, 10], marginInline: [15, 12], section: [13, 9] },
}

/** Lines never stand further apart than is meant: a reader takes each alone then, and mixes those of two columns. */
const DENSE: readonly TemplateId[] = ['columns']

/** What "fill the page" may add at most. */
const ROOMIEST = { size: 1, lineHeight: 0.24, margin: 5, space: 1.2 }
const LEAST = { size: 9, lineHeight: 1.15, margin: 10, entry: 8 }
const MARGIN_SHARE: Record<Margins, number> = { narrow: 0.75, normal: 1, wide: 1.3 }

/** Widths of characters in the widest face that a name is set in, in ems, by what they are; most are a little less. */
const WIDTHS: readonly (readonly [RegExp, number])[] = [
  [/\p{M}/u, 0],
  [/[\s.,:;'’ʼ‘|!ijlI]/u, 0.32],
  [/[frtJ()-]/u, 0.5],
  [/[mwMW@]|\p{Extended_Pictographic}/u, 1.05],
  [/\p{Script=Han}|\p{Script=Hangul}|\p{Script=Hiragana}|\p{Script=Katakana}/u, 1],
  [/\p{Lu}/u, 0.78],
]
const OTHER_WIDTH = 0.67

/** About how wide a name is, in ems: what it takes to set it on one line. Never nothing. */
export const nameWidth = (name: string): number =>
  [...name.normalize('NFC')].reduce(
    (sum, char) => sum + (WIDTHS.find(([kind]) => kind.test(char))?.[1] ?? OTHER_WIDTH),
    1,
  )

/** Running text is about so much narrower than the widest face of a name. */
const TEXT_SHARE = 0.85

/** The longest address of a head: about how wide it is, in ems of its text, and how many signs it has. Never nothing. */
function addressSize({ email, linkedIn, github, portfolio }: ResumeDraft['personalInfo']) {
  const addresses = [email, linkedIn, github, portfolio]
  return {
    ems: Math.max(...addresses.map(nameWidth)) * TEXT_SHARE,
    signs: Math.max(1, ...addresses.map((address) => [...address].length)),
  }
}

/** Space before an entry, in points. No tightness takes from it: parsers tell entries apart by it. */
export const ENTRY_GAP_PT = 8.5

const px = (value: number): string => `${value.toFixed(2)}px`

/** What the measures of a page are made from. */
export type Measured = Pick<ResumeDraft, 'templateId' | 'tightness' | 'personalInfo' | 'layout'>

/** Body text, margins and the others in CSS pixels, at the settings and the tightness of a resume. */
export function sizesOf({ templateId, tightness, layout }: Measured) {
  const bounded = Math.min(Math.max(tightness, -RESUME_LIMITS.tightness), RESUME_LIMITS.tightness)
  const tight = Math.max(bounded, 0) / RESUME_LIMITS.tightness
  const roomy = Math.max(-bounded, 0) / RESUME_LIMITS.tightness
  const spacing = layout.spacing / 100
  const range = LAYOUT[templateId]
  /** From what is meant to the tightest, or to as much more as filling may add. */
  const at = (meant: number, tightest: number, more: number): number =>
    meant + (Math.min(tightest, meant) - meant) * tight + more * roomy
  const margin = ([meant, tightest]: readonly [number, number]): number =>
    Math.max(LEAST.margin, at(meant * MARGIN_SHARE[layout.margins], tightest, ROOMIEST.margin))
  const entry = Math.max(LEAST.entry, ENTRY_GAP_PT * spacing) * (1 + roomy * ROOMIEST.space)
  const [section, tightSection] = range.section
  const [lineHeight, tightLine] = range.lineHeight
  return {
    size:
      at(layout.size, LEAST.size, Math.min(ROOMIEST.size, LAYOUT_RANGE.size.max - layout.size)) * PX_PER_PT,
    lineHeight: Math.min(
      DENSE.includes(templateId) ? lineHeight : Infinity,
      Math.max(LEAST.lineHeight, at(1 + (lineHeight - 1) * spacing, tightLine, ROOMIEST.lineHeight)),
    ),
    marginBlock: margin(range.marginBlock) * PX_PER_MM,
    marginInline: margin(range.marginInline) * PX_PER_MM,
    section: Math.max(entry, at(section * spacing, tightSection, section * ROOMIEST.space)) * PX_PER_PT,
    entry: entry * PX_PER_PT,
    /** Of all the small spaces that no parser needs. */
    roomy: (1 - tight * 0.4) * spacing * (1 + roomy * ROOMIEST.space),
  }
}

/** The measures of a page as custom properties. */
export function measures(draft: Measured, pageSize: PageSize): string {
  const { width, height } = PAGE_PX[pageSize]
  const sizes = sizesOf(draft)
  const address = addressSize(draft.personalInfo)
  return [
    `--page-w:${width}px`,
    `--page-h:${height}px`,
    `--size:${px(sizes.size)}`,
    `--lh:${sizes.lineHeight.toFixed(3)}`,
    `--my:${px(sizes.marginBlock)}`,
    `--mx:${px(sizes.marginInline)}`,
    `--section:${px(sizes.section)}`,
    `--entry:${px(sizes.entry)}`,
    `--roomy:${sizes.roomy.toFixed(3)}`,
    `--name-em:${nameWidth(draft.personalInfo.fullName).toFixed(2)}`,
    `--address-em:${address.ems.toFixed(2)}`,
    `--address-signs:${address.signs}`,
  ].join(';')
}

/**
 * The smallest tightness at which a resume fits `pages`, found by measuring at most six layouts; nothing when even
 * the tightest does not fit. `pagesAt` lays the resume out and counts.
 */
export function fitTightness(pagesAt: (tightness: number) => number, pages: number): number | undefined {
  let low = 0
  let high: number = RESUME_LIMITS.tightness
  if (pagesAt(0) <= pages) return 0
  if (pagesAt(high) > pages) return undefined
  while (high - low > 1) {
    const middle = (low + high) >> 1
    if (pagesAt(middle) <= pages) high = middle
    else low = middle
  }
  return high
}

/**
 * The roomiest tightness, 0 or below it, at which a resume has no more pages than it has at 0, found by measuring at
 * most six layouts: its last page is then as full as reading comfort allows.
 */
export function fillTightness(pagesAt: (tightness: number) => number): number {
  let low = -RESUME_LIMITS.tightness - 1
  let high = 0
  const pages = pagesAt(0)
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (pagesAt(middle) <= pages) high = middle
    else low = middle
  }
  return high
}

/** The tightness that a resume asks for: 0 unless it is to fit pages; nothing when it cannot. */
export function tightnessFor(
  { fitPages, fillPages }: Pick<ResumeDraft, 'fitPages' | 'fillPages'>,
  pagesAt: (tightness: number) => number,
): number | undefined {
  if (!fitPages) return 0
  const fitting = fitTightness(pagesAt, fitPages)
  return fitting === 0 && fillPages ? fillTightness(pagesAt) : fitting
}
