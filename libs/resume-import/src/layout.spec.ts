import { linesOfRuns, readLines, type TextRun } from './index'
import { randomOf } from './testing/random'

const seed = Number(process.env['SEED'] ?? Math.floor(Math.random() * 1_000_000))
const random = randomOf(seed)
const whole = (most: number): number => Math.floor(random() * most)

const SIZE = 10
const run = (text: string, x: number, row: number, page = 1, size = SIZE): TextRun => ({
  page,
  x,
  end: x + text.length * size * 0.5,
  y: 60 + row * 14,
  size,
  bold: size > SIZE,
  text,
})
const shuffled = (runs: TextRun[]): TextRun[] =>
  runs
    .map((one): [number, TextRun] => [whole(1_000_000), one])
    .sort((a, b) => a[0] - b[0])
    .map(([, one]) => one)

describe(`Lines of a page (seed ${seed})`, () => {
  const jobs = 3 + whole(3)
  const main = [
    'Experience',
    ...Array.from({ length: jobs }, (_, index) => [
      `Engineer ${'abcdef'.charAt(index)}, Acme GmbH`,
      `Jan ${2020 - index} - Dec ${2020 - index}`,
      '• Did one thing after the other',
      '• And one more thing',
    ]).flat(),
  ]
  const side = ['Contact', 'asha@example.com', '+49 30 1234567', 'Skills', 'Rust', 'Go', 'SQL', 'Kafka']
  const left = 40 + whole(20)
  const right = 220 + whole(60)
  const page = shuffled([
    run('Asha Menon', left, 0, 1, 24),
    ...side.map((text, row) => run(text, left, row + 3, 1, /^(?:Contact|Skills)$/.test(text) ? 13 : SIZE)),
    ...main.map((text, row) => run(text, right, row + 3, 1, text === 'Experience' ? 13 : SIZE)),
  ])

  it('reads one column after the other, in whatever order the page draws them', () => {
    const lines = linesOfRuns(page).map(({ text }) => text)

    expect(lines).toEqual(['Asha Menon', ...side, ...main])
  })

  it('goes on overleaf with the column that goes on', () => {
    const rest = run('• A last thing overleaf', right, 1, 2)
    const { draft } = readLines(linesOfRuns([...page, rest]), () => 'id')

    expect(draft.workExperience).toHaveLength(jobs)
    expect(draft.workExperience.at(-1)?.description).toContain('A last thing overleaf')
    expect(draft.skills.flatMap(({ items }) => items)).toEqual(['Rust', 'Go', 'SQL', 'Kafka'])
  })

  it('keeps dates beside what they date', () => {
    const rows = Array.from({ length: 8 }, (_, row) => [
      run(`0${row + 1}/2020 - 0${row + 2}/2020`, left, row),
      run(`Engineer at Acme ${'abcdefgh'.charAt(row)}`, right, row),
    ]).flat()

    expect(linesOfRuns(shuffled(rows)).map(({ text }) => text)).toEqual(
      Array.from(
        { length: 8 },
        (_, row) => `0${row + 1}/2020 - 0${row + 2}/2020\tEngineer at Acme ${'abcdefgh'.charAt(row)}`,
      ),
    )
  })
})
