import { CreateResumeRequest, formatMonth } from '@tryka/domain'
import { linesOfText, readLines } from './index'

const seed = Math.floor(Math.random() * 1_000_000)
let state = seed
const random = (): number => {
  state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
  return state / 2_147_483_648
}
const whole = (most: number): number => Math.floor(random() * most)
const one = <T>(of: readonly T[]): T => of[whole(of.length)] as T
const some = <T>(of: readonly T[], count: number): T[] =>
  of
    .map((item): [number, T] => [random(), item])
    .sort((a, b) => a[0] - b[0])
    .slice(0, count)
    .map(([, item]) => item)

const LETTERS = 'abcdefghijklmnopqrstuvwxyzäéñ'
/** A word that no list of ours knows. */
const word = (): string => {
  const letters = Array.from({ length: 5 + whole(6) }, () => one([...LETTERS])).join('')
  return letters.charAt(0).toUpperCase() + letters.slice(1)
}
const month = (year: number): string => `${year}-${String(1 + whole(12)).padStart(2, '0')}`

const HEADINGS = {
  en: ['Work Experience', 'Education', 'Skills', 'Awards'],
  de: ['Berufserfahrung', 'Ausbildung', 'Kenntnisse', 'Auszeichnungen'],
  fr: ['Expérience professionnelle', 'Formation', 'Compétences', 'Centres d’intérêt'],
  es: ['Experiencia laboral', 'Formación académica', 'Habilidades', 'Voluntariado'],
} as const

function make(language: keyof typeof HEADINGS) {
  const name = `${word()} ${word()}`
  const count = 1 + whole(5)
  const jobs = Array.from({ length: count }, (_, index) => ({
    title: `${word()} Engineer`,
    company: `${word()} GmbH`,
    start: month(2020 - index * 3),
    end: month(2022 - index * 3),
    points: Array.from(
      { length: 1 + whole(4) },
      () => `${word()} ${word().toLowerCase()} ${word().toLowerCase()}.`,
    ),
  }))
  const skills = Array.from({ length: 3 + whole(8) }, word)
  const lost = `${word()} ${word()}`
  const titleFirst = random() < 0.5
  const mark = one(['•', '-', '–', '*', '▪'])
  const told = (date: string) => formatMonth(date, language)
  const [work, school, skill, other] = HEADINGS[language]
  const sections = some(
    [
      [
        work,
        ...jobs.flatMap(({ title, company, start, end, points }) => [
          ...(titleFirst ? [title, company] : [company, title]),
          `${told(start)} – ${told(end)}`,
          ...points.map((point) => `${mark} ${point}`),
          '',
        ]),
      ],
      [school, `Master ${word()}, University of ${word()}`, '2011 – 2014', ''],
      [skill, skills.join(', '), ''],
      [other, lost, ''],
    ],
    4,
  )
  const text = [name, 'somebody@example.com', '', ...sections.flatMap((lines) => [...lines])].join('\n')
  return { text, name, jobs, skills, lost }
}

let made = 0
const read = (text: string) => readLines(linesOfText(text), () => `id-${++made}`)

describe(`Generated documents (seed ${seed})`, () => {
  it.each(['en', 'de', 'fr', 'es'] as const)('gives back what documents in %s were made of', (language) => {
    for (let round = 0; round < 40; round += 1) {
      const { text, name, jobs, skills, lost } = make(language)
      const { draft, leftOver, sources } = read(text)

      expect({ text, problem: CreateResumeRequest.safeParse(draft).error }).toEqual({
        text,
        problem: undefined,
      })
      expect(draft.personalInfo.fullName).toBe(name)
      expect(
        draft.workExperience.map(({ jobTitle, company, startDate, endDate, description }) => ({
          title: jobTitle,
          company,
          start: startDate,
          end: endDate,
          points: description,
        })),
      ).toEqual(jobs)
      expect(draft.skills.flatMap(({ items }) => items)).toEqual([...new Set(skills)])
      expect(leftOver.map((line) => line.text)).toContain(lost)
      expect(sources['workExperience.0.company']?.text).toBe(jobs[0]?.company)
    }
  })

  it('loses no word of any text, in whatever order its lines stand', () => {
    for (let round = 0; round < 60; round += 1) {
      const lines = some(make(one(['en', 'de', 'fr', 'es'])).text.split('\n'), 60)
      const { draft, doubts, leftOver } = read(lines.join('\n'))
      const kept = JSON.stringify([draft, doubts, leftOver]).toLowerCase()
      const lost = lines
        .flatMap((line) => line.split(/[^\p{L}]+/u))
        .filter((part) => part.length > 4 && !KNOWN.test(part) && !kept.includes(part.toLowerCase()))

      expect({ lines, lost }).toEqual({ lines, lost: [] })
    }
  })
})

/** Headings and months, which are read for what they mean. */
const KNOWN = new RegExp(
  `^(?:${Object.values(HEADINGS).flat().join(' ').split(/[ ’]/).join('|')}|janv|févr|avril|juillet|sept|déc|märz)$`,
  'iu',
)
