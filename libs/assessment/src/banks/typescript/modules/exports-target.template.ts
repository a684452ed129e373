import { template } from '../../../tasks/template'
import { drawnUntil } from '../../draws'
import { wordsKey } from './answers'

type Target = string | null | Readonly<Record<string, string>>
type Exports = Readonly<Record<string, Target>>

const FOLDERS = ['parts', 'plugins', 'themes', 'locales'] as const
const NAMES = ['basic', 'dark', 'extra', 'long', 'mini', 'wide'] as const

/** The file for an import, or none: the key itself, else the pattern with most before its star. */
function targetFor(exported: Exports, path: string): string {
  const pattern = Object.keys(exported)
    .filter((key) => key.endsWith('*') && path.startsWith(key.slice(0, -1)) && path.length >= key.length)
    .sort((left, right) => right.length - left.length)[0]
  const key = path in exported ? path : pattern
  const target = key === undefined ? null : exported[key]
  if (target === null || target === undefined) return 'none'
  if (typeof target === 'string') return target.replace('*', path.slice((key ?? '').length - 1))
  const met = Object.keys(target).find((condition) => condition !== 'require')
  return (met === undefined ? undefined : target[met]) ?? 'none'
}

export default template({
  id: 'typescript/modules/exports-target',
  revision: 1,
  kind: 'short',
  topic: 'modules',
  grade: 5,
  nudge: -0.3,
  seconds: 210,
  lang: 'json',
  status: 'active',
  idea: 'exports closes a package but for its keys: the exact key wins, then the longest pattern, null shuts, and of conditions the first that holds is taken.',
  params: (rng) =>
    drawnUntil(
      () => {
        const folder = rng.pick(FOLDERS)
        const [one = '', two = '', three = ''] = rng.sample(NAMES, 3)
        const conditions = rng
          .shuffle(['import', 'require', 'default'])
          .slice(0, rng.int(2, 3))
          .map((condition) => [condition, `./${condition}/${one}.js`] as const)
        const keys: (readonly [string, Target])[] = [
          ['.', './index.js'],
          [`./${folder}/*`, './lib/*.js'],
          [`./${folder}/inner/*`, rng.chance() < 0.5 ? null : './deep/*.js'],
          [`./${folder}/${one}`, Object.fromEntries(conditions)],
          ...(rng.chance() < 0.5 ? [[`./${folder}/inner/${two}`, `./open/${two}.js`] as const] : []),
        ]
        const paths = rng.sample(
          [
            `./${folder}/${one}`,
            `./${folder}/inner/${two}`,
            `./${folder}/inner/${three}`,
            `./${folder}/${three}/${one}`,
            `./${folder}/${two}.js`,
            `./lib/${one}.js`,
            './index.js',
          ],
          3,
        )
        return {
          exported: Object.fromEntries(rng.shuffle(keys)) as Exports,
          paths,
          inner: `./${folder}/inner/`,
        }
      },
      ({ exported, paths, inner }) => {
        const targets = paths.map((path) => targetFor(exported, path))
        const isInner = paths.some((path) => path.startsWith(inner))
        return isInner && targets.filter((target) => target === 'none').length < 2
      },
    ),
  ask: ({ exported, paths }) => ({
    stem: 'Node.js resolves the imports of `main.mjs`; every file that may be meant is there. Which file of the package does each of them load? Give paths from the folder of the package, beginning with `./`, in the order of the imports.',
    code: [
      '// node_modules/kit/package.json',
      JSON.stringify({ name: 'kit', exports: exported }, null, 2),
      '',
      '// main.mjs',
      ...paths.map((path) => `import 'kit${path.slice(1)}'`),
    ].join('\n'),
    answerHint:
      'Three words with spaces between, none where the import is refused, such as: ./a/b.js none ./c.js',
  }),
  key: ({ exported, paths }) => wordsKey(paths.map((path) => targetFor(exported, path))),
  why: () =>
    'A path that no key covers is closed, also where the file exists. A star stands for everything, slashes too. require does not hold for an import; import and default do, and the order of the keys decides between them.',
  source: [
    'Node.js documentation, Modules: Packages, Subpath patterns',
    'Node.js documentation, Conditional exports',
  ],
})
