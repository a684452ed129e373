import type * as DocxModule from 'docx'
import type { Outline, OutlineEntry, OutlineSection, Told } from '@tryka/resume-template'
import { saidBy } from '@tryka/resume-template'
import { photoRun } from './docx-photo'
import { type DocxStyle, INK, SOFT } from './docx-style'
import { factsOf } from './outline'

type Docx = typeof DocxModule
type Paragraph = DocxModule.Paragraph
type Child = DocxModule.ParagraphChild
type Run = Pick<DocxModule.IRunOptions, 'bold' | 'color' | 'size'>
type Look = Pick<DocxModule.IParagraphOptions, 'border' | 'shading'>

/** The name of the list that all points are of. */
const POINTS = 'points'
/** Behind headings that lean on a bar. */
const PALE = 'EEF3F3'

/** The parts of a resume as paragraphs of Word. */
export class DocxParts {
  constructor(
    private readonly docx: Docx,
    private readonly style: DocxStyle,
  ) {}

  private paragraph(options: DocxModule.IParagraphOptions): Paragraph {
    return new this.docx.Paragraph({ ...(this.style.isRtl && { bidirectional: true }), ...options })
  }

  private text(text: string, run: Run = {}): Child {
    return new this.docx.TextRun({ text, ...(this.style.isRtl && { rightToLeft: true }), ...run })
  }

  /** A text with its looks and its live links. */
  private told(part: Told | undefined, run: Run = {}): Child[] {
    const { ExternalHyperlink, TextRun } = this.docx
    return (part?.runs ?? []).map(({ text, bold, italic, href }) => {
      const look = {
        ...run,
        ...(this.style.isRtl && { rightToLeft: true }),
        ...(bold && { bold }),
        ...(italic && { italics: italic }),
        ...(href && { color: run.color ?? this.style.accent }),
      }
      const child = new TextRun({ text, ...look })
      return href ? new ExternalHyperlink({ link: href, children: [child] }) : child
    })
  }

  private joined(parts: readonly Told[], between: string, run: Run = {}): Child[] {
    return parts.flatMap((part, index) => [
      ...(index ? [this.text(between, run)] : []),
      ...this.told(part, run),
    ])
  }

  /** A ground that reaches beyond its text; text begins where that below it does. `space` in points. */
  private ground(fill: string, space: { block: number; inline: number }, bar = fill): Look {
    const { BorderStyle, ShadingType } = this.docx
    const edge = (points: number, color = fill, size = 2) => ({
      style: BorderStyle.SINGLE,
      size,
      space: points,
      color,
    })
    const start = bar === fill ? edge(space.inline) : edge(space.inline, bar, 24)
    const [left, right] = this.style.isRtl ? [edge(space.inline), start] : [start, edge(space.inline)]
    return {
      shading: { type: ShadingType.CLEAR, fill, color: 'auto' },
      border: { top: edge(space.block), bottom: edge(space.block), left, right },
    }
  }

  private line(color: string, space: number) {
    return { style: this.docx.BorderStyle.SINGLE, size: 6, space, color }
  }

  /** The sign before each point, as on the page. */
  points() {
    const { AlignmentType, LevelFormat } = this.docx
    const { isDashed, accent, font, indent } = this.style
    return {
      reference: POINTS,
      levels: [
        {
          level: 0,
          format: LevelFormat.BULLET,
          text: isDashed ? '–' : '•',
          alignment: AlignmentType.START,
          style: { run: { color: accent, font }, paragraph: { indent: { left: indent, hanging: indent } } },
        },
      ],
    }
  }

  /** Name, role, contact and photo. */
  head({ name, role, contact, photo }: Outline): Paragraph[] {
    const { AlignmentType, HeadingLevel } = this.docx
    const { isBanded, isCentred, isUnderlined, isColoured, accent, size, isRtl } = this.style
    const look = {
      ...(isCentred && { alignment: AlignmentType.CENTER }),
      ...(isBanded && this.ground(INK, { block: 10, inline: 10 })),
    }
    const last = {
      ...look,
      ...(isUnderlined && { border: { bottom: this.line(isColoured ? accent : INK, 7) } }),
    }
    const on = (color: string): Run => ({ color: isBanded ? 'FFFFFF' : color })
    const drawn = photo ? photoRun(this.docx, photo, saidBy(name), isRtl) : undefined
    return [
      ...(name || drawn
        ? [
            this.paragraph({
              ...look,
              heading: HeadingLevel.HEADING_1,
              children: [...(drawn ? [drawn] : []), ...this.told(name)],
            }),
          ]
        : []),
      ...(role
        ? [
            this.paragraph({
              ...look,
              children: this.told(role, { ...on(accent), size: Math.round(size * 1.15) }),
            }),
          ]
        : []),
      ...(contact.length
        ? [this.paragraph({ ...last, children: this.joined(contact, '  ·  ', on(SOFT)) })]
        : []),
    ]
  }

  section(section: OutlineSection): Paragraph[] {
    const { HeadingLevel } = this.docx
    const { ruled, isBanded, isBarred, accent, space } = this.style
    const { lists, inline, paragraphs, entries, heading, breakBefore } = section
    return [
      this.paragraph({
        heading: HeadingLevel.HEADING_2,
        keepNext: true,
        pageBreakBefore: breakBefore,
        ...(ruled === 'below' && { border: { bottom: this.line(accent, 1) } }),
        ...(ruled === 'above' && { border: { top: this.line('CBD6D8', 5) } }),
        ...(isBanded && this.ground(accent, { block: 2, inline: 7 })),
        ...(isBarred && this.ground(PALE, { block: 1, inline: 4 }, accent)),
        children: [this.text(heading)],
      }),
      ...paragraphs.map((part) => this.paragraph({ children: this.told(part) })),
      ...lists.map(({ label, items }) =>
        this.paragraph({
          spacing: { before: space.point },
          children: [
            ...this.told(label, { bold: true }),
            ...(label && items.length ? [this.text(': ', { bold: true })] : []),
            ...this.joined(items, ', '),
          ],
        }),
      ),
      ...(inline.length ? [this.paragraph({ children: this.joined(inline, ', ') })] : []),
      ...entries.flatMap((entry) => this.entry(entry)),
    ]
  }

  private entry(entry: OutlineEntry, isRole = false): Paragraph[] {
    const { HeadingLevel, TabStopType } = this.docx
    const { space, width } = this.style
    const facts = factsOf(entry)
    const rest = entry.paragraphs.length + entry.points.length + entry.roles.length
    const spacing = { before: entry.look === 'tight' ? Math.round(space.entry / 3) : space.entry }
    const date = this.told(entry.date, { bold: false, color: SOFT })
    const heading = {
      heading: isRole ? HeadingLevel.HEADING_4 : HeadingLevel.HEADING_3,
      tabStops: [{ type: TabStopType.RIGHT, position: width }],
    }
    const hasHead = entry.name !== undefined || date.length > 0
    const first = this.paragraph({
      ...(entry.name && heading),
      keepNext: facts.length + rest > 0,
      pageBreakBefore: entry.breakBefore,
      ...(!isRole && { spacing }),
      children: [...this.told(entry.name), ...(entry.name && date.length ? [this.text('\t')] : []), ...date],
    })
    return [
      ...(hasHead ? [first] : []),
      ...(facts.length
        ? [this.paragraph({ keepNext: rest > 0, children: this.joined(facts, ', ', { color: SOFT }) })]
        : []),
      ...entry.paragraphs.map((part, index) =>
        this.paragraph({ children: this.told(part), ...(!hasHead && !index && { spacing }) }),
      ),
      ...entry.points.map((part) =>
        this.paragraph({
          children: this.told(part),
          numbering: { reference: POINTS, level: 0 },
          spacing: { before: space.point },
        }),
      ),
      ...entry.roles.flatMap((role) => this.entry(role, true)),
    ]
  }
}
