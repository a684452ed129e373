import { linesOfRuns, linesOfText, readLines, type TextRun } from './index'

const run = (text: string, x: number, y: number, size = 10): TextRun => ({
  page: 1,
  x,
  end: x + text.length * size * 0.5,
  y,
  size,
  bold: size > 10,
  text,
})
const read = (runs: TextRun[]) => readLines(linesOfRuns(runs), () => 'id').draft
const top = [run('Asha Menon', 40, 50, 24), run('Experience', 40, 90, 13)]

describe('A narrow column of dates', () => {
  it('has its dates whole where they go on in the next line', () => {
    const { workExperience } = read([
      ...top,
      run('décembre 2020 –', 40, 110),
      run('Northwind GmbH', 170, 110),
      run('janvier 2022', 40, 124),
      run('Data Analyst', 170, 124),
      run('• Cut the time of a settlement', 180, 138),
      run('mars 2019 –', 40, 160),
      run('Acme Inc', 170, 160),
      run('novembre 2020', 40, 174),
      run('Site Supervisor', 170, 174),
      run('• Planned shifts for 40 people', 180, 188),
    ])

    expect(workExperience).toMatchObject([
      { company: 'Northwind GmbH', jobTitle: 'Data Analyst', startDate: '2020-12', endDate: '2022-01' },
      { company: 'Acme Inc', jobTitle: 'Site Supervisor', startDate: '2019-03', endDate: '2020-11' },
    ])
  })

  it('is not taken for a column at the side, however many jobs it dates', () => {
    const jobs = Array.from({ length: 6 }, (_, index) => [
      run(`0${index + 1}/20${20 - index} – 12/20${20 - index}`, 40, 110 + index * 50),
      run('Warehouse Lead', 170, 110 + index * 50, 11),
      run('Blue Fern', 170, 124 + index * 50),
      run('• Served 120 customers a day', 180, 138 + index * 50),
    ]).flat()

    expect(read([...top, ...jobs]).workExperience).toHaveLength(6)
  })
})

describe('Three columns of a table', () => {
  it('have the employer below the title, and the place at the right', () => {
    const { workExperience } = read([
      ...top,
      run('03/2020 – 04/2022', 40, 110),
      run('Head of Finance', 150, 110, 11),
      run('Leeds, UK', 460, 110),
      run('Northwind', 150, 124),
      run('• Wrote the handbook', 165, 138),
    ])

    expect(workExperience).toMatchObject([
      {
        jobTitle: 'Head of Finance',
        company: 'Northwind',
        location: 'Leeds, UK',
        description: ['Wrote the handbook'],
      },
    ])
  })
})

describe('A title below the name', () => {
  const text = (below: string) =>
    `Asha Menon\n${below}\nasha@example.com\n\nExperience\nData Analyst, Acme Inc\nJan 2020 – Feb 2022`
  const of = (below: string) => readLines(linesOfText(text(below)), () => 'id')

  it('becomes the headline, and is in doubt', () => {
    const { draft, doubts } = of('Marketing Manager')

    expect(draft.headline).toBe('Marketing Manager')
    expect(doubts).toContainEqual({ field: 'headline', reason: 'It stands below your name.' })
  })

  it.each(['Pune, India', 'I lead teams.', 'Room 4, 12 Main Street'])('is not seen in “%s”', (below) => {
    expect(of(below).draft.headline).toBe('')
  })
})

describe('A name of two lines', () => {
  const below = (text: string, size: number, y = 78) =>
    readLines(
      linesOfRuns([
        run('Daniela', 40, 50, 24),
        run(text, 40, y, size),
        run('daniela@example.com', 40, 110),
        run('Experience', 40, 140, 13),
        run('Data Analyst, Acme Inc', 40, 160),
      ]),
      () => 'id',
    )

  it('is whole and in doubt, and none of it is left over', () => {
    const { draft, doubts, leftOver } = below('García López', 24)

    expect(draft.personalInfo).toMatchObject({
      fullName: 'Daniela García López',
      email: 'daniela@example.com',
    })
    expect(doubts).toContainEqual({ field: 'personalInfo.fullName', reason: 'It is told on two lines.' })
    expect(leftOver).toEqual([])
  })

  it.each([
    ['a title as large', 'Marketing Manager', 24, 78],
    ['a smaller line', 'García López', 20, 78],
    ['a line far below', 'García López', 24, 108],
  ])('does not take %s', (_what, text, size, y) => {
    expect(below(text, size, y).draft.personalInfo.fullName).toBe('Daniela')
  })
})

describe('A name whose letters are set apart', () => {
  it('is read before a line of the text, and is in doubt', () => {
    const { draft, doubts } = readLines(
      linesOfText('N O O R  T A N A K A\nnoor@example.com\n\nProfile\nI own what\nnobody else wants to own.'),
      () => 'id',
    )

    expect(draft.personalInfo.fullName).toBe('NOOR TANAKA')
    expect(doubts).toContainEqual({
      field: 'personalInfo.fullName',
      reason: 'Its letters are set apart, and where a word ends is a guess.',
    })
  })
})
