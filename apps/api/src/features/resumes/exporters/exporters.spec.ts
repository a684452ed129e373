import JSZip from 'jszip'
import { plainText, type ResumeDraft, TEMPLATES } from '@tryka/domain'
import { saidBy, type OutlineEntry } from '@tryka/resume-template'
import {
  blankEntriesResume,
  fullResume,
  sampleResume,
  SCRIPT_SAMPLES,
  scriptResume,
} from '@tryka/domain/testing'
import { toDocx } from './docx'
import { toHtml } from './html'
import { toMarkdown } from './markdown'
import { factsOf, outlineOf } from './outline'
import { toPlainText } from './plain-text'

const entities: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&apos;': "'",
}

async function docxText(draft: ResumeDraft) {
  const zip = await JSZip.loadAsync(await toDocx(outlineOf(draft), draft))
  const part = async (name: string) => (await zip.file(name)?.async('string')) ?? ''
  const xml = await part('word/document.xml')
  const text = [...xml.matchAll(/<w:t[^>]*>([^<]*)<\/w:t>|<\/w:p>/g)]
    .map((match) => match[1] ?? '\n')
    .join('')
  return {
    xml,
    text: text.replace(/&\w+;/g, (entity) => entities[entity] ?? entity),
    styles: await part('word/styles.xml'),
    links: await part('word/_rels/document.xml.rels'),
    files: Object.keys(zip.files),
  }
}

async function htmlText(draft: ResumeDraft): Promise<string> {
  const body = (await toHtml(draft)).split('</head>')[1] ?? ''
  return body.replace(/<[^>]+>/g, '').replace(/&\w+;/g, (entity) => entities[entity] ?? entity)
}

const entryTexts = (entry: OutlineEntry): string[] => [
  saidBy(entry.name),
  ...factsOf(entry).map(saidBy),
  ...[...entry.paragraphs, ...entry.points].map(saidBy),
  ...entry.roles.flatMap(entryTexts),
]

/** Everything a person wrote that the document must hold, in the order of the document. */
const inOrder = (draft: ResumeDraft): string[] => {
  const outline = outlineOf(draft)
  const parts = outline.sections.flatMap((section) => [
    ...section.paragraphs.map(saidBy),
    ...section.lists.flatMap((list) => list.items.map(saidBy)),
    ...section.inline.map(saidBy),
    ...section.entries.flatMap(entryTexts),
  ])
  return [saidBy(outline.name), saidBy(outline.role), ...outline.contact.map(saidBy), ...parts].filter(
    Boolean,
  )
}

function expectInOrder(text: string, parts: string[]): void {
  let from = 0
  for (const part of parts) {
    const at = text.indexOf(part, from)
    expect({ part, found: at >= from }).toEqual({ part, found: true })
    from = at
  }
}

/** Markdown without its marks, its escapes and the addresses of its links. */
const plain = (markdown: string): string =>
  plainText(markdown.replace(/\\([\\`_{}<>#|~.)+=-])/g, '$1')).replace(/\*\*/g, '')

/** Without the line ends that only Markdown has. */
const whole = (text: string): string => text.replace(/\s+/g, ' ')

describe('The other formats of a resume', () => {
  const draft = sampleResume(7)

  it.each([
    ['a usual one', draft],
    ['one with every part', fullResume()],
  ])('hold the same content in the same order: %s', async (_, written) => {
    const parts = inOrder(written)

    expect(parts.length).toBeGreaterThan(40)
    expectInOrder(toPlainText(outlineOf(written)).replace(/ \(https:[^)]*\)/g, ''), parts)
    expectInOrder(whole(plain(toMarkdown(outlineOf(written)))), parts)
    expectInOrder((await docxText(written)).text, parts)
    expectInOrder(await htmlText(written), parts)
  })

  it('hold nothing that is hidden', async () => {
    const full = fullResume()
    const all = [
      toPlainText(outlineOf(full)),
      toMarkdown(outlineOf(full)),
      (await docxText(full)).xml,
      await toHtml(full),
    ]

    for (const text of all) expect(text).not.toMatch(/hidden/i)
  })

  it('keep bold, italic and links', async () => {
    const full = fullResume()
    const { xml, links } = await docxText(full)
    const markdown = toMarkdown(outlineOf(full))

    expect(markdown).toContain('Builds **audited protocols** and writes *about them*.')
    expect(markdown).toContain('[batches](https://kestrel.example/gas)')
    expect(toPlainText(outlineOf(full))).toContain('batches (https://kestrel.example/gas)')
    expect(xml).toMatch(/<w:b\/>(?:(?!<\/w:r>).)*audited protocols/)
    expect(xml).toMatch(/<w:i\/>(?:(?!<\/w:r>).)*about them/)
    for (const href of [
      'https://kestrel.example/gas',
      'mailto:ananya.rao@example.com',
      'https://talks.example/proofs',
    ])
      expect(links).toContain(`Target="${href}"`)
  })

  it('follow the names, the order and the breaks of the sections', async () => {
    const { xml } = await docxText(fullResume())
    const headings = outlineOf(fullResume()).sections.map(({ heading }) => heading)

    expect(headings.slice(0, 4)).toEqual(['About me', 'Skills', 'Talks', 'Experience'])
    expect(xml.match(/<w:pageBreakBefore\/>/g)).toHaveLength(1)
  })

  it('leave out empty entries and sections, headings included', async () => {
    const blank = blankEntriesResume()

    expect(outlineOf(blank).sections).toEqual([])
    expect(toPlainText(outlineOf(blank)).trim().split('\n').length).toBeLessThanOrEqual(2)
    expect(toMarkdown(outlineOf(blank))).not.toContain('##')
    expect((await docxText(blank)).xml).not.toContain('Heading2')
  })

  it('give Word real headings, roles below their employer, and lists', async () => {
    const { xml } = await docxText(fullResume())
    const count = (level: number) => xml.match(new RegExp(`w:pStyle w:val="Heading${level}"`, 'g'))?.length

    expect(count(1)).toBe(1)
    expect(count(2)).toBe(outlineOf(fullResume()).sections.length)
    expect(count(4)).toBe(2)
    expect(xml).toContain('<w:numPr>')
  })

  it('give Word the face, the size, the colour and the head of pages that the person chose', async () => {
    const layout = { ...draft.layout, accent: '#8a1c4a', face: 'serif' as const, size: 11 }
    const chosen = await docxText({ ...draft, layout, templateId: 'columns' })
    const plainer = await docxText({ ...draft, layout: { ...layout, pageHeader: false } })

    expect(chosen.styles).toMatch(/Cambria.*w:sz w:val="22"/s)
    expect(chosen.styles).toContain('8A1C4A')
    expect(chosen.files.some((name) => name.startsWith('word/header'))).toBe(true)
    expect(chosen.xml).toContain('<w:titlePg/>')
    expect(plainer.files.some((name) => name.startsWith('word/header'))).toBe(false)
  })

  it('give Word lines that grow with their letters, and grounds that reach beyond their text', async () => {
    const { xml, styles } = await docxText({ ...fullResume(), templateId: 'creative' })
    const grounds = xml.match(/<w:pBdr>.*?<\/w:pBdr>/g) ?? []

    expect(styles).toContain('w:lineRule="auto"')
    expect(grounds.length).toBe(outlineOf(fullResume()).sections.length + 3)
    for (const ground of grounds) expect(ground.match(/w:space="[1-9]/g)).toHaveLength(4)
  })

  it.each([
    ['hi', /w:cs="Nirmala UI"/, /<w:lang[^>]*w:bidi="hi"/],
    ['ja', /w:eastAsia="Yu Gothic"/, /<w:lang[^>]*w:eastAsia="ja"/],
    ['en', /w:cs="Calibri"/, /<w:lang w:val="en"\/>/],
  ] as const)(
    'give Word a face with the letters of %s, and the language where it looks for it',
    async (language, ...told) => {
      const { styles } = await docxText({ ...draft, templateId: 'modern', language })

      for (const one of told) expect(styles).toMatch(one)
    },
  )

  it('give Word the photo with the name as its words, and right-to-left text from the right', async () => {
    const { xml, files } = await docxText({ ...fullResume(), language: 'ar' })

    expect(files.some((name) => /^word\/media\/.+\.png$/.test(name))).toBe(true)
    expect(xml).toContain('descr="Ananya Rao"')
    expect(xml).toContain('<w:bidi/>')
    expect(xml).toContain('<w:rtl/>')
  })

  it('never let text become markup', async () => {
    const hostile = '# <script>alert(1)</script> [x](javascript:1) | `code` & "quotes"'
    const written = { ...draft, summary: hostile }

    expect(toMarkdown(outlineOf(written))).not.toMatch(/(^|[^\\])(<script|\[x\])/)
    expect(plain(toMarkdown(outlineOf(written)))).toContain(hostile)
    expect((await docxText(written)).text).toContain(hostile)
    expect(await toHtml(written)).not.toContain('<script')
    expect(await htmlText(written)).toContain(hostile)
  })

  it('are a page that holds its fonts, runs nothing and loads nothing', async () => {
    for (const templateId of TEMPLATES) {
      const html = await toHtml({ ...fullResume(), templateId })
      const loaded = [...html.matchAll(/url\("?([^")]{0,40})|src="(.{0,40})/g)].map(
        ([, css, src]) => css ?? src,
      )

      expect(html).toContain("default-src 'none'")
      expect(html).not.toMatch(/<script|<link|@import|data-field/)
      expect(loaded.length).toBeGreaterThan(2)
      expect(loaded.filter((address) => !address?.startsWith('data:'))).toEqual([])
    }
  })

  it.each(Object.keys(SCRIPT_SAMPLES))('keep %s whole', async (name) => {
    const written = scriptResume(name)
    const parts = inOrder(written)

    expectInOrder(toPlainText(outlineOf(written)), parts)
    expectInOrder((await docxText(written)).text, parts)
    expectInOrder(
      await htmlText(written),
      parts.map((part) => part.normalize('NFC')),
    )
  })
})
