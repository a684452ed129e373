import type * as DocxModule from 'docx'
import type { ResumeDraft } from '@tryka/domain'
import { type Outline, saidBy } from '@tryka/resume-template'
import { DocxParts } from './docx-parts'
import { docxStyle, type DocxStyle, INK } from './docx-style'

interface Level {
  scale: number
  before: number
  color: string
  font: DocxStyle['font']
  isRole?: true
}
const heading = ({ size }: DocxStyle, { scale, before, color, font, isRole }: Level) => ({
  run: { size: Math.round(size * scale), bold: !isRole, color, font },
  paragraph: { spacing: { before, after: 40 } },
})

/** Name and number at the head of the pages after the first. */
function pageHead(docx: typeof DocxModule, outline: Outline, style: DocxStyle) {
  const { Header, PageNumber, Paragraph, TabStopType, TextRun } = docx
  const size = style.size - 2
  return {
    first: new Header({ children: [] }),
    default: new Header({
      children: [
        new Paragraph({
          bidirectional: style.isRtl,
          tabStops: [{ type: TabStopType.RIGHT, position: style.width }],
          children: [
            new TextRun({ text: saidBy(outline.name), size, rightToLeft: style.isRtl }),
            new TextRun({ children: ['\t', PageNumber.CURRENT], size }),
          ],
        }),
      ],
    }),
  }
}

/** The outline as a Word document in the look of its template, with real headings, lists and links. */
export async function toDocx(outline: Outline, draft: ResumeDraft): Promise<Buffer> {
  const docx = await import('docx')
  const style = docxStyle(draft)
  const parts = new DocxParts(docx, style)
  const { block, inline } = style.margin
  const white = style.isBanded && 'FFFFFF'
  const { accent, font, space } = style
  const document = new docx.Document({
    title: [saidBy(outline.name), draft.title].filter(Boolean).join(' - '),
    creator: saidBy(outline.name),
    styles: {
      default: {
        document: {
          run: {
            font,
            size: style.size,
            color: INK,
            language: style.language,
          },
          // Said, because not every reader takes a height without a rule for a share of the line.
          paragraph: { spacing: { line: style.line, lineRule: docx.LineRuleType.AUTO } },
        },
        heading1: heading(style, {
          scale: 2.3,
          before: 0,
          color: white || (style.isNamed ? accent : INK),
          font: style.nameFont,
        }),
        heading2: heading(style, {
          scale: 1.15,
          before: space.section,
          color: white || (style.isColoured ? accent : INK),
          font: style.headFont,
        }),
        heading3: heading(style, { scale: 1, before: space.entry, color: INK, font }),
        heading4: heading(style, {
          scale: 1,
          before: Math.round(space.entry * 0.75),
          color: INK,
          font,
          isRole: true,
        }),
      },
    },
    numbering: { config: [parts.points()] },
    sections: [
      {
        properties: {
          titlePage: draft.layout.pageHeader,
          page: {
            size: style.page,
            margin: { top: block, right: inline, bottom: block, left: inline, header: Math.round(block / 2) },
          },
        },
        ...(draft.layout.pageHeader && { headers: pageHead(docx, outline, style) }),
        children: [...parts.head(outline), ...outline.sections.flatMap((section) => parts.section(section))],
      },
    ],
  })
  return docx.Packer.toBuffer(document)
}
