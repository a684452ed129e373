import { template } from '../../../tasks/template'
import { drawnUntil } from '../../draws'

const TEXTS = ['lol', 'tea', 'north', 'ab', 'salt', 'rain', '0123456789', 'wood', 'x'] as const
const NAMES = ['a', 'b', 'c', 'd', 'e'] as const
const ROOTS = ['note', 'order', 'list', 'page'] as const
/** What the last entity may be: so much that it is worth an attack, and so little that it can be reckoned. */
const [LEAST, MOST] = [400, 40_000]

export default template({
  id: 'application-security/input/entity-expansion',
  revision: 1,
  kind: 'numeric',
  topic: 'input',
  grade: 2,
  seconds: 150,
  lang: 'xml',
  status: 'active',
  idea: 'Entities that name entities multiply: each level is the sum of what it names.',
  params: (rng) =>
    drawnUntil(
      () => {
        const text = rng.pick(TEXTS)
        const levels = rng.int(3, 4)
        const entities: string[] = [text]
        const lengths = [text.length]
        for (let level = 1; level <= levels; level++) {
          const below = NAMES[level - 1] ?? 'a'
          const refs = Array.from({ length: rng.int(3, 6) }, () => below)
          // Now and then one from further down, or a character of its own.
          const deep = level > 1 && rng.chance() < 0.6 ? [NAMES[rng.int(0, level - 2)] ?? 'a'] : []
          const own = rng.chance() < 0.4 ? '-' : ''
          const names = rng.shuffle([...refs, ...deep])
          entities.push(`${names.map((name) => `&${name};`).join('')}${own}`)
          lengths.push(names.reduce((sum, name) => sum + (lengths[NAMES.indexOf(name)] ?? 0), own.length))
        }
        return { root: rng.pick(ROOTS), entities, length: lengths.at(-1) ?? 0 }
      },
      ({ length }) => length >= LEAST && length <= MOST,
    ),
  ask: ({ root, entities }) => ({
    stem: `A parser expands entities. How many characters of text does the element \`${root}\` hold when the document has been read?`,
    code: [
      `<!DOCTYPE ${root} [`,
      ...entities.map((value, i) => `  <!ENTITY ${NAMES[i] ?? ''} "${value}">`),
      ']>',
      `<${root}>&${NAMES[entities.length - 1] ?? ''};</${root}>`,
    ].join('\n'),
    answerHint: 'One whole number.',
  }),
  key: ({ length }) => ({ kind: 'numeric', value: length, tolerance: { absolute: 0 } }),
  why: () =>
    'Reckon the length of each entity from the top: the sum of the lengths that it names, and of its own text.',
  source: [
    'W3C, Extensible Markup Language (XML) 1.0 (Fifth Edition), 4.4 XML Processor Treatment of Entities',
    'CWE-776, Improper Restriction of Recursive Entity References in DTDs',
  ],
})
