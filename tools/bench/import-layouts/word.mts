import {
  Document,
  HeadingLevel,
  Packer,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TabStopType,
  TextRun,
  WidthType,
} from 'docx'
import { month, span, type Told } from './parts.mts'

type Block = Paragraph | Table
const text = (words: string, bold = false, italics = false) => new TextRun({ text: words, bold, italics })
const line = (...runs: (string | TextRun)[]) =>
  new Paragraph({ children: runs.map((run) => (typeof run === 'string' ? text(run) : run)) })
const title = (words: string) => new Paragraph({ text: words, heading: HeadingLevel.TITLE })
const heading = (words: string) => new Paragraph({ text: words, heading: HeadingLevel.HEADING_1 })
const bullets = (points: readonly string[]) =>
  points.map((point) => new Paragraph({ text: point, bullet: { level: 0 } }))
const tabbed = (left: TextRun[], right: string) =>
  new Paragraph({
    tabStops: [{ type: TabStopType.RIGHT, position: 9_000 }],
    children: [...left, new TextRun({ children: ['\t', right] })],
  })
const cell = (children: Block[], width: number) =>
  new TableCell({ children, width: { size: width, type: WidthType.PERCENTAGE } })
const table = (rows: [Block[], Block[]][], widths: [number, number] = [25, 75]) =>
  new Table({
    width: { size: 100, type: WidthType.PERCENTAGE },
    rows: rows.map(
      ([left, right]) => new TableRow({ children: [cell(left, widths[0]), cell(right, widths[1])] }),
    ),
  })
const pack = async (children: Block[]): Promise<Uint8Array> =>
  new Uint8Array(await Packer.toBuffer(new Document({ sections: [{ children }] })))

const spoken = (told: Told) => told.languages.map(([name, how]) => line(`${name} – ${how}`))

/** Word files, in the structure of its own templates. */
export const WORD_LAYOUTS: Record<string, (told: Told) => Promise<Uint8Array>> = {
  'Word, headings and points': (told) =>
    pack([
      title(told.name),
      line(`${told.place} | ${told.phone} | ${told.email}`),
      heading('Summary'),
      line(told.summary),
      heading('Experience'),
      ...told.jobs.flatMap((job) => [
        new Paragraph({
          text: `${job.title} | ${job.company} | ${span(job)}`,
          heading: HeadingLevel.HEADING_2,
        }),
        line(job.place),
        ...bullets(job.points),
      ]),
      heading('Education'),
      ...told.schools.flatMap((one) => [
        new Paragraph({
          text: `${one.degree} | ${month(one.end)} | ${one.school}`,
          heading: HeadingLevel.HEADING_2,
        }),
      ]),
      heading('Skills'),
      ...bullets(told.skills),
      heading('Languages'),
      ...spoken(told),
    ]),
  'Word, dates at a right tab': (told) =>
    pack([
      title(told.name),
      line(told.place),
      line(told.phone),
      line(told.email),
      heading('Work Experience'),
      ...told.jobs.flatMap((job) => [
        tabbed([text(job.company, true), text(`, ${job.place}`)], span(job, 'slash')),
        line(text(job.title, false, true)),
        ...bullets(job.points),
      ]),
      heading('Education'),
      ...told.schools.flatMap((one) => [
        tabbed([text(one.school, true)], month(one.end, 'slash')),
        line(text(one.degree, false, true)),
      ]),
      heading('Skills'),
      line(told.skills.join(', ')),
      heading('Languages'),
      line(told.languages.map(([name, how]) => `${name} (${how})`).join(', ')),
    ]),
  'Word, a table with dates on the left': (told) =>
    pack([
      title(told.name),
      line(`${told.email}  |  ${told.phone}  |  ${told.place}`),
      heading('Employment History'),
      table(
        told.jobs.map((job) => [
          [line(span(job))],
          [line(text(job.title, true)), line(`${job.company}, ${job.place}`), ...bullets(job.points)],
        ]),
      ),
      heading('Education'),
      table(
        told.schools.map((one) => [[line(month(one.end))], [line(text(one.degree, true)), line(one.school)]]),
      ),
      heading('Skills'),
      line(told.skills.join(' • ')),
      heading('Languages'),
      table(told.languages.map(([name, how]) => [[line(name)], [line(how)]])),
    ]),
  'Word, a table as two columns': (told) =>
    pack([
      title(told.name),
      table(
        [
          [
            [
              heading('Contact'),
              line(told.phone),
              line(told.email),
              line(told.place),
              heading('Skills'),
              ...told.skills.map((one) => line(one)),
              heading('Languages'),
              ...spoken(told),
            ],
            [
              heading('Profile'),
              line(told.summary),
              heading('Experience'),
              ...told.jobs.flatMap((job) => [
                line(text(job.title, true)),
                line(`${job.company} – ${job.place}`),
                line(span(job, 'long')),
                ...bullets(job.points),
              ]),
              heading('Education'),
              ...told.schools.flatMap((one) => [
                line(text(one.degree, true)),
                line(`${one.school}, ${month(one.end)}`),
              ]),
            ],
          ],
        ],
        [33, 67],
      ),
    ]),
  'Word, bold words for headings, German': (told) =>
    pack([
      line(text(told.name, true)),
      line(`${told.place}, ${told.phone}, ${told.email}`),
      line(''),
      line(text('BERUFSERFAHRUNG', true)),
      ...told.jobs.flatMap((job) => [
        line(`${span(job, 'slash', 'de')}\t`, text(job.title, true), `, ${job.company}, ${job.place}`),
        ...bullets(job.points),
      ]),
      line(text('AUSBILDUNG', true)),
      ...told.schools.map((one) => line(`${month(one.end, 'slash')}\t${one.degree}, ${one.school}`)),
      line(text('KENNTNISSE', true)),
      line(told.skills.join(', ')),
      line(text('SPRACHEN', true)),
      line(
        told.languages
          .map(([name, how]) => `${name} (${how === 'native' ? 'Muttersprache' : 'fließend'})`)
          .join(', '),
      ),
    ]),
}
