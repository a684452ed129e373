import type { ResumeDraft, ResumeLanguage } from '@tryka/domain'
import { newEntry, TEMPLATES } from '@tryka/domain'
import { blankEntriesResume, fullResume, sampleResume } from '@tryka/domain/testing'
import { documentPolicy, renderResume, toHtmlDocument } from './render'

/** Markup without the names of fields, which are there for the builder's preview alone. */
const bare = (html: string) => html.replace(/ data-field="[^"]*"/g, '')
const headings = (html: string) => [...html.matchAll(/<h2>(.*?)<\/h2>/g)].map(([, text]) => text)
const withInfo = (info: Partial<ResumeDraft['personalInfo']>): ResumeDraft => {
  const draft = sampleResume(1)
  return { ...draft, personalInfo: { ...draft.personalInfo, ...info } }
}

describe('A rendered resume', () => {
  it('has the standard sections in their order, those of a narrow column last', () => {
    for (const templateId of TEMPLATES) {
      const found = headings(renderResume({ ...sampleResume(), templateId }).html)
      const aside = ['Skills', 'Certifications', 'Languages']
      const rest = ['Summary', 'Experience', 'Education', 'Projects']
      expect(found).toEqual(
        templateId === 'columns'
          ? [...rest, ...aside]
          : templateId === 'academic'
            ? ['Summary', 'Education', 'Experience', 'Skills', 'Projects', 'Certifications', 'Languages']
            : ['Summary', 'Experience', 'Education', 'Skills', 'Projects', 'Certifications', 'Languages'],
      )
    }
  })

  it('keeps the order of the person in every template', () => {
    const sections = ['skills', 'workExperience'].map((key) => ({
      key,
      name: '',
      hidden: false,
      breakBefore: false,
    }))
    for (const templateId of TEMPLATES.filter((one) => one !== 'columns'))
      expect(headings(renderResume({ ...sampleResume(), templateId, sections }).html).slice(0, 3)).toEqual([
        'Skills',
        'Experience',
        'Summary',
      ])
  })

  it('names the person and the page from the second page on, where that is wanted', () => {
    const draft = withInfo({ fullName: 'Zoë "</style>\\" Rao' })
    const { css, pageHeader } = renderResume(draft)
    expect(pageHeader).toBe('Zoë "</style>\\" Rao')
    expect(css).toContain('content:"Zoë \\22 \\3c /style\\3e \\5c \\22  Rao"')
    expect(css).toContain('@page:first{@top-left{content:none}@top-right{content:none}}')
    expect(css).not.toContain('</style')
    const off = renderResume({ ...draft, layout: { ...draft.layout, pageHeader: false } })
    expect([off.pageHeader, off.css.includes('@top-left')]).toEqual(['', false])
  })

  it('is set in the face of its template or in the one that was chosen', () => {
    const first = (templateId: ResumeDraft['templateId'], face: '' | 'slab' | 'humanist') => {
      const draft = { ...sampleResume(), templateId }
      return /--body-fonts:"([^"]+)"/.exec(
        renderResume({ ...draft, layout: { ...draft.layout, face } }).css,
      )?.[1]
    }
    expect(first('classic', '')).toBe('Source Serif 4')
    expect(first('modern', '')).toBe('Hanken Grotesk')
    for (const templateId of TEMPLATES) {
      expect(first(templateId, 'slab')).toBe('Bitter')
      expect(first(templateId, 'humanist')).toBe('Source Sans 3')
    }
  })

  it('leaves out sections and lines that hold nothing', () => {
    expect(renderResume(blankEntriesResume()).html).toBe('<article class="sheet modern"></article>')
  })

  it('keeps half-filled entries without stray commas or brackets', () => {
    const draft = blankEntriesResume()
    Object.assign(draft.workExperience[0] ?? {}, { jobTitle: 'Engineer' })
    Object.assign(draft.education[0] ?? {}, { gpa: '9 / 10' })
    Object.assign(draft.certifications[0] ?? {}, { credentialId: 'A-1' })
    Object.assign(draft.languages[0] ?? {}, { name: 'Tamil' })

    const text = renderResume(draft)
      .html.replace(/<[^>]+>/g, '|')
      .replace(/\|+/g, '|')

    expect(text).toBe(
      '|Engineer|Experience|Engineer|Education|GPA 9 / 10|Certifications|ID A-1|Languages|Tamil|',
    )
  })

  it('puts the employer, the dates and the title in runs of their own, in that order', () => {
    expect(bare(renderResume(sampleResume(1)).html)).toContain(
      '<h3>Kestrel Labs</h3><p class="date">Mar 2022 – Present</p></div>' +
        '<div class="row"><p class="detail">Senior Smart-Contract Engineer</p><p class="place">Bengaluru, India</p>',
    )
  })

  it('escapes text and composes its characters', () => {
    const { html, title } = renderResume(withInfo({ fullName: '<b>Zoe\u0308 & "Co"</b>\u0000' }))

    expect(bare(html)).toContain('<h1>&lt;b&gt;Zoë &amp; &quot;Co&quot;&lt;/b&gt;</h1>')
    expect(title).toBe('<b>Zoe\u0308 & "Co"</b>\u0000 - My Resume')
    expect(toHtmlDocument(renderResume(withInfo({ fullName: '</title><script>' })))).not.toContain('<script>')
  })

  it('links web, mail and telephone addresses and nothing else', () => {
    const { html } = renderResume(withInfo({ portfolio: 'javascript:alert(1)', github: 'data:text/html,x' }))
    const schemes = [...html.matchAll(/href="([a-z]+):/g)].map(([, scheme]) => scheme)

    expect(new Set(schemes)).toEqual(new Set(['mailto', 'tel', 'https']))
    expect(html).toContain('javascript:alert(1)')
  })

  it('draws the address of a certificate as a code where the person chose so, and changes no word by it', () => {
    const certified = (over: object): ResumeDraft => ({
      ...sampleResume(1),
      certifications: [{ ...newEntry.certifications('1'), name: 'Solidity', ...over }],
    })
    const url = 'https://www.example.com/verify?c=1&x="y"'
    const [plain, coded] = [{ url }, { url, qrCode: true }].map((over) => renderResume(certified(over)).html)
    const drawn = /<svg class="qr" role="img" aria-label="([^"]*)" style="width:(\d+)mm;[^>]*>.*?<\/svg>/

    expect(drawn.exec(coded ?? '')?.slice(1)).toEqual([
      'QR code: https://www.example.com/verify?c=1&amp;x=&quot;y&quot;',
      '18',
    ])
    expect(coded?.replace(drawn, '')).toBe(plain)
    for (const link of ['', 'mailto:a@example.com', 'javascript:alert(1)', 'no address'])
      expect(renderResume(certified({ url: link, qrCode: true })).html).not.toContain('<svg')
  })

  it('draws longer addresses larger, so that a camera still reads them', () => {
    const url = `https://www.example.com/${'a'.repeat(400)}`
    const certifications = [{ ...newEntry.certifications('1'), url, qrCode: true }]
    const { html } = renderResume({ ...sampleResume(1), certifications })
    const [, side, size] = /width:([\d.]+)mm;.*viewBox="0 0 (\d+) /.exec(html) ?? []

    expect(Number(side) / Number(size)).toBeGreaterThanOrEqual(0.39)
  })

  it('says when it was saved, and nothing about any other time', () => {
    const savedAt = '2026-11-21T08:00:00.000Z'

    expect(renderResume(sampleResume(1), { savedAt }).savedAt).toBe(savedAt)
    expect(renderResume(sampleResume(1))).not.toHaveProperty('savedAt')
  })

  it('may load its fonts and its own drawings, and nothing else', () => {
    expect(toHtmlDocument(renderResume(sampleResume(1)))).toContain(`content="${documentPolicy('*')}"`)
    expect(documentPolicy('*')).toMatch(/^default-src 'none';.*img-src data:/)
  })

  it('speaks the language of the resume and runs in its direction', () => {
    const { html, lang, dir } = renderResume({ ...sampleResume(1), language: 'ar' })

    expect({ lang, dir }).toEqual({ lang: 'ar', dir: 'rtl' })
    expect(headings(html)[1]).toBe('الخبرة المهنية')
    expect(html.replace(/<\/?bdi[^>]*>/g, '')).toContain('مارس 2022')
  })

  it('is titled by name and resume, and falls back to what there is', () => {
    expect(renderResume(sampleResume()).title).toBe('Ananya Rao - My Resume')
    expect(renderResume(withInfo({ fullName: '  ' })).title).toBe('My Resume')
    expect(renderResume({ ...withInfo({ fullName: '' }), title: '' }).title).toBe('Resume')
  })

  it('places no text by position, float or transform, and spaces no letters', () => {
    for (const templateId of TEMPLATES) {
      const { css } = renderResume({ ...sampleResume(), templateId })
      expect(css).not.toMatch(
        /position:\s*(absolute|fixed|relative)|float:|transform:|filter:|opacity:|clip-path/,
      )
      expect(css.match(/letter-spacing:[^;}]+/g)).toEqual(['letter-spacing:0'])
    }
  })

  it('asks only for the fonts that its text and template need', () => {
    const files = (draft: ResumeDraft) => renderResume(draft).fonts.map((face) => face.file)

    expect(files({ ...sampleResume(), templateId: 'minimal' })).toEqual([
      'hanken-grotesk-latin-400-normal.woff2',
      'hanken-grotesk-latin-600-normal.woff2',
    ])
    expect(files({ ...sampleResume(), templateId: 'classic' })[0]).toBe(
      'source-serif-4-latin-400-normal.woff2',
    )
    expect(files({ ...sampleResume(), summary: 'सत्य' })).toContain(
      'anek-devanagari-devanagari-600-normal.woff2',
    )
  })

  it('names the characters that it cannot show', () => {
    expect(renderResume(withInfo({ fullName: 'Ada 𓀀' })).unprintable).toEqual(['𓀀'])
    expect(renderResume(sampleResume()).unprintable).toEqual([])
  })

  it('is the same for the same resume', () => {
    expect(renderResume(sampleResume(24))).toEqual(renderResume(sampleResume(24)))
  })

  it('names where its fonts are served from', () => {
    const { fontCss } = renderResume(sampleResume(), { fonts: (file) => `/fonts/${file}` })

    expect(fontCss).toContain('url("/fonts/hanken-grotesk-latin-400-normal.woff2")')
    expect(renderResume(sampleResume()).fontCss).toBe('')
  })

  it('says where the baseline of a line is, to the preview as to the printer', () => {
    const made = (language: ResumeLanguage) =>
      renderResume({ ...sampleResume(), language }, { fonts: (file) => file })
    const { fonts, fontCss } = made('hi')
    const rules = fontCss.split('\n')

    expect(fonts.map(({ metrics }) => metrics?.ascentOverride)).toEqual(
      rules.map((rule) => /ascent-override:(\d+%)/.exec(rule)?.[1]),
    )
    expect(rules.filter((rule) => rule.includes('override')).map((rule) => rule.split('"')[1])).toEqual([
      'Anek Devanagari',
      'Anek Devanagari',
    ])
    expect(made('en').fontCss).not.toContain('override')
  })

  it('shows an employer once with its roles, bold, italic and links, own headings, and nothing hidden', () => {
    const { html } = renderResume(fullResume())

    expect(headings(html).slice(0, 4)).toEqual(['About me', 'Skills', 'Talks', 'Experience'])
    expect(html.match(/<h3[^>]*>Kestrel Labs<\/h3>/g)).toHaveLength(1)
    expect(html.match(/<h4/g)).toHaveLength(2)
    expect(bare(html)).toContain(
      '<li>Cut <b>gas by 38%</b> with <a href="https://kestrel.example/gas">batches</a>.</li>',
    )
    expect(bare(html)).toContain('<section class="break"><h2>Talks</h2>')
    expect(html).not.toMatch(/hidden/i)
    expect(html).toContain('data-field="workExperience.1.description.2"')
    expect(html).toContain('alt="Ananya Rao"')
  })
})
