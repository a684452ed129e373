import { template } from '../../../tasks/template'
import { lettered, LETTERS_HINT, lettersKey } from '../letters'
import { drawnUntil } from '../../draws'

const NAMES = ['auth', 'ui', 'log', 'pay', 'mail', 'maps', 'forms', 'jobs'] as const
const SHOWN = 6

export default template({
  id: 'application-security/threats/public-name-wins',
  revision: 1,
  kind: 'short',
  topic: 'threats',
  grade: 4,
  seconds: 210,
  status: 'active',
  idea: 'Where two registries are asked and the higher version wins, a free public name belongs to whoever takes it first.',
  params: (rng) => {
    const company = rng.pick(['acorn', 'brook', 'cedar', 'dune'])
    return drawnUntil(
      () =>
        rng.sample(NAMES, SHOWN).map((name) => {
          const isScoped = rng.int(0, 3) === 0
          const isTaken = rng.int(0, 3) === 0
          const [x, y, z] = [rng.int(1, 5), rng.int(0, 9), rng.int(0, 9)]
          const range = rng.pick([`^${x}.${y}.0`, `~${x}.${y}.0`, `${x}.${y}.${z}`, `>=${x}.0.0`])
          const isHashed = rng.int(0, 4) === 0
          const isOpen = !isScoped && !isTaken && !isHashed && !/^\d/.test(range)
          const full = isScoped ? `@${company}/${name}` : `${company}-${name}`
          const more = [isHashed ? 'hash in lockfile' : '', isTaken && !isScoped ? 'public name is ours' : '']
          return {
            text: [`${full} ${range}`, `internal ${x}.${y}.${z}`, ...more.filter((one) => one !== '')].join(
              '; ',
            ),
            isOpen,
            isSafeBy: [isScoped, isTaken, isHashed, /^\d/.test(range)].indexOf(true),
          }
        }),
      (drawn) => {
        const open = drawn.filter((one) => one.isOpen).length
        return open > 0 && open < 4 && new Set(drawn.map(({ isSafeBy }) => isSafeBy)).size > 3
      },
    ).map((one) => ({ ...one, company }))
  },
  ask: (packages) => ({
    stem: `Builds of a company ask an internal and a public registry for each package and take the highest version that fits the range; where both have the same version, the internal one. Names with \`@${packages[0]?.company ?? ''}/\` are asked for at the internal registry alone. A hash in the lockfile refuses any other content. Where a line says so, the company has registered the public name too, and nobody else can publish there; all other public names are free. Of which packages can a stranger get code of their own into the builds, by publishing any version they like?`,
    code: lettered(packages.map(({ text }) => text)),
    answerHint: LETTERS_HINT,
  }),
  key: (packages) => lettersKey(packages.map(({ isOpen }) => isOpen)),
  why: () =>
    'Safe: a scope that is asked for internally, a public name of one’s own, a hash, and an exact version that the internal registry has.',
  source: [
    'CWE-427: Uncontrolled search path element',
    'npm documentation, Scope: associating a scope with a registry',
    'SLSA v1.0, Dependency threats',
  ],
})
