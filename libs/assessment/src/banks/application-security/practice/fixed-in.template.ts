import { template } from '../../../tasks/template'
import { drawnUntil } from '../../draws'
import { lettered, LETTERS_HINT, lettersKey } from '../letters'

const PACKAGES = ['imgkit', 'mailcraft', 'pathwise', 'zipline', 'formlet'] as const
const SERVICES = ['shop', 'search', 'mail', 'billing', 'reports', 'login', 'upload', 'stock', 'chat'] as const
const SHOWN = 6

type Version = readonly [number, number, number]
const isBelow = ([a, b, c]: Version, [x, y, z]: Version): boolean =>
  a !== x ? a < x : b !== y ? b < y : c < z
/** By the letters of their texts, as versions must not be compared. */
const isBelowAsText = (left: Version, right: Version): boolean => left.join('.') < right.join('.')

export interface Fixes {
  old: Version
  major: number
  late: Version
}
const isAffected = (version: Version, { old, major, late }: Fixes, below = isBelow): boolean =>
  below(version, old) || (version[0] === major && below(version, late))

export default template({
  id: 'application-security/practice/fixed-in',
  revision: 1,
  kind: 'short',
  topic: 'threats',
  grade: 2,
  seconds: 105,
  status: 'active',
  idea: 'Versions are compared part by part as numbers, and each line of versions has its own fix: a higher version may still have the flaw.',
  params: (rng) => {
    const name = rng.pick(PACKAGES)
    const services = rng.sample(SERVICES, SHOWN)
    return drawnUntil(
      () => {
        const major = rng.int(2, 5)
        const fixes: Fixes = {
          old: [major - 1, rng.int(3, 8), rng.int(2, 8)],
          major,
          late: [major, rng.int(2, 8), rng.int(2, 8)],
        }
        const near = (): Version => {
          const [first, second, third] = rng.pick([fixes.old, fixes.late])
          return rng.pick<Version>([
            [first, second, third],
            [first, second, third - 1],
            [first, second, third + rng.int(8, 14)],
            [first, second + rng.int(1, 2), rng.int(0, 2)],
            [first, second - 1, rng.int(9, 15)],
            [first, 10 + rng.int(0, 3), rng.int(0, 4)],
            [major + 1, 0, rng.int(0, 3)],
          ])
        }
        return { name, services, fixes, versions: Array.from({ length: SHOWN }, near) }
      },
      ({ fixes, versions }) => {
        const affected = versions.filter((version) => isAffected(version, fixes))
        return (
          new Set(versions.map(String)).size === SHOWN &&
          affected.length >= 2 &&
          affected.length <= 4 &&
          affected.some(([first]) => first === fixes.major) &&
          versions.some((version) => isAffected(version, fixes) !== isAffected(version, fixes, isBelowAsText))
        )
      },
    )
  },
  ask: ({ name, services, fixes: { old, major, late }, versions }) => ({
    stem: `A flaw in the package \`${name}\` is in all versions below ${old.join('.')}, and in versions from ${major}.0.0 up to, but without, ${late.join('.')}. These services of a company run the versions shown. Which of them have the flaw?`,
    code: lettered(
      services.map((service, i) => `${service.padEnd(8)} ${name} ${versions[i]?.join('.') ?? ''}`),
    ),
    answerHint: LETTERS_HINT,
  }),
  key: ({ fixes, versions }) => lettersKey(versions.map((version) => isAffected(version, fixes))),
  why: ({ fixes: { old, major, late }, fixes, versions, services }) =>
    `With the flaw: ${versions
      .flatMap((version, i) =>
        isAffected(version, fixes) ? [`${services[i] ?? ''} (${version.join('.')})`] : [],
      )
      .join(
        ', ',
      )}. Versions are compared part by part, and each part as a number, so 10 comes after 9 and ${old[0]}.10.0 after ${old.join('.')}. The fix was made in both lines: ${major}.0.0 is higher than ${old.join('.')} and still has the flaw, up to ${late.join('.')}.`,
  source: ['Semantic Versioning 2.0.0, 11', 'Open Source Vulnerability format 1.7, affected[].ranges[]'],
})
