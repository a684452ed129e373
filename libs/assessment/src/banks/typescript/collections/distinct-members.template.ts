import { template } from '../../../tasks/template'
import { drawnUntil } from '../../draws'

export interface Member {
  text: string
  /** What it is the same as; no two object literals are the same. */
  same: string
}

export default template({
  id: 'typescript/collections/distinct-members',
  revision: 1,
  kind: 'numeric',
  topic: 'collections',
  grade: 1,
  nudge: 0.3,
  seconds: 75,
  lang: 'javascript',
  status: 'active',
  idea: 'A Set or Map tells values apart by type and objects by identity: equal literals are two, one object put in twice is one.',
  params: (rng) => {
    const n = rng.int(2, 99)
    const field = rng.pick(['id', 'size', 'page', 'floor'])
    const literal = `{ ${field}: ${n} }`
    const kinds: readonly Member[] = [
      { text: String(n), same: 'number' },
      { text: `'${n}'`, same: 'text' },
      { text: 'item', same: 'the object' },
      { text: 'again', same: 'the object' },
      { text: 'NaN', same: 'NaN' },
      { text: literal, same: 'another object' },
      { text: '{ ...item }', same: 'another object' },
    ]
    return drawnUntil(
      () => ({
        n,
        literal,
        isMap: rng.int(0, 1) === 1,
        members: Array.from({ length: rng.int(5, 9) }, () => rng.pick(kinds)),
        dropped: rng.pick(kinds),
        drops: rng.int(0, 1) === 1,
      }),
      ({ members }) => {
        const count = (what: string) => members.filter(({ same }) => same === what).length
        return count('another object') >= 1 && count('another object') <= 4 && count('the object') >= 2
      },
    )
  },
  ask: ({ literal, isMap, members, dropped, drops }) => ({
    stem: 'Which number does this program print?',
    code: [
      `const item = ${literal}`,
      'const again = item',
      `const seen = new ${isMap ? 'Map' : 'Set'}()`,
      ...members.map(({ text }, i) => (isMap ? `seen.set(${text}, ${i})` : `seen.add(${text})`)),
      ...(drops ? [`seen.delete(${dropped.text})`] : []),
      'console.log(seen.size)',
    ].join('\n'),
    answerHint: 'One whole number.',
  }),
  key: ({ members, dropped, drops }) => {
    const literals = members.filter(({ same }) => same === 'another object').length
    const others = new Set(members.map(({ same }) => same).filter((same) => same !== 'another object'))
    // A literal in the call of delete is yet another object, which is not in there.
    if (drops) others.delete(dropped.same)
    return { kind: 'numeric', value: literals + others.size, tolerance: { absolute: 0 } }
  },
  why: () =>
    'Keys are compared by SameValueZero: a number is not its text, NaN is itself, and an object is only itself, whatever is in it.',
  source: ['ECMA-262 (2025), SameValueZero, Set.prototype.add, Map.prototype.set', 'MDN, Map: Key equality'],
})
