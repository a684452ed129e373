import type { PageSize, ResumeDraft } from '@tryka/domain'
import { RESUME_LIMITS, type TemplateId } from '@tryka/domain'

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

/** The roomiest and the tightest setting of everything that "fit to one page" may change. */
interface Range {
  /** Body text in points; never below 9. */
  size: readonly [roomy: number, tight: number]
  /** Never below 1.15. */
  lineHeight: readonly [roomy: number, tight: number]
  /** Margins in millimetres; never below 10. */
  marginBlock: readonly [roomy: number, tight: number]
  marginInline: readonly [roomy: number, tight: number]
  /** Space before a section, in points. */
  section: readonly [roomy: number, tight: number]
}

export const LAYOUT: Record<TemplateId, Range> = {
  modern: {
    size: [9.3, 9],
    lineHeight: [1.42, 1.2],
    marginBlock: [14, 10],
    marginInline: [16, 12],
    section: [12.5, 9],
  },
  classic: {
    size: [9.4, 9],
    lineHeight: [1.36, 1.18],
    marginBlock: [14, 10],
    marginInline: [17, 13],
    section: [10.5, 9],
  },
  creative: {
    size: [9.1, 9],
    lineHeight: [1.38, 1.2],
    marginBlock: [11, 10],
    marginInline: [16, 12],
    section: [10.5, 9],
  },
  minimal: {
    size: [9.1, 9],
    lineHeight: [1.42, 1.2],
    marginBlock: [16, 11],
    marginInline: [23, 14],
    section: [12.5, 9.5],
  },
  columns: {
    size: [9.3, 9],
    lineHeight: [1.4, 1.2],
    marginBlock: [13, 10],
    marginInline: [15, 12],
    section: [12, 9],
  },
  academic: {
    size: [9.4, 9],
    lineHeight: [1.36, 1.18],
    marginBlock: [16, 11],
    marginInline: [19, 13],
    section: [11, 9],
  },
  executive: {
    size: [9.4, 9],
    lineHeight: [1.44, 1.2],
    marginBlock: [16, 11],
    marginInline: [20, 13],
    section: [14, 10],
  },
  compact: {
    size: [9, 9],
    lineHeight: [1.28, 1.16],
    marginBlock: [11, 10],
    marginInline: [13, 11],
    section: [9, 8.5],
  },
  technical: {
    size: [9.2, 9],
    lineHeight: [1.4, 1.2],
    marginBlock: [14, 10],
    marginInline: [16, 12],
    section: [12, 9],
  },
  european: {
    size: [9.3, 9],
    lineHeight: [1.4, 1.2],
    marginBlock: [14, 10],
    marginInline: [16, 12],
    section: [12, 9],
  },
}

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

/** Space before an entry, in points. It stays at any tightness: parsers tell entries apart by it. */
export const ENTRY_GAP_PT = 8.5

const px = (value: number): string => `${value.toFixed(2)}px`

/** The measures of a page as custom properties. */
export function measures(
  draft: Pick<ResumeDraft, 'templateId' | 'tightness' | 'personalInfo'>,
  pageSize: PageSize,
): string {
  const step = Math.min(Math.max(draft.tightness, 0), RESUME_LIMITS.tightness) / RESUME_LIMITS.tightness
  const range = LAYOUT[draft.templateId]
  const at = ([roomy, tight]: readonly [number, number]): number => roomy + (tight - roomy) * step
  const { width, height } = PAGE_PX[pageSize]
  return [
    `--page-w:${width}px`,
    `--page-h:${height}px`,
    `--size:${px(at(range.size) * PX_PER_PT)}`,
    `--lh:${at(range.lineHeight).toFixed(3)}`,
    `--my:${px(at(range.marginBlock) * PX_PER_MM)}`,
    `--mx:${px(at(range.marginInline) * PX_PER_MM)}`,
    `--section:${px(at(range.section) * PX_PER_PT)}`,
    `--entry:${px(ENTRY_GAP_PT * PX_PER_PT)}`,
    `--roomy:${(1 - step * 0.4).toFixed(3)}`,
    `--name-em:${nameWidth(draft.personalInfo.fullName).toFixed(2)}`,
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
