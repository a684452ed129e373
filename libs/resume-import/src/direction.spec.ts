import { linesOfRuns, readLines, type TextRun } from './index'

const run = (text: string, right: number, y: number): TextRun => ({
  page: 1,
  x: right - text.length * 5,
  end: right,
  y,
  size: 10,
  bold: false,
  text,
})

describe('A page that is read from right to left', () => {
  it('has its lines in their order, with numbers and Latin words as they are read', () => {
    const lines = linesOfRuns([
      run('مارس', 500, 60),
      run('2019', 477, 60),
      run('React', 436, 80),
      run('Native', 468, 80),
      run('مهندسة', 500, 80),
      run('الأنظمة', 406, 80),
    ])

    expect(lines.map(({ text }) => text)).toEqual(['مارس 2019', 'مهندسة React Native الأنظمة'])
  })
})

describe('Letters that a file does not name', () => {
  const read = (text: string) =>
    readLines(
      linesOfRuns([run('Asha Menon', 200, 60), run('Skills', 130, 90), run(text, 300, 110)]),
      () => 'id',
    )

  it('are shown and in doubt inside of a word', () => {
    const { draft, doubts } = read('o\0\0ce work, Rust')

    expect(draft.skills[0]?.items).toEqual(['o\ufffdce work', 'Rust'])
    expect(doubts).toContainEqual({
      field: 'skills.0.items.0',
      reason: 'The file does not say which letters stand at “\ufffd”: write them there.',
    })
  })

  it('are marks and icons where they stand alone', () => {
    const { draft, doubts } = read('\0 Rust, Go')

    expect(draft.skills[0]?.items).toEqual(['Rust', 'Go'])
    expect(doubts.filter(({ reason }) => reason.includes('\ufffd'))).toEqual([])
  })
})
