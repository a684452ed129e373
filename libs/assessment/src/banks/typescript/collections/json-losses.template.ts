import { template } from '../../../tasks/template'
import { drawnUntil, placesOf } from '../../draws'

export interface Property {
  name: string
  value: string
  /** Expressions about the copy that are true, and ones that are not. */
  holds: readonly string[]
  fails: readonly string[]
}

export default template({
  id: 'typescript/collections/json-losses',
  revision: 1,
  kind: 'multiple',
  topic: 'collections',
  grade: 3,
  seconds: 120,
  lang: 'javascript',
  status: 'active',
  idea: 'A copy by way of JSON turns dates into texts, Maps and Sets into empty objects and NaN into null, and drops undefined except in arrays.',
  params: (rng) => {
    const [n, tag] = [rng.int(2, 90), rng.pick(['new', 'sale', 'used', 'rare'])]
    const day = `2026-0${rng.int(1, 9)}-${rng.int(10, 28)}`
    const properties: readonly Property[] = [
      {
        name: rng.pick(['due', 'sent', 'born']),
        value: `new Date('${day}')`,
        holds: ["typeof copy.$ === 'string'", `copy.$.startsWith('${day}')`],
        fails: ['copy.$ instanceof Date', "typeof copy.$ === 'number'"],
      },
      {
        name: rng.pick(['prices', 'stock', 'seats']),
        value: `new Map([['${tag}', ${n}]])`,
        holds: ['Object.keys(copy.$).length === 0', 'copy.$.size === undefined'],
        fails: [`copy.$.${tag} === ${n}`, 'copy.$.size === 1'],
      },
      {
        name: rng.pick(['tags', 'labels', 'marks']),
        value: `new Set(['${tag}'])`,
        holds: ['!Array.isArray(copy.$)', 'Object.keys(copy.$).length === 0'],
        fails: ['copy.$ instanceof Set', `copy.$[0] === '${tag}'`],
      },
      {
        name: rng.pick(['rate', 'mean', 'ratio']),
        value: 'NaN',
        holds: ['copy.$ === null', "'$' in copy"],
        fails: ['Number.isNaN(copy.$)', 'copy.$ === undefined'],
      },
      {
        name: rng.pick(['note', 'nick', 'remark']),
        value: 'undefined',
        holds: ["!('$' in copy)", 'copy.$ === undefined'],
        fails: ["'$' in copy", 'copy.$ === null'],
      },
      {
        name: rng.pick(['list', 'row', 'slots']),
        value: `[${n}, undefined]`,
        holds: ['copy.$.length === 2', 'copy.$[1] === null'],
        fails: ['copy.$.length === 1', 'copy.$[1] === undefined'],
      },
      {
        name: rng.pick(['run', 'save', 'check']),
        value: `() => ${n}`,
        holds: ["!('$' in copy)", 'copy.$ === undefined'],
        fails: ["typeof copy.$ === 'function'", 'copy.$ === null'],
      },
    ]
    return drawnUntil(
      () => {
        const shown = rng.sample(properties, 5)
        const asked = shown.map(({ name, holds, fails }) => {
          const isRight = rng.int(0, 1) === 1
          return { isRight, text: rng.pick(isRight ? holds : fails).replaceAll('$', name) }
        })
        return { shown: rng.shuffle(shown), asked }
      },
      ({ asked }) => {
        const right = asked.filter(({ isRight }) => isRight).length
        return right >= 2 && right <= 4
      },
    )
  },
  ask: ({ shown, asked }) => ({
    stem: 'Which of these expressions are `true` at the end of this program? Choose all.',
    code: [
      'const original = {',
      ...shown.map(({ name, value }) => `  ${name}: ${value},`),
      '}',
      'const copy = JSON.parse(JSON.stringify(original))',
    ].join('\n'),
    options: asked.map(({ text }) => text),
  }),
  key: ({ asked }) => ({ kind: 'multiple', right: placesOf(asked, ({ isRight }) => isRight) }),
  why: () =>
    'JSON has objects, arrays, texts, finite numbers, true, false and null. Dates have toJSON; Map and Set have no own properties to write; undefined and functions are left out of objects and are null in arrays.',
  source: ['ECMA-262 (2025), SerializeJSONProperty', 'MDN, JSON.stringify()'],
})
