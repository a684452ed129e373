import type * as DocxModule from 'docx'
import type { ResumeDraft } from '@tryka/domain'
import { type Outline, saidBy } from '@tryka/resume-template'
import { DocxParts } from './docx-parts'
import { docxStyle, type DocxStyle, INK } from './docx-style'

const heading = (style: DocxStyle, scale: number, before: number, color: string, bold = true) => ({
  run: { size: Math.round(style.size * scale), bold, color, font: style.font },
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
  const coloured = style.isColoured ? style.accent : INK
  const document = new docx.Document({
    title: [saidBy(outline.name), draft.title].filter(Boolean).join(' - '),
    creator: saidBy(outline.name),
    styles: {
      default: {
        document: {
          run: {
            font: style.font,
            size: style.size,
            color: INK,
            language: style.isRtl
              ? { value: draft.language, bidirectional: draft.language }
              : { value: draft.language },
          },
          paragraph: { spacing: { line: style.line } },
        },
        heading1: heading(style, 2.3, 0, style.isBanded ? 'FFFFFF' : INK),
        heading2: heading(style, 1.15, style.space.section, style.isBanded ? 'FFFFFF' : coloured),
        heading3: heading(style, 1, style.space.entry, INK),
        heading4: heading(style, 1, Math.round(style.space.entry * 0.75), INK, false),
      },
    },
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
