import type { Rng } from '../../../tasks/rng'
import { template } from '../../../tasks/template'
import { drawnUntil } from '../../draws'
import { signsKey } from './answers'
import type { Bases } from './linear'
import { linearised, walked } from './linear'

const NAMES = ['K', 'L', 'M', 'N', 'P', 'Q', 'R', 'S', 'T', 'V', 'W', 'X'] as const

export interface Drawn {
  bases: Bases
  /** From the root to the most derived one. */
  names: readonly string[]
  /** It adds its letter behind what super gives. */
  behind: string
  /** It does not go on to super; '' where all do. */
  last: string
}

/** A root, three above it, one above two of these, and one above that and the third. */
function drawnBases(rng: Rng, names: readonly string[]): Bases {
  const [root = '', a = '', b = '', c = '', d = '', e = ''] = names
  const two = rng.sample([a, b, c], 2)
  const other = [a, b, c].filter((name) => !two.includes(name))
  const third = rng.chance() < 0.5 ? [root] : [rng.pick(two)]
  return {
    [root]: [],
    ...Object.fromEntries([a, b, c].map((name) => [name, other.includes(name) ? third : [root]])),
    [d]: two,
    [e]: rng.shuffle([d, ...other]),
  }
}
/** The letters in their order, by the order in which super goes. */
function pathOf({ behind, last }: Drawn, row: readonly string[]): string[] {
  const end = row.indexOf(last)
  const reached = end < 0 ? row : row.slice(0, end + 1)
  return reached.reduceRight<string[]>(
    (path, name) => (name === behind ? [...path, name] : [name, ...path]),
    [],
  )
}
const isRow = (bases: Bases, name: string) => linearised(name, bases) !== undefined

export default template({
  id: 'solidity/control/super-path',
  revision: 1,
  kind: 'short',
  topic: 'control',
  grade: 5,
  seconds: 210,
  lang: 'solidity',
  status: 'active',
  idea: 'super is the next contract in the linearisation of the deployed contract, each contract once, the base named last first; not simply the own base.',
  params: (rng) =>
    drawnUntil(
      (): Drawn => {
        const names = rng.sample(NAMES, 6)
        const bases = drawnBases(rng, names)
        const [root = '', a = '', b = '', c = '', d = ''] = names
        const behind = rng.pick([a, b, c, d])
        const last = rng.chance() < 0.4 ? rng.pick([a, b, c].filter((name) => name !== behind)) : ''
        return { bases, names: [root, ...ordered([a, b, c], bases), ...names.slice(4)], behind, last }
      },
      (p) => {
        const top = p.names.at(-1) ?? ''
        const row = linearised(top, p.bases)
        if (!row || !p.names.every((name) => isRow(p.bases, name))) return false
        const path = String(pathOf(p, row))
        // Who reads the bases from the left, or follows one base only, comes to something else.
        const along = (name: string): string[] => [name, ...(p.bases[name] ?? []).slice(-1).flatMap(along)]
        const wrongs = [walked(top, p.bases), along(top)]
        return path.length > 5 && wrongs.every((wrong) => String(pathOf(p, wrong)) !== path)
      },
    ),
  ask: ({ bases, names, behind, last }) => {
    const top = names.at(-1) ?? ''
    const lineOf = (name: string) => {
      if (name === last) return `return "${name}";`
      const parts = name === behind ? `super.path(), "${name}"` : `"${name}", super.path()`
      return `return string.concat(${parts});`
    }
    return {
      stem: `\`${top}\` is deployed. What does its \`path()\` return?`,
      code: names
        .flatMap((name, i) => {
          const own = bases[name] ?? []
          const over = own.length > 1 ? `override(${own.join(', ')})` : 'override'
          return i === 0
            ? [
                `contract ${name} {`,
                '  function path() public pure virtual returns (string memory) {',
                `    return "${name}";`,
                '  }',
                '}',
              ]
            : [
                `contract ${name} is ${own.join(', ')} {`,
                `  function path() public pure virtual ${over} returns (string memory) {`,
                `    ${lineOf(name)}`,
                '  }',
                '}',
              ]
        })
        .join('\n'),
      answerHint: 'The letters in their order, without spaces.',
    }
  },
  key: (p) => signsKey(pathOf(p, linearised(p.names.at(-1) ?? '', p.bases) ?? [])),
  why: ({ bases, names, last }) =>
    `The linearisation is ${(linearised(names.at(-1) ?? '', bases) ?? []).join(', ')}; each super goes one further in it${last ? `, and ${last} calls no super, so nothing after it is reached` : ''}.`,
  source: ['Solidity documentation, Contracts, Multiple Inheritance and Linearization'],
})

/** So that every base is declared before what is derived from it. */
function ordered(names: readonly string[], bases: Bases): string[] {
  const isBase = (name: string) => names.some((other) => bases[other]?.includes(name))
  return [...names.filter(isBase), ...names.filter((name) => !isBase(name))]
}
