import { HOLD_RULES } from '@tryka/domain'
import { mulberry32 } from '../engine/chance'
import { probability } from '../engine/model'
import { codeFormOf, tokensOf } from './code-form'
import type { PacedAnswer } from './hold-rules'
import { isJump, isQuick, tooAlike, tooFast } from './hold-rules'

const HARD = { a: 1.4, b: 2, c: 0.01 }
const EASY = { a: 1.4, b: -1, c: 0.01 }
const answers = (count: number, over: Partial<PacedAnswer> = {}): PacedAnswer[] =>
  Array.from({ length: count }, (_, i) => ({
    seq: i + 1,
    item: HARD,
    isCorrect: true,
    seconds: 9,
    usualSeconds: 40,
    ...over,
  }))

describe('Answers that came too fast', () => {
  it('are eight hard ones that were right in under a quarter of the usual time', () => {
    expect(tooFast(answers(8))).toHaveLength(8)
    expect(tooFast(answers(7))).toEqual([])
    expect(tooFast(answers(8, { seconds: 10 }))).toEqual([])
    expect(tooFast(answers(12, { isCorrect: false }))).toEqual([])
    expect(tooFast(answers(12, { item: EASY }))).toEqual([])
  })

  it('are judged by what the other answers show: who does hard ones at leisure may be quick as well', () => {
    const slow = { seconds: 30 }
    expect(tooFast([...answers(8), ...answers(8, slow)])).toEqual([])
    expect(tooFast([...answers(8), ...answers(8, { ...slow, isCorrect: false })])).toHaveLength(8)
  })

  it('count where the chance is below a fifth', () => {
    const just = { a: 1.4, b: 1.05, c: 0.01 }
    expect(probability(0, just)).toBeLessThan(HOLD_RULES.fast.chance)
    expect(tooFast(answers(8, { item: just }))).toHaveLength(8)
    expect(tooFast(answers(8, { item: { ...just, b: 1 } }))).toEqual([])
    expect(isQuick({ isCorrect: true, seconds: 0, usualSeconds: 1 })).toBe(true)
  })

  it('hold next to nobody who answers by the model, however quick', () => {
    const seed = Math.floor(Math.random() * 1e9)
    const chance = mulberry32(seed)
    let held = 0
    for (let person = 0; person < 1_000; person += 1) {
      const theta = -2 + 4 * chance()
      const done = Array.from({ length: 24 }, (_, i): PacedAnswer => {
        // By and by a test gives tasks of the person's own ability.
        const item = { a: 1.4, b: (theta * Math.min(i, 6)) / 6 + chance() - 0.5, c: 0.01 }
        const seconds = 40 * chance()
        return { seq: i + 1, item, isCorrect: chance() < probability(theta, item), seconds, usualSeconds: 40 }
      })
      if (tooFast(done).length > 0) held += 1
    }
    expect({ seed, held: held <= 5 }).toEqual({ seed, held: true })
  })
})

describe('Answers in code that are alike', () => {
  it('are two that one other account gave as well', () => {
    expect(
      tooAlike([
        { seq: 3, others: ['a'] },
        { seq: 9, others: ['b', 'a'] },
      ]),
    ).toEqual([3, 9])
    expect(
      tooAlike([
        { seq: 3, others: ['a'] },
        { seq: 9, others: ['b'] },
      ]),
    ).toEqual([])
    expect(tooAlike([{ seq: 3, others: ['a'] }])).toEqual([])
    expect(tooAlike([])).toEqual([])
  })

  it('say nothing where three others gave the same', () => {
    const common = ['a', 'b', 'c']
    expect(
      tooAlike([
        { seq: 3, others: common },
        { seq: 9, others: common },
      ]),
    ).toEqual([])
    expect(
      tooAlike([
        { seq: 3, others: common.slice(0, 2) },
        { seq: 9, others: ['a', 'b'] },
      ]),
    ).toEqual([3, 9])
  })
})

describe('The form of an answer in code', () => {
  const long = `WITH paid AS (SELECT customer_id, SUM(total) AS spent FROM orders WHERE state = 'paid' GROUP BY customer_id)
    SELECT c.name, p.spent, RANK() OVER (PARTITION BY c.city ORDER BY p.spent DESC) AS place
    FROM paid p JOIN customers c ON c.id = p.customer_id WHERE p.spent > 100 ORDER BY place, c.name`

  it('is the same with other names, spaces, comments, numbers and texts', () => {
    const other = long
      .replace(/\bpaid\b(?!')/g, 'x1')
      .replace(/spent/g, 'Geld')
      .replace(/\bc\b/g, 'kunde')
      .replace("'paid'", "'open'")
      .replace('100', '7')
      .replace('FROM orders', '-- orders come here\n from   orders')
    expect(codeFormOf(other, 'code-sql', 60)).toBe(codeFormOf(long, 'code-sql', 60))
    expect(codeFormOf(long, 'code-sql', 60)).toMatch(/^[\w-]{43}$/)
  })

  it('is another where something else is done', () => {
    const form = codeFormOf(long, 'code-sql', 60)
    for (const [from, to] of [
      ['SUM', 'MAX'],
      [' DESC', ''],
      ['>', '>='],
      ['ORDER BY place, c.name', 'ORDER BY c.name, place'],
    ] as const)
      expect(codeFormOf(long.replace(from, to), 'code-sql', 60)).not.toBe(form)
  })

  it('is none of a short one: sixty tokens, comments not counted', () => {
    expect(codeFormOf('SELECT 1', 'code-sql', 60)).toBeNull()
    const line = 'a = 1;'
    expect(codeFormOf(line.repeat(15), 'code-js', 60)).not.toBeNull()
    expect(codeFormOf(`${line.repeat(14)} b = // 1;\n`, 'code-js', 60)).toBeNull()
  })

  it('keeps the words of a language and tells its signs apart', () => {
    const js = (code: string) => tokensOf(code, 'code-ts').join(' ')
    expect(js('const total = items => items.length ?? 0')).toBe('const n0 = n1 => n1 . n2 ?? 0')
    expect(js('let a = 1; const b = a === 2')).toBe(js('let x = 9; const y = x === 1'))
    expect(js('let a = 1')).not.toBe(js('const a = 1'))
    expect(js('a == b')).not.toBe(js('a === b'))
    expect(tokensOf('select A from T', 'code-sql')).toEqual(tokensOf('SELECT a FROM t', 'code-sql'))
  })

  it.each([
    '',
    "'",
    '`${',
    '/*',
    '\u0000',
    '\ud800',
    'x'.repeat(8_192),
    "'".repeat(8_191),
    '/'.repeat(8_192),
  ])('is made of whatever comes, in no time (%#)', (code) => {
    const began = Date.now()
    for (const kind of ['code-sql', 'code-js', 'code-ts'] as const)
      expect(() => codeFormOf(code, kind, 60)).not.toThrow()
    expect(Date.now() - began).toBeLessThan(1_000)
  })
})

describe('A jump', () => {
  it('is more than one and a half above the result before', () => {
    expect(isJump(1, -0.5)).toBe(false)
    expect(isJump(1.01, -0.5)).toBe(true)
    expect(isJump(-2, 2)).toBe(false)
  })
})
