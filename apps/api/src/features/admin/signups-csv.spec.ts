import { csvCell, csvLine, csvOf } from './signups-csv'

const ROW = {
  arrival: 1,
  id: 'id-1',
  name: 'Ada, "Countess"',
  email: 'ada@example.com',
  user_type: 'candidate',
  email_verified: 1,
  focus_area: 'Blockchain',
  interests: '["AI","Data Science"]',
  company: null,
  position: null,
  experience: 'mid',
  message: 'Hello\r\nworld',
  created_at: '2025-01-08T09:00:00.000Z',
}

describe('CSV cells', () => {
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
  ])('disarms %j', (value) => {
    expect(csvCell(value)).toBe(`"'${value}"`)
  })

  it.each(['Ada', 'a=b', '1-2', 'mail@example.com', '', "'=1"])('leaves %j as it is', (value) => {
    expect(csvCell(value)).toBe(`"${value}"`)
  })

  it('doubles quotes', () => {
    expect(csvCell('say "hi"')).toBe('"say ""hi"""')
  })
})

describe('CSV file', () => {
  it('writes a line of quoted cells that ends with CRLF', () => {
    expect(csvLine(ROW)).toBe(
      '"id-1","Ada, ""Countess""","ada@example.com","candidate","true","","","Blockchain",' +
        '"AI; Data Science","mid","Hello\r\nworld","2025-01-08T09:00:00.000Z"\r\n',
    )
  })

  it('has a header also when there is no row', async () => {
    async function* nothing() {
      yield* [] as (typeof ROW)[][]
    }
    const parts: string[] = []
    for await (const part of csvOf(nothing())) parts.push(part)

    expect(parts.join('')).toBe(
      '"ID","Name","Email","User Type","Email Verified","Company","Position","Focus Area","Interests","Experience","Message","Created At"\r\n',
    )
  })
})
