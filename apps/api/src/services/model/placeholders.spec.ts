import { Placeholders } from './placeholders'

const KNOWN = {
  people: ['Asha Verma', 'Will Stone'],
  employers: ['Kestrel Labs Pvt Ltd', 'Bank of Pune'],
  schools: ['Pune Institute of Technology'],
}

describe('Placeholders', () => {
  it.each([
    ['At Kestrel Labs I paused it.', 'At [company 1] I paused it.'],
    ['At KESTREL  LABS Pvt Ltd, then at Kestrel.', 'At [company 1], then at [company 2].'],
    ['I, asha, and Asha Verma did it.', 'I, [person 2], and [person 1] did it.'],
    ['I will write a stone-cold check; Will agreed.', 'I will write a stone-cold check; [person 1] agreed.'],
    ['I studied at pune institute of technology.', 'I studied at [school 1].'],
    ['The bank of trust kept the data.', 'The bank of trust kept the data.'],
    ['Mail asha@kestrel.example or +91 98220 12345.', 'Mail [email 1] or [phone 1].'],
    ['See https://kestrel.dev/x?y=1 and kestrel.io.', 'See [link 1] and [link 2].'],
    [
      'We met at 12 Hill Road on 2024-11-03 with 1000000 rows.',
      'We met at [address 1] on 2024-11-03 with 1000000 rows.',
    ],
  ])('stand for what tells who somebody is: %s', (text, hidden) => {
    const places = new Placeholders(KNOWN, [text])
    expect(places.hide(text)).toBe(hidden)
    expect(places.restore(hidden)).toBe(text)
  })

  it('are never those that somebody wrote', () => {
    const text = 'I said [company 1] and meant Kestrel Labs.'
    const places = new Placeholders(KNOWN, [text])
    expect(places.hide(text)).toBe('I said [company 1] and meant [company 2].')
    expect(places.restore(places.hide(text))).toBe(text)
  })

  it('are found in bounded time, whatever the text', () => {
    for (const part of ['a', 'a.', '1 ', '+1', '@a', 'A '])
      expect(new Placeholders(KNOWN, []).hide(part.repeat(6_000 / part.length)).length).toBeGreaterThan(0)
  })
})
