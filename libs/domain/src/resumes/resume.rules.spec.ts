import { blankEntriesResume, buildResume, sampleResume } from '../testing'
import { formatMonth, formatPeriod } from './dates'
import { RESUME_LANGUAGES, RESUME_LIMITS } from './constants'
import { emailLink, phoneLink, printableLink } from './links'
import { mergeGenerated } from './resume.merge'
import {
  addSkill,
  duplicateOf,
  draftOf,
  emptyResume,
  exportFileName,
  mainJobTitle,
  parseTechnologies,
  setCurrent,
  withEntryIds,
} from './resume.rules'

const ids = () => {
  let next = 0
  return () => `new-${++next}`
}

describe('A resume in the editor', () => {
  it('starts as "My Resume" in the modern template', () => {
    expect(emptyResume()).toMatchObject({ title: 'My Resume', templateId: 'modern', workExperience: [] })
  })

  it('is copied without identity, titled with "(Copy)" and as nobody’s default', () => {
    const copy = duplicateOf(buildResume({ title: 'Protocol roles', isDefault: true }))

    expect(copy).toMatchObject({ title: 'Protocol roles (Copy)', isDefault: false })
    expect(copy).not.toHaveProperty('id')
    expect(copy).not.toHaveProperty('version')
  })

  it('keeps the copy of a longest title within the limit', () => {
    const copy = duplicateOf(buildResume({ title: 'x'.repeat(RESUME_LIMITS.line) }))

    expect(copy.title).toHaveLength(RESUME_LIMITS.line)
    expect(copy.title).toMatch(/ \(Copy\)$/)
  })

  it('loses only its identity when it becomes a draft', () => {
    const { id, userId, version, createdAt, updatedAt, tailoring, ...rest } = buildResume()

    expect(tailoring).toBeNull()
    expect([id, userId, version, createdAt, updatedAt].every(Boolean)).toBe(true)
    expect(draftOf(buildResume())).toEqual(rest)
  })

  it('clears the end date of a job marked as current', () => {
    const [, job] = sampleResume().workExperience
    if (!job) throw new Error('no job')

    expect(setCurrent(job, true)).toMatchObject({ current: true, endDate: '' })
    expect(setCurrent(job, false)).toMatchObject({ current: false, endDate: job.endDate })
  })

  it('gives every entry an id of its own and keeps good ones', () => {
    const draft = sampleResume(3)
    draft.workExperience.forEach((job, index) => Object.assign(job, index < 2 ? { id: 'same' } : {}))

    const result = withEntryIds(draft, ids())

    expect(result.workExperience.map((job) => job.id)).toEqual(['same', 'new-1', 'new-2'])
    expect(result.languages.every((one) => one.id)).toBe(true)
  })

  it('takes its role line from the current job, else from the first', () => {
    expect(mainJobTitle(sampleResume())).toBe('Senior Smart-Contract Engineer')
    expect(mainJobTitle(emptyResume())).toBe('')
  })
})

describe('Skills and technologies', () => {
  const group = { category: 'Tools', items: ['Docker'] }

  it.each(['', '   ', ' docker '])('ignores %p', (skill) => {
    expect(addSkill(group, skill)).toBe(group)
  })

  it('adds a new skill without outer spaces', () => {
    expect(addSkill(group, ' Nix ').items).toEqual(['Docker', 'Nix'])
  })

  it('splits technologies at commas', () => {
    expect(parseTechnologies('Go, Rust,, TypeScript ')).toEqual(['Go', 'Rust', 'TypeScript'])
  })
})

describe('Dates', () => {
  it('shows a month short, with its year', () => {
    expect(formatMonth('2022-03')).toBe('Mar 2022')
    expect(formatMonth('2022-13')).toBe('2022-13')
    expect(formatMonth('2022-03', 'zh')).toBe('2022年3月')
  })

  it('names twelve different months in every language', () => {
    for (const language of RESUME_LANGUAGES) {
      const year = Array.from({ length: 12 }, (_, month) =>
        formatMonth(`2024-${String(month + 1).padStart(2, '0')}`, language),
      )
      expect(new Set(year).size).toBe(12)
      expect(year.every((name) => name.includes('2024') && !name.includes('undefined'))).toBe(true)
    }
  })

  it('joins what there is of a period', () => {
    expect(formatPeriod({ startDate: '2022-03', endDate: '', current: true })).toBe('Mar 2022 – Present')
    expect(formatPeriod({ startDate: '', endDate: '2022-03', current: false })).toBe('Mar 2022')
    expect(formatPeriod({ startDate: '', endDate: '', current: false })).toBe('')
  })
})

describe('Links', () => {
  it.each([
    ['asha.dev', 'https://asha.dev', 'asha.dev'],
    ['https://www.example.com/', 'https://www.example.com/', 'example.com'],
    ['example.com:8080/me', 'https://example.com:8080/me', 'example.com:8080/me'],
    ['mailto:ada@example.com', 'mailto:ada@example.com', 'ada@example.com'],
  ])('prints %s', (typed, href, text) => {
    expect(printableLink(typed)).toEqual({ href, text })
  })

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,x',
    'file:///etc/passwd',
    'ananya',
    'a b.com',
    '',
  ])('makes no link of %p', (typed) => {
    expect(printableLink(typed)).toBeUndefined()
  })

  it('links telephone numbers and addresses only when they are one', () => {
    expect(phoneLink('(312) 555-0123')?.href).toBe('tel:3125550123')
    expect(phoneLink('call me')).toBeUndefined()
    expect(emailLink('ada@example.com')?.href).toBe('mailto:ada@example.com')
    expect(emailLink('ada@example.com?bcc=eve@example.com')).toBeUndefined()
  })
})

describe('The name of an exported file', () => {
  it.each([
    ['My Resume', 'My Resume.pdf'],
    ['CV 2026/27: "final"', 'CV 2026-27- -final-.pdf'],
    ['../../etc/passwd', '-..-etc-passwd.pdf'],
    ['', 'My Resume.pdf'],
    ['con', 'My Resume.pdf'],
    ['अनन्या 🚀', 'अनन्या 🚀.pdf'],
    ['half \ud83d a sign', 'half a sign.pdf'],
    ['evil\u202efdp.exe\r\n', 'evilfdp.exe.pdf'],
  ])('of %p is %p', (title, name) => {
    expect(exportFileName(title, 'pdf')).toBe(name)
  })

  it('is short for a long title', () => {
    expect([...exportFileName('😀'.repeat(300), 'pdf')]).toHaveLength(104)
  })
})

describe('Merging generated content', () => {
  const generated = {
    personalInfo: { fullName: 'Somebody Else', phone: '' },
    summary: 'A generated summary.',
    skills: [
      { category: 'languages', items: ['Solidity', 'Haskell'] },
      { category: 'Cloud', items: ['Kubernetes'] },
    ],
    projects: [{ name: 'setu', description: 'Other words', technologies: [], link: '', date: '' }],
  }

  it('replaces nothing that the person wrote', () => {
    const before = sampleResume()

    const after = mergeGenerated(before, generated, ids())

    expect(after.personalInfo).toEqual(before.personalInfo)
    expect(after.summary).toBe(before.summary)
    expect(after.projects).toEqual(before.projects)
    expect(after.workExperience).toEqual(before.workExperience)
  })

  it('appends new skills to the group of that name and new groups at the end', () => {
    const { skills } = mergeGenerated(sampleResume(), generated, ids())

    expect(skills[0]?.items).toEqual(['Solidity', 'Rust', 'Go', 'TypeScript', 'Python', 'Haskell'])
    expect(skills.at(-1)).toEqual({ id: 'new-1', category: 'Cloud', items: ['Kubernetes'] })
  })

  it('fills what is empty, and takes the place of blank entries', () => {
    const after = mergeGenerated(blankEntriesResume(), generated, ids())

    expect(after.summary).toBe('A generated summary.')
    expect(after.personalInfo.fullName).toBe('Somebody Else')
    expect(after.projects.map((one) => one.name)).toEqual(['setu'])
  })

  it('changes nothing the second time', () => {
    const once = mergeGenerated(sampleResume(), generated, ids())

    expect(mergeGenerated(once, generated, ids())).toEqual(once)
  })
})
