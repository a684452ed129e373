import { emptyLetter, emptyResume, TEMPLATES } from '@tryka/domain'
import type { LetterDraft, ResumeDraft } from '@tryka/domain'
import { renderResume } from '../render'
import { renderLetter } from './letter'

const resume = (over: Partial<ResumeDraft> = {}): ResumeDraft => ({
  ...emptyResume(),
  personalInfo: { ...emptyResume().personalInfo, fullName: 'Asha Verma', email: 'asha@example.com' },
  summary: 'Stays in the resume.',
  ...over,
})
const letter = (over: Partial<LetterDraft> = {}): LetterDraft => ({
  ...emptyLetter(),
  recipient: 'Ben Holt\nNorthwind',
  date: '2026-03-02',
  subject: 'Application',
  salutation: 'Dear Ben,',
  paragraphs: ['One.', 'Of these:\n- First\n- Second\nAnd more.'],
  closing: 'Kind regards,',
  ...over,
})

describe('A letter as a document', () => {
  it.each(TEMPLATES)('has the head, faces, colour and paper of its resume in %s', (templateId) => {
    const draft = resume({ templateId, pageSize: 'Letter' })
    const [rendered, sheet] = [renderLetter(letter(), draft), renderResume(draft)]
    const head = /<h1.*?<\/h1>/.exec(sheet.html)?.[0] ?? ''

    expect(head).toContain('Asha Verma')
    expect(rendered.html).toContain(head)
    expect(rendered.html).not.toContain('Stays in the resume')
    expect(rendered.css.startsWith(sheet.css)).toBe(true)
    expect(rendered).toMatchObject({ pageSize: 'Letter', lang: 'en', author: 'Asha Verma', dir: 'ltr' })
  })

  it('has its parts in the order of reading, points as a list', () => {
    const { html } = renderLetter(letter(), resume())
    const text = html.replace(/<[^>]+>/g, '|').replace(/\|+/g, '|')

    expect(text).toContain(
      '|March 2, 2026|Ben Holt|Northwind|Application|Dear Ben,|One.|Of these:|First|Second|And more.|Kind regards,|Asha Verma|',
    )
    expect(html).toContain('<ul class="bullets"><li>First</li><li>Second</li></ul>')
    expect(html.match(/<h1/g)).toHaveLength(1)
  })

  it('never lets what was typed become markup, and loads fonts for its own letters', () => {
    const rendered = renderLetter(
      letter({ salutation: '<img src=x onerror=alert(1)>', subject: 'प्रिय' }),
      resume(),
    )

    expect(rendered.html).toContain('&lt;img src=x onerror=alert(1)&gt;')
    expect(rendered.html).not.toContain('<img')
    expect(rendered.fonts.length).toBeGreaterThan(renderLetter(letter(), resume()).fonts.length)
  })

  it('is a page also when it is empty', () => {
    expect(renderLetter(emptyLetter(), emptyResume()).html).toMatch(/^<article class="sheet modern letter">/)
  })
})
