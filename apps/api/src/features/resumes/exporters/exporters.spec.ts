import JSZip from 'jszip'
import type { ResumeDraft } from '@tryka/domain'
import { blankEntriesResume, sampleResume, SCRIPT_SAMPLES, scriptResume } from '@tryka/domain/testing'
import { toDocx } from './docx'
import { toMarkdown } from './markdown'
import { outlineOf } from './outline'
import { toPlainText } from './plain-text'

const entities: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&apos;': "'",
}

async function docxText(draft: ResumeDraft): Promise<{ xml: string; text: string }> {
  const zip = await JSZip.loadAsync(await toDocx(outlineOf(draft), draft))
  const xml = (await zip.file('word/document.xml')?.async('string')) ?? ''
  const text = [...xml.matchAll(/<w:t[^>]*>([^<]*)<\/w:t>/g)].map((match) => match[1] ?? '').join('\n')
  return { xml, text: text.replace(/&\w+;/g, (entity) => entities[entity] ?? entity) }
}

/** Everything a person wrote that the document must hold, in the order of the document. */
const inOrder = (draft: ResumeDraft): string[] => {
  const outline = outlineOf(draft)
  const parts = outline.sections.flatMap((section) => [
    ...section.paragraphs,
    ...section.lists.flatMap((list) => list.items),
    ...section.entries.flatMap((entry) => [
      entry.heading,
      ...entry.details,
      ...entry.paragraphs,
      ...entry.bullets,
    ]),
  ])
  return [outline.name, ...outline.contact, ...parts]
}

function expectInOrder(text: string, parts: string[]): void {
  let from = 0
  for (const part of parts) {
    const at = text.indexOf(part, from)
    expect({ part, found: at >= from }).toEqual({ part, found: true })
    from = at
  }
}

const plain = (markdown: string): string => markdown.replace(/\\([\\`*_{}[\]<>#|~.)+=-])/g, '$1')

describe('The other formats of a resume', () => {
  const draft = sampleResume(7)

  it('hold the same content in the same order', async () => {
    const parts = inOrder(draft)

    expect(parts.length).toBeGreaterThan(40)
    expectInOrder(toPlainText(outlineOf(draft)), parts)
    expectInOrder(plain(toMarkdown(outlineOf(draft))), parts)
    expectInOrder((await docxText(draft)).text, parts)
  })

  it('leave out empty entries and sections, headings included', async () => {
    const blank = blankEntriesResume()

    expect(outlineOf(blank).sections).toEqual([])
    expect(toPlainText(outlineOf(blank)).trim().split('\n').length).toBeLessThanOrEqual(2)
    expect(toMarkdown(outlineOf(blank))).not.toContain('##')
    expect((await docxText(blank)).xml).not.toContain('Heading2')
  })

  it('give Word real headings and lists', async () => {
    const { xml } = await docxText(draft)

    expect(xml.match(/w:pStyle w:val="Heading1"/g)).toHaveLength(1)
    expect(xml.match(/w:pStyle w:val="Heading2"/g)).toHaveLength(outlineOf(draft).sections.length)
    expect(xml).toContain('<w:numPr>')
  })

  it('never let text become markup', async () => {
    const hostile = '# <script>alert(1)</script> **bold** [x](javascript:1) | `code` & "quotes"'
    const written = { ...draft, summary: hostile }

    expect(toMarkdown(outlineOf(written))).not.toMatch(/(^|[^\\])(<script|\*\*bold|\[x\])/)
    expect(plain(toMarkdown(outlineOf(written)))).toContain(hostile)
    expect((await docxText(written)).text).toContain(hostile)
  })

  it.each(Object.keys(SCRIPT_SAMPLES))('keep %s whole', async (name) => {
    const written = scriptResume(name)
    const parts = inOrder(written)

    expectInOrder(toPlainText(outlineOf(written)), parts)
    expectInOrder((await docxText(written)).text, parts)
  })
})
