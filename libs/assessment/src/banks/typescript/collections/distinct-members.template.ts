import { template } from '../../../tasks/template'
import { drawnUntil } from '../../draws'
import { PRINTS, typedWords, WORDS_HINT } from './printed'

export interface Member {
  text: string
  /** What it is the same as; no two object literals are the same. */
  same: string
}

export default template({
  id: 'typescript/collections/distinct-members',
  revision: 1,
  kind: 'short',
  topic: 'collections',
  grade: 1,
  nudge: 0.3,
  seconds: 90,
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
        asked: rng.sample(kinds, 2),
      }),
      ({ members, asked }) => {
        const count = (what: string) => members.filter(({ same }) => same === what).length
        return (
          count('another object') >= 1 &&
          count('another object') <= 4 &&
          count('the object') >= 2 &&
          asked[0]?.same !== asked[1]?.same
        )
      },
    )
  },
  ask: ({ literal, isMap, members, dropped, drops, asked }) => ({
    stem: PRINTS,
    code: [
      `const item = ${literal}`,
      'const again = item',
      `const seen = new ${isMap ? 'Map' : 'Set'}()`,
      ...members.map(({ text }, i) => (isMap ? `seen.set(${text}, ${i})` : `seen.add(${text})`)),
      ...(drops ? [`seen.delete(${dropped.text})`] : []),
      `console.log(seen.size, ${asked.map(({ text }) => `seen.has(${text})`).join(', ')})`,
    ].join('\n'),
    answerHint: WORDS_HINT,
  }),
  key: ({ members, dropped, drops, asked }) => {
    const literals = members.filter(({ same }) => same === 'another object').length
    const others = new Set(members.map(({ same }) => same).filter((same) => same !== 'another object'))
    // A literal in the call of delete is yet another object, which is not in there.
    if (drops) others.delete(dropped.same)
    return typedWords([literals + others.size, ...asked.map(({ same }) => String(others.has(same)))])
  },
  why: () =>
    'Keys are compared by SameValueZero: a number is not its text, NaN is itself, and an object is only itself, whatever is in it.',
  source: ['ECMA-262 (2025), SameValueZero, Set.prototype.add, Map.prototype.set', 'MDN, Map: Key equality'],
})
