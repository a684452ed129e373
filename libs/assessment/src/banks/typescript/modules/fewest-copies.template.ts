import { template } from '../../../tasks/template'
import { drawnUntil } from '../../draws'
import { wordsKey } from './answers'
import type { Range, Version } from './versions'
import { inOrder, rangeText, satisfies, versionsAbout, versionText } from './versions'

const USERS = ['app', 'forms', 'charts', 'mailer', 'router', 'editor', 'search'] as const

/** The newest of the versions in a range. */
const newestOf = (versions: readonly Version[], range: Range): Version =>
  versions
    .filter((version) => satisfies(version, range))
    .sort(inOrder)
    .at(-1) ?? [-1, 0, 0]
/** So many versions are there where everybody takes the newest. */
const copiesOfNewest = (versions: readonly Version[], ranges: readonly Range[]): number =>
  new Set(ranges.map((range) => versionText(newestOf(versions, range)))).size

/** Takes, for the range that ends first, its newest version; ranges that hold it need no other. */
function copiesFor(versions: readonly Version[], ranges: readonly Range[]): number {
  const newest = (range: Range): Version => newestOf(versions, range)
  const [first, ...others] = [...ranges].sort((left, right) => inOrder(newest(left), newest(right)))
  if (!first) return 0
  return (
    1 +
    copiesFor(
      versions,
      others.filter((range) => !satisfies(newest(first), range)),
    )
  )
}

export default template({
  id: 'typescript/modules/fewest-copies',
  revision: 1,
  kind: 'short',
  topic: 'modules',
  grade: 4,
  seconds: 240,
  lang: 'json',
  status: 'active',
  idea: 'One copy of a package serves several users only where their ranges share a version that exists; below 1.0.0 every minor version stands apart.',
  params: (rng) =>
    drawnUntil(
      () => {
        const middle: Version = [rng.pick([0, 1, 2]), rng.int(2, 6), rng.int(1, 4)]
        const versions = versionsAbout(rng, middle, 8)
        const ranges = rng.sample(USERS, 5).map((user) => ({
          user,
          sign: rng.pick(['^', '^', '~', ''] as const),
          base: rng.pick(versions),
        }))
        return { versions, ranges }
      },
      ({ versions, ranges }) => {
        const copies = copiesFor(versions, ranges)
        const isEach = new Set(ranges.map(rangeText)).size === ranges.length
        return isEach && copies >= 2 && copies <= 3 && copiesOfNewest(versions, ranges) > copies
      },
    ),
  ask: ({ versions, ranges }) => ({
    stem: 'Five packages of one program depend on the package kit; the versions that exist are shown. Each gets a version in its range; packages may share one. How many different versions of kit are needed at least, and how many are there if each gets the newest version in its range?',
    code: [
      `// kit: ${versions.map(versionText).join(', ')}`,
      '',
      ...ranges.flatMap((range) => [
        `// ${range.user}/package.json`,
        `"dependencies": { "kit": "${rangeText(range)}" }`,
      ]),
    ].join('\n'),
    answerHint: 'Two whole numbers with a space between, the least first.',
  }),
  key: ({ versions, ranges }) => wordsKey([copiesFor(versions, ranges), copiesOfNewest(versions, ranges)]),
  why: () =>
    'Write down which of the versions each range allows; then look for the fewest versions of which every range has one. Taking the newest for each range may need more.',
  source: ['npm Docs, semver: Ranges', 'npm Docs, npm dedupe'],
})
