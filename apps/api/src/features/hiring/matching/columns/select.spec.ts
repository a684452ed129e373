import fc from 'fast-check'
import { pageOf } from './select'
import { idWords, Table } from './table'

/** More rows than are sorted whole. */
const ROWS = 9_000
const byRow = (a: number, b: number) => a - b

describe('A page of many rows', () => {
  it('is that of the whole order, wherever it lies and however many keys are equal', () => {
    const page = fc.record({ from: fc.nat(ROWS + 50), take: fc.integer({ min: 1, max: 100 }) })
    fc.assert(
      fc.property(fc.integer(), fc.constantFrom(1, 2, 50, 4_000), page, (seed, kinds, { from, take }) => {
        // Numbers that look like chance: an array of thousands is too long to be drawn.
        const values = Array.from({ length: ROWS }, (_, i) => (Math.imul(i ^ seed, 0x9e3779b1) >>> 8) % kinds)
        const first = Uint16Array.from(values)
        const second = Float64Array.from(values, (value, i) => (value * 7 + i) % 3)
        const all = Uint32Array.from(values, (_, i) => i)
        const expected = [...all].sort(
          (a, b) => (first[b] ?? 0) - (first[a] ?? 0) || (second[b] ?? 0) - (second[a] ?? 0) || byRow(a, b),
        )
        const until = Math.min(ROWS, from + take)
        expect([...pageOf(all, [first, second], byRow, from, until)]).toEqual(expected.slice(from, until))
      }),
      { numRuns: 60 },
    )
  })
})

describe('A table', () => {
  it('keeps every code when there are more than a byte names, with and without room made before', () => {
    const id = (n: number) => idWords(`00000000-0000-7000-8000-${n.toString(16).padStart(12, '0')}`)
    for (const room of [0, 5_000]) {
      const table = new Table({ at: new Float64Array() })
      table.reserve(room)
      for (let n = 0; n < 3_000; n++) table.add(id(n), n, { skills: [n, n + 1], codes: [n % 300, 299] })
      for (const n of [0, 255, 256, 299, 2_999]) {
        const row = table.find(id(n)) ?? -1
        const start = table.starts[row] ?? 0
        expect([...table.skill.subarray(start, start + 2)]).toEqual([n, n + 1])
        expect([...table.code.subarray(start, start + 2)]).toEqual([n % 300, 299])
      }
    }
  })

  it('takes no id that is none', () => {
    const id = '0123abcd-0000-7000-8000-00000000000f'
    expect(idWords(id)).toEqual([0x0123abcd, 0x7000, 0x80000000, 0xf])
    for (const wrong of [
      `${id}0`,
      id.slice(1),
      id.toUpperCase(),
      id.replace('f', 'g'),
      id.replace('f', 'é'),
      '',
    ])
      expect(() => idWords(wrong)).toThrow('is no id')
  })
})
