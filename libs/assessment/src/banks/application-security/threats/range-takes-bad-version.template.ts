import { template } from '../../../tasks/template'
import { lettered, LETTERS_HINT, lettersKey } from '../letters'
import { drawnUntil } from '../../draws'

type Version = readonly [number, number, number]
const SHOWN = 6
const textOf = (version: Version) => version.join('.')
const isBelow = (left: Version, right: Version): boolean => {
  const at = left.findIndex((part, i) => part !== right[i])
  return at >= 0 && (left[at] ?? 0) < (right[at] ?? 0)
}

export default template({
  id: 'application-security/threats/range-takes-bad-version',
  revision: 1,
  kind: 'short',
  topic: 'threats',
  grade: 2,
  nudge: 0.3,
  seconds: 150,
  lang: 'json',
  status: 'active',
  idea: 'A range is a promise to take what comes: what it installs is its highest version, and caret and tilde stop at different places.',
  params: (rng) =>
    drawnUntil(
      () => {
        const major = rng.int(1, 4)
        const minor = rng.int(2, 7)
        const patch = rng.int(1, 6)
        const [a, b] = [rng.int(1, 2), rng.int(1, 2)]
        const versions: Version[] = [
          [major, minor - 1, patch + 1],
          [major, minor, patch],
          [major, minor, patch + a],
          [major, minor + b, 0],
          [major, minor + b, rng.int(1, 4)],
          [major + 1, 0, rng.int(0, 3)],
        ]
        const bad = rng.pick(versions.slice(1, 5))
        const low = () => rng.pick(versions.slice(0, 5))
        const ranges = Array.from({ length: SHOWN }, () => {
          const from = low()
          const [x, y] = from
          const until = rng.pick(versions)
          return rng.pick([
            { text: `^${textOf(from)}`, from, below: [x + 1, 0, 0] as Version },
            { text: `^${textOf(from)}`, from, below: [x + 1, 0, 0] as Version },
            { text: `~${textOf(from)}`, from, below: [x, y + 1, 0] as Version },
            { text: `~${textOf(from)}`, from, below: [x, y + 1, 0] as Version },
            { text: textOf(from), from, below: [x, y, from[2] + 1] as Version },
            { text: `>=${textOf(from)} <${textOf(until)}`, from, below: until },
            { text: `>=${textOf(from)}`, from, below: [99, 0, 0] as Version },
            { text: `${x}.${y}.x`, from: [x, y, 0] as Version, below: [x, y + 1, 0] as Version },
          ])
        })
        const taken = ranges.map(({ from, below }) =>
          versions.filter((one) => !isBelow(one, from) && isBelow(one, below)).at(-1),
        )
        return {
          versions,
          bad,
          ranges: ranges.map(({ text }) => text),
          taken: taken.map((one) => one && textOf(one)),
        }
      },
      ({ bad, ranges, taken }) => {
        const hit = taken.filter((one) => one === textOf(bad)).length
        const isWhole = taken.every((one) => one !== undefined) && new Set(ranges).size === SHOWN
        // One range at least holds the bad version and takes a higher one.
        return isWhole && hit > 0 && hit < 4 && new Set(ranges.map((text) => text.charAt(0))).size > 2
      },
    ),
  ask: ({ versions, bad, ranges }) => ({
    stem: `These versions of a package are published, and ${textOf(bad)} steals tokens when it is installed. Six projects without a lockfile name the package in \`package.json\` by the ranges A to F. npm installs the highest version that fits. Which projects get ${textOf(bad)}?`,
    code: [`published: ${versions.map(textOf).join(', ')}`, '', lettered(ranges)].join('\n'),
    answerHint: LETTERS_HINT,
  }),
  key: ({ bad, taken }) => lettersKey(taken.map((one) => one === textOf(bad))),
  why: ({ ranges, taken }) => ranges.map((range, i) => `${range} takes ${taken[i] ?? ''}`).join('; '),
  source: ['Semantic Versioning 2.0.0, 11', 'node-semver documentation, Ranges: caret, tilde and X-ranges'],
})
