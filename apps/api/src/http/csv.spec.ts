import { text } from 'node:stream/consumers'
import type { CsvColumn } from './csv'
import { csvOf } from './csv'

interface Person {
  name: string
  age: number | null
}

const COLUMNS: readonly CsvColumn<Person>[] = [
  { header: 'Name', value: ({ name }) => name },
  { header: 'Age', value: ({ age }) => age },
]

async function* pagesOf(...pages: Person[][]) {
  yield* pages
}
const fileOf = (...pages: Person[][]) => text(csvOf(COLUMNS, pagesOf(...pages)))
const HEADER = '"Name","Age"\r\n'
const withName = (name: string) => fileOf([{ name, age: null }])

describe('A CSV file', () => {
  it('has a header also when there is no row', async () => {
    expect(await fileOf()).toBe(HEADER)
  })

  it('quotes every text, leaves numbers bare, and ends each line with CRLF', async () => {
    const first = [{ name: 'Ada, "Countess"', age: 36 }]
    const second = [
      { name: '', age: null },
      { name: 'Hello\r\nworld', age: 0 },
    ]

    expect(await fileOf(first, [], second)).toBe(
      `${HEADER}"Ada, ""Countess""",36\r\n"",\r\n"Hello\r\nworld",0\r\n`,
    )
  })

  it.each([
    '=1+1',
    '+1',
    '-1',
    '@SUM(A1)',
    '\t=1',
    '\rx',
    '\nx',
    '  =1',
    '\u00a0=1',
    '\ufeff=1',
    '＝1',
    '＋1',
    '－1',
    '＠x',
    ' ＝1',
  ])('disarms %j', async (value) => {
    expect(await withName(value)).toBe(`${HEADER}"'${value}",\r\n`)
  })

  it.each(['Ada', 'a=b', '1-2', 'mail@example.com', "'=1"])('leaves %j as it is', async (value) => {
    expect(await withName(value)).toBe(`${HEADER}"${value}",\r\n`)
  })

  it('ends with the error of what it reads, and stops reading when nobody listens', async () => {
    let closed = false
    async function* failing() {
      yield [{ name: 'Ada', age: 1 }]
      throw new Error('disk gone')
    }
    async function* endless() {
      try {
        for (;;) yield [{ name: 'Ada', age: 1 }]
      } finally {
        closed = true
      }
    }
    await expect(text(csvOf(COLUMNS, failing()))).rejects.toThrow('disk gone')

    for await (const part of csvOf(COLUMNS, endless())) if (part) break
    await new Promise((resolve) => setImmediate(resolve))
    expect(closed).toBe(true)
  })
})
