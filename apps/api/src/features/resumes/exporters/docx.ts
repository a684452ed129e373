import type * as DocxModule from 'docx'
import type { ResumeDraft } from '@tryka/domain'
import type { Outline, OutlineEntry, OutlineSection } from './outline'

type Docx = typeof DocxModule
type Paragraph = DocxModule.Paragraph

/** Inner width of the page in twentieths of a point, where the dates end. */
const TEXT_WIDTH = { A4: 9_638, Letter: 9_972 } as const
const PAGE = { A4: { width: 11_906, height: 16_838 }, Letter: { width: 12_240, height: 15_840 } } as const
const MARGIN = 1_134

function entryParagraphs(docx: Docx, entry: OutlineEntry, right: number): Paragraph[] {
  const { HeadingLevel, Paragraph, TabStopType, TextRun } = docx
  const head = new Paragraph({
    heading: HeadingLevel.HEADING_3,
    keepNext: true,
    tabStops: [{ type: TabStopType.RIGHT, position: right }],
    children: [
      new TextRun(entry.heading),
      ...(entry.date ? [new TextRun({ text: `\t${entry.date}`, bold: false })] : []),
    ],
  })
  return [
    head,
    ...entry.details.map((text) => new Paragraph({ text, keepNext: entry.bullets.length > 0 })),
    ...entry.paragraphs.map((text) => new Paragraph({ text })),
    ...entry.bullets.map((text) => new Paragraph({ text, bullet: { level: 0 } })),
  ]
}

function sectionParagraphs(docx: Docx, section: OutlineSection, right: number): Paragraph[] {
  const { HeadingLevel, Paragraph, TextRun } = docx
  const lists = section.lists.map(
    ({ label, items }) =>
      new Paragraph({
        children: [
          ...(label ? [new TextRun({ text: `${label}: `, bold: true })] : []),
          new TextRun(items.join(', ')),
        ],
      }),
  )
  return [
    new Paragraph({ text: section.heading, heading: HeadingLevel.HEADING_2, keepNext: true }),
    ...section.paragraphs.map((text) => new Paragraph({ text })),
    ...lists,
    ...section.entries.flatMap((entry) => entryParagraphs(docx, entry, right)),
  ]
}

const heading = (size: number, before: number) => ({
  run: { size, bold: true, color: '0A2227', font: 'Calibri' },
  paragraph: { spacing: { before, after: 60 } },
})

/** The outline as a Word document with real headings and lists. */
export async function toDocx(outline: Outline, draft: ResumeDraft): Promise<Buffer> {
  const docx = await import('docx')
  const { Document, HeadingLevel, Packer, Paragraph } = docx
  const right = TEXT_WIDTH[draft.pageSize]
  const document = new Document({
    title: [outline.name, draft.title].filter(Boolean).join(' - '),
    creator: outline.name,
    styles: {
      default: {
        document: { run: { font: 'Calibri', size: 21, language: { value: draft.language } } },
        heading1: heading(36, 0),
        heading2: heading(26, 240),
        heading3: heading(22, 120),
      },
    },
    sections: [
      {
        properties: {
          page: {
            size: PAGE[draft.pageSize],
            margin: { top: MARGIN, right: MARGIN, bottom: MARGIN, left: MARGIN },
          },
        },
        children: [
          ...(outline.name ? [new Paragraph({ text: outline.name, heading: HeadingLevel.HEADING_1 })] : []),
          ...(outline.role ? [new Paragraph({ text: outline.role })] : []),
          ...(outline.contact.length ? [new Paragraph({ text: outline.contact.join('  ·  ') })] : []),
          ...outline.sections.flatMap((section) => sectionParagraphs(docx, section, right)),
        ],
      },
    ],
  })
  return Packer.toBuffer(document)
}
