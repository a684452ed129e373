import { SQL_BANK } from '../banks/sql/bank'
import { mulberry32 } from '../engine/chance'
import { isRight } from './grade'
import { drawInstance, instanceOf } from './instance'
import { typedNumber } from './number'
import { rngOf } from './rng'
import type { Key } from './template'

const seed = Number(process.env.SEED ?? Math.floor(Math.random() * 1e9))
const ids = ['aa', 'bb', 'cc', 'dd']
const grade = (key: Key, answer: Parameters<typeof isRight>[1]) => isRight({ key, ids }, answer)

describe(`An answer (seed ${seed})`, () => {
  it.each([
    ['12', 12],
    [' -3,5 ', -3.5],
    ['\u22122', -2],
    ['+.5', 0.5],
    ['1e3', 1_000],
    ['', null],
    ['0x10', null],
    ['Infinity', null],
    ['NaN', null],
    ['1e999', null],
    ['1 000', null],
    ['1,000,000', null],
    ['.', null],
    ['1'.repeat(25), null],
    ['\u202e12', null],
  ])('typed as %j is %j', (typed, number) => expect(typedNumber(typed)).toBe(number))

  it('is right by set, by order, within its tolerance, or letter by letter', () => {
    const multiple: Key = { kind: 'multiple', right: [0, 2] }
    expect(grade(multiple, { chosen: ['cc', 'aa'] })).toBe(true)
    for (const chosen of [['aa'], ['aa', 'cc', 'dd'], ['aa', 'aa', 'cc'], []])
      expect(grade(multiple, { chosen })).toBe(false)
    const ordering: Key = {
      kind: 'ordering',
      orders: [
        [0, 1, 2, 3],
        [1, 0, 2, 3],
      ],
    }
    expect(grade(ordering, { chosen: ['bb', 'aa', 'cc', 'dd'] })).toBe(true)
    expect(grade(ordering, { chosen: ['aa', 'bb', 'dd', 'cc'] })).toBe(false)
    const numeric: Key = { kind: 'numeric', value: 200, tolerance: { relative: 0.01 } }
    expect(grade(numeric, { text: '202' })).toBe(true)
    expect(grade(numeric, { text: '202.1' })).toBe(false)
    const short: Key = { kind: 'short', accept: ['left join'] }
    expect(grade(short, { text: '  LEFT   Join ' })).toBe(true)
    expect(grade(short, { text: 'leftjoin' })).toBe(false)
    expect(grade({ ...short, sameCase: true }, { text: 'LEFT JOIN' })).toBe(false)
    expect(grade(short, { text: `left join${' '.repeat(100)}` })).toBe(false)
  })

  it('of another kind, or to another instance, is wrong', () => {
    const single: Key = { kind: 'single', right: 1 }
    expect(grade(single, { chosen: ['bb'] })).toBe(true)
    for (const answer of [{ text: 'bb' }, { chosen: ['xx'] }, { chosen: [] }, { chosen: ['bb', 'bb'] }])
      expect(grade(single, answer)).toBe(false)
    expect(grade({ kind: 'short', accept: ['bb'] }, { chosen: ['bb'] })).toBe(false)
  })

  it('to a code task is told by running it, and by nothing else', () => {
    const key: Key = { kind: 'code-sql', cases: [] }
    expect(() => grade(key, { text: 'SELECT 1' })).toThrow('Code is graded by running it')
  })

  it('is to an instance that is the same when it is made again, and another for anybody else', () => {
    const of = (attempt: string, key = 'secret') =>
      SQL_BANK.templates.map((template) => instanceOf(template, { key, attempt, seq: 3 }))
    expect(of('one')).toEqual(of('one'))
    expect(JSON.stringify(of('one'))).not.toBe(JSON.stringify(of('two')))
    expect(JSON.stringify(of('one'))).not.toBe(JSON.stringify(of('one', 'other')))
  })

  it('that the key speaks of is right, and every other option wrong', () => {
    const rng = rngOf(mulberry32(seed))
    for (const template of SQL_BANK.templates) {
      const { key, ids: own, options } = drawInstance(template, rng)
      if (key.kind !== 'single') continue
      for (const { id } of options ?? [])
        expect(isRight({ key, ids: own }, { chosen: [id] })).toBe(id === own[key.right])
    }
  })
})
