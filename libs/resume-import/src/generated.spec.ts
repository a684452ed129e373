import { CreateResumeRequest, formatMonth, type ResumeDraft } from '@tryka/domain'
import { linesOfText, readLines } from './index'
import { randomOf } from './testing/random'

const seed = Number(process.env['SEED'] ?? Math.floor(Math.random() * 1_000_000))
/** More of them look for what happens rarely. */
const ROUNDS = Number(process.env['ROUNDS'] ?? 40)
const random = randomOf(seed)
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

/** What the last of the headings is of. */
const PLACES: Record<keyof typeof HEADINGS, (draft: ResumeDraft) => string[]> = {
  en: ({ awards }) => awards.map(({ title }) => title),
  de: ({ awards }) => awards.map(({ title }) => title),
  fr: ({ interests }) => interests.map(({ name }) => name),
  es: ({ volunteer }) => volunteer.map(({ role }) => role),
}

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
  const more = `${word()} ${word()}`
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
      [other, more, ''],
    ],
    4,
  )
  const text = [name, 'somebody@example.com', '', ...sections.flatMap((lines) => [...lines])].join('\n')
  return { text, name, jobs, skills, more }
}

let made = 0
const read = (text: string) => readLines(linesOfText(text), () => `id-${++made}`)

describe(`Generated documents (seed ${seed})`, () => {
  it.each(['en', 'de', 'fr', 'es'] as const)('gives back what documents in %s were made of', (language) => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { text, name, jobs, skills, more } = make(language)
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
      expect(PLACES[language](draft)).toEqual([more])
      expect({ text, leftOver }).toEqual({ text, leftOver: [] })
      expect(sources['workExperience.0.company']?.text).toBe(jobs[0]?.company)
    }
  })

  it('loses no word of any text, in whatever order its lines stand', () => {
    for (let round = 0; round < ROUNDS * 1.5; round += 1) {
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
