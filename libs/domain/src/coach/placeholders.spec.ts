import { proposePlaceholders, withPlaceholders } from './placeholders'

const KNOWN = { names: ['Asha Verma', 'Asha', 'Verma'], employers: ['Kestrel Labs', 'Acme (EU)'] }
const made = (text: string) => withPlaceholders(text, proposePlaceholders(text, KNOWN))

describe('Placeholders of an answer', () => {
  it.each([
    ['At Kestrel Labs I led it, and ASHA VERMA signed.', 'At [employer] I led it, and [name] signed.'],
    ['I asked Priya Nair, then my manager Tom.', 'I asked [name], then my manager [name].'],
    ['I worked at Norrfeld Systems until May.', 'I worked at [employer] until May.'],
    ['See https://kestrel.example/x?y=1 or me@kestrel.example.', 'See [link] or [link]'],
    [
      'Ticket OPS-4411, phone +91 98200 12345, order #48213.',
      'Ticket [number], phone [number], order [number].',
    ],
    ['Acme (EU) paid 40 rows in 200 ms.', '[employer] paid 40 rows in 200 ms.'],
  ])('%s', (text, wanted) => {
    expect(made(text)).toBe(wanted)
  })

  it('leave alone what tells of nobody: counts, months, tools', () => {
    const text = 'In March we moved 1,200 rows from PostgreSQL to Kafka. I joined in June. It took 3 days.'
    expect(made(text)).toBe(text)
  })

  it('never lie in each other, and are where they say', () => {
    const text = 'Asha Verma, asha.verma@kestrel.example, at Kestrel Labs: Asha.'
    const found = proposePlaceholders(text, KNOWN)
    for (const [n, { start, end }] of found.entries()) {
      expect(end).toBeGreaterThan(start)
      expect(start).toBeGreaterThanOrEqual(found[n - 1]?.end ?? 0)
    }
    expect(found.map(({ kind }) => kind)).toEqual(['name', 'link', 'employer', 'name'])
  })

  it('are found fast in any 12,000 characters', () => {
    for (const piece of ['a', 'A', 'a-', 'at A', '9 ', '@', 'a.', 'Mr A', 'www.', 'told ']) {
      const text = piece.repeat(12_000 / piece.length)
      const from = performance.now()
      proposePlaceholders(text, KNOWN)
      expect({ piece, isFast: performance.now() - from < 500 }).toEqual({ piece, isFast: true })
    }
  })
})
