import { template } from '../../../tasks/template'
import { drawnUntil } from '../../draws'
import type { Range, Version } from './versions'
import { inOrder, rangeText, satisfies, versionsAbout, versionText } from './versions'

const PACKAGES = ['date-kit', 'form-kit', 'chart-kit', 'mail-kit', 'route-kit'] as const

const highestIn = (versions: readonly Version[], range: Range): Version | undefined =>
  versions
    .filter((version) => satisfies(version, range))
    .sort(inOrder)
    .at(-1)

export default template({
  id: 'typescript/modules/semver-highest',
  revision: 1,
  kind: 'short',
  topic: 'modules',
  grade: 2,
  seconds: 90,
  lang: 'json',
  status: 'active',
  idea: 'A caret keeps the first part that is not zero, a tilde the first two; parts are compared as numbers.',
  params: (rng) =>
    drawnUntil(
      () => {
        const base: Version = [rng.pick([0, 0, 1, 2, 4]), rng.int(1, 9), rng.int(0, 6)]
        const range: Range = { sign: rng.pick(['^', '^', '~'] as const), base }
        return { name: rng.pick(PACKAGES), range, versions: versionsAbout(rng, base, 8) }
      },
      ({ range, versions }) => {
        const fitting = versions.filter((version) => satisfies(version, range))
        const highest = [...versions].sort(inOrder).at(-1)
        return fitting.length >= 3 && highest !== undefined && !satisfies(highest, range)
      },
    ),
  ask: ({ name, range, versions }) => ({
    stem: 'These versions of a package exist, and nothing is installed or locked yet. Which one does npm install: the highest that fits?',
    code: [
      `// ${name}: ${versions.map(versionText).join(', ')}`,
      '',
      '// package.json',
      JSON.stringify({ dependencies: { [name]: rangeText(range) } }, null, 2),
    ].join('\n'),
    answerHint: 'One version, such as 3.0.1',
  }),
  key: ({ range, versions }) => {
    const highest = highestIn(versions, range)
    return { kind: 'short', accept: highest ? [versionText(highest)] : [] }
  },
  why: ({ range }) =>
    `${rangeText(range)} begins with that version and ends before the next change that may break.`,
  source: ['npm Docs, semver: Ranges', 'Semantic Versioning 2.0.0'],
})
