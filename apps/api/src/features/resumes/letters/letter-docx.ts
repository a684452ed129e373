import type * as DocxModule from 'docx'
import { letterDay } from '@tryka/domain'
import type { LetterDraft, ResumeDraft } from '@tryka/domain'

const PAGE = { A4: { width: 11_906, height: 16_838 }, Letter: { width: 12_240, height: 15_840 } } as const
const MARGIN = 1_134
const BULLET = /^\s*[-*•–]\s+/

const linesOf = (text: string): string[] => text.split(/\n+/).filter((line) => line.trim())

/** A letter as a Word document: the head of its resume, then the letter as paragraphs and lists. */
export async function letterDocx(letter: LetterDraft, draft: ResumeDraft): Promise<Buffer> {
  const docx: typeof DocxModule = await import('docx')
  const { AlignmentType, Document, HeadingLevel, Packer, Paragraph, TextRun } = docx
  const { fullName, email, phone, location, linkedIn, github, portfolio } = draft.personalInfo
  const contact = [email, phone, location, linkedIn, github, portfolio].filter((one) => one.trim())
  const space = { after: 160 }
  const line = (text: string) =>
    BULLET.test(text)
      ? new Paragraph({ text: text.replace(BULLET, ''), bullet: { level: 0 } })
      : new Paragraph({ text, spacing: space })
  const color = draft.layout.accent ? draft.layout.accent.slice(1) : '0A2227'
  const day = letterDay(letter.date, draft.language)
  const document = new Document({
    title: [fullName, letter.subject || 'Cover letter'].filter(Boolean).join(' - '),
    creator: fullName,
    styles: {
      default: {
        document: { run: { font: 'Calibri', size: 22, language: { value: draft.language } } },
        heading1: {
          run: { size: 36, bold: true, color, font: 'Calibri' },
          paragraph: { spacing: { after: 60 } },
        },
        heading2: {
          run: { size: 24, bold: true, color: '0A2227', font: 'Calibri' },
          paragraph: { spacing: { before: 240, after: 160 } },
        },
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
          ...(fullName ? [new Paragraph({ text: fullName, heading: HeadingLevel.HEADING_1 })] : []),
          ...(contact.length
            ? [new Paragraph({ text: contact.join('  ·  '), spacing: { after: 360 } })]
            : []),
          ...(day ? [new Paragraph({ text: day, alignment: AlignmentType.END, spacing: space })] : []),
          ...linesOf(letter.recipient).map((text) => new Paragraph({ text })),
          ...(letter.subject
            ? [new Paragraph({ text: letter.subject, heading: HeadingLevel.HEADING_2 })]
            : []),
          ...[letter.salutation, ...letter.paragraphs].flatMap(linesOf).map(line),
          ...(letter.closing
            ? [new Paragraph({ text: letter.closing, spacing: { before: 240, after: 240 } })]
            : []),
          ...(fullName ? [new Paragraph({ children: [new TextRun({ text: fullName, bold: true })] })] : []),
        ],
      },
    ],
  })
  return Packer.toBuffer(document)
}
