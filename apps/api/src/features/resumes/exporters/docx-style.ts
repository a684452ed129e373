import { directionOf, type Face, type ResumeDraft, type ResumeLanguage, type TemplateId } from '@tryka/domain'
import { accentOf, faceOf, sizesOf } from '@tryka/resume-template'

/** What of a template's look a Word document can have. */
interface Look {
  /** The head stands in the middle, where no photo stands beside it. */
  isCentred?: true
  /** A line ends the head. */
  isUnderlined?: true
  /** A line at the headings of sections. */
  ruled?: 'above' | 'below'
  /** Headings of sections in the accent. */
  isColoured?: true
  /** The name in the accent. */
  isNamed?: true
  /** The head stands on ink, headings on the accent. */
  isBanded?: true
  /** Headings of sections lean on a bar of the accent. */
  isBarred?: true
  /** Points begin with a dash. */
  isDashed?: true
  /** What the name and the headings of sections are set in, where it is not the face of the text. */
  faces?: { name?: string; heads: string }
}

const LOOKS: Record<TemplateId, Look> = {
  modern: { isUnderlined: true },
  classic: { isCentred: true, ruled: 'below' },
  creative: { isBanded: true },
  minimal: { isDashed: true },
  columns: { isUnderlined: true, isColoured: true },
  academic: { isUnderlined: true, isColoured: true, ruled: 'above' },
  executive: {
    isCentred: true,
    isUnderlined: true,
    isColoured: true,
    isDashed: true,
    faces: { name: 'Cambria', heads: 'Cambria' },
  },
  compact: { isNamed: true, isBarred: true },
  technical: { isColoured: true, ruled: 'below', faces: { heads: 'Consolas' } },
  european: { isNamed: true, isUnderlined: true, isColoured: true, ruled: 'below' },
}

/** Faces that come with Word, nearest to those of the page: a document of Word holds none of its own. */
const WORD_FACE: Record<Face, string> = {
  sans: 'Calibri',
  serif: 'Cambria',
  humanist: 'Corbel',
  slab: 'Rockwell',
}
/** The faces of Word for letters that those have not; Word asks for them by the kind of a script. */
const INDIC = { cs: 'Nirmala UI' }
const TO_THE_LEFT = { cs: 'Arial' }
const SCRIPT_FACE: Partial<Record<ResumeLanguage, { cs: string } | { eastAsia: string }>> = {
  hi: INDIC,
  bn: INDIC,
  ta: INDIC,
  ar: TO_THE_LEFT,
  fa: TO_THE_LEFT,
  he: TO_THE_LEFT,
  zh: { eastAsia: 'Microsoft YaHei' },
  ja: { eastAsia: 'Yu Gothic' },
  ko: { eastAsia: 'Malgun Gothic' },
}

export const INK = '0A2227'
export const SOFT = '385056'

/** A pixel in twentieths of a point, and in halves of one. */
const twips = (px: number): number => Math.round(px * 15)
const halfPoints = (px: number): number => Math.round(px * 1.5)

const PAGE = { A4: { width: 11_906, height: 16_838 }, Letter: { width: 12_240, height: 15_840 } } as const

/** A language as Word looks for it: by the kind of its script. */
function languageIn(language: ResumeLanguage) {
  const script = SCRIPT_FACE[language]
  if (!script) return { value: language }
  return 'cs' in script
    ? { value: language, bidirectional: language }
    : { value: language, eastAsia: language }
}

/** The look of a resume in the units of Word. */
export function docxStyle(draft: ResumeDraft) {
  const look = LOOKS[draft.templateId]
  const sizes = sizesOf(draft)
  const page = PAGE[draft.pageSize]
  const inline = twips(sizes.marginInline)
  const face = (name: string) => ({
    ascii: name,
    hAnsi: name,
    cs: name,
    eastAsia: name,
    ...SCRIPT_FACE[draft.language],
  })
  const size = halfPoints(sizes.size)
  const text = WORD_FACE[faceOf(draft)]
  return {
    ...look,
    // As on the page: beside a photo the head begins at the edge.
    isCentred: look.isCentred && !draft.photo,
    accent: accentOf(draft).slice(1).toUpperCase(),
    font: face(text),
    nameFont: face(look.faces?.name ?? text),
    headFont: face(look.faces?.heads ?? text),
    language: languageIn(draft.language),
    page,
    margin: { block: twips(sizes.marginBlock), inline },
    /** Where the dates end. */
    width: page.width - 2 * inline,
    size,
    /** How far points stand from the edge: 1.15 of their size. */
    indent: Math.round(size * 11.5),
    /** In 240ths of a line. Word's own lines are a fifth larger than their letters. */
    line: Math.round((240 * sizes.lineHeight) / 1.2),
    space: { section: twips(sizes.section), entry: twips(sizes.entry), point: Math.round(30 * sizes.roomy) },
    isRtl: directionOf(draft.language) === 'rtl',
  }
}
export type DocxStyle = ReturnType<typeof docxStyle>
