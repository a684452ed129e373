import { template } from '../../../tasks/template'
import { drawnUntil } from '../../draws'
import { PRINTED_HINT, wordsKey } from './answers'
import { shownFiles } from './files'

const NAMES = ['add', 'cut', 'fit', 'mix', 'pad', 'sum', 'trim', 'wrap', 'zip'] as const

export default template({
  id: 'typescript/modules/star-collision',
  revision: 1,
  kind: 'short',
  topic: 'modules',
  grade: 4,
  seconds: 180,
  lang: 'javascript',
  status: 'active',
  idea: '`export *` passes on every name but default; of two different bindings of one name it passes on neither, unless the file itself exports that name.',
  params: (rng) =>
    drawnUntil(
      () => {
        const names = rng.sample(NAMES, 6)
        const pick = () => rng.sample(names, rng.int(2, 3))
        const base = rng.sample(names, rng.int(0, 2))
        const own = rng.sample(names, rng.int(0, 2))
        return {
          base,
          left: pick().filter((name) => !base.includes(name)),
          right: pick().filter((name) => !base.includes(name)),
          /** What index.js exports itself: a value of its own, or the one of the right file. */
          own: own.map((name) => ({ name, isFromRight: rng.chance() < 0.5 })),
          defaultIn: rng.pick(['left', 'right']),
        }
      },
      ({ base, left, right, own }) =>
        left.length > 1 &&
        right.length > 0 &&
        own.every(({ name, isFromRight }) => !isFromRight || right.includes(name)) &&
        left.some((name) => right.includes(name)) &&
        (base.length > 0 || own.some(({ name }) => left.includes(name))),
    ),
  ask: ({ base, left, right, own, defaultIn }) => {
    const values = (names: readonly string[]) => names.map((name, i) => `export const ${name} = ${i + 1}`)
    const file = (name: string, exported: readonly string[]) => ({
      name: `${name}.js`,
      text: [
        ...(base.length > 0 ? ["export * from './base.js'"] : []),
        ...values(exported),
        ...(defaultIn === name ? [`export default '${name}'`] : []),
      ].join('\n'),
    })
    return {
      stem: 'These are ECMAScript modules. What does `main.js` print? (The names of a namespace come in alphabetical order.)',
      code: shownFiles([
        ...(base.length > 0 ? [{ name: 'base.js', text: values(base).join('\n') }] : []),
        file('left', left),
        file('right', right),
        {
          name: 'index.js',
          text: [
            "export * from './left.js'",
            "export * from './right.js'",
            ...own.map(({ name, isFromRight }) =>
              isFromRight ? `export { ${name} } from './right.js'` : `export const ${name} = 0`,
            ),
          ].join('\n'),
        },
        {
          name: 'main.js',
          text: "import * as kit from './index.js'\nconsole.log(Object.keys(kit).join(' '))",
        },
      ]),
      answerHint: PRINTED_HINT,
    }
  },
  key: ({ base, left, right, own }) => {
    const isOwn = (name: string) => own.some((one) => one.name === name)
    const names = NAMES.filter((name) => {
      if (isOwn(name) || base.includes(name)) return true
      return left.includes(name) !== right.includes(name)
    })
    return wordsKey(names)
  },
  why: () =>
    'A name that both stars give stands for nothing unless it is the same variable both ways. An export of the file itself comes before its stars. default never passes a star.',
  source: ['ECMA-262 (2025), ResolveExport; GetExportedNames', 'MDN, export'],
})
