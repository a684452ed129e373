import { directionOf, type Face, type ResumeDraft, type TemplateId } from '@tryka/domain'
import { accentOf, faceOf, sizesOf } from '@tryka/resume-template'

/** What of a template's look a Word document can have. */
interface Look {
  isCentred?: true
  /** A line below the headings of sections. */
  isRuled?: true
  /** Headings of sections in the accent. */
  isColoured?: true
  /** The head stands on ink, headings on the accent. */
  isBanded?: true
}

const LOOKS: Record<TemplateId, Look> = {
  modern: {},
  classic: { isCentred: true, isRuled: true },
  creative: { isBanded: true },
  minimal: {},
  columns: { isColoured: true },
  academic: { isRuled: true },
  executive: { isColoured: true },
  compact: { isRuled: true },
  technical: { isColoured: true },
  european: { isColoured: true },
}

/** Faces that come with Word, nearest to those of the page: a document of Word holds none of its own. */
const WORD_FACE: Record<Face, string> = {
  sans: 'Calibri',
  serif: 'Cambria',
  humanist: 'Corbel',
  slab: 'Rockwell',
}

export const INK = '0A2227'
export const SOFT = '385056'

/** A pixel in twentieths of a point, and in halves of one. */
const twips = (px: number): number => Math.round(px * 15)
const halfPoints = (px: number): number => Math.round(px * 1.5)

const PAGE = { A4: { width: 11_906, height: 16_838 }, Letter: { width: 12_240, height: 15_840 } } as const

/** The look of a resume in the units of Word. */
export function docxStyle(draft: ResumeDraft) {
  const look = LOOKS[draft.templateId]
  const sizes = sizesOf(draft)
  const page = PAGE[draft.pageSize]
  const inline = twips(sizes.marginInline)
  return {
    ...look,
    accent: accentOf(draft).slice(1).toUpperCase(),
    font: WORD_FACE[faceOf(draft)],
    page,
    margin: { block: twips(sizes.marginBlock), inline },
    /** Where the dates end. */
    width: page.width - 2 * inline,
    size: halfPoints(sizes.size),
    /** In 240ths of a line. Word's own lines are a fifth larger than their letters. */
    line: Math.round((240 * sizes.lineHeight) / 1.2),
    space: { section: twips(sizes.section), entry: twips(sizes.entry), point: Math.round(30 * sizes.roomy) },
    isRtl: directionOf(draft.language) === 'rtl',
  }
}
export type DocxStyle = ReturnType<typeof docxStyle>
