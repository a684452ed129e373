import { template } from '../../../tasks/template'
import { drawnUntil } from '../../draws'
import { signsKey } from './answers'

const VISIBILITIES = ['public', 'external', 'internal', 'private'] as const
type Visibility = (typeof VISIBILITIES)[number]
type Place = 'own' | 'child' | 'this' | 'super' | 'other'

/** From where each may be called: by its name, by `this`, by `super`, through a reference. */
const REACHED: Readonly<Record<Visibility, readonly Place[]>> = {
  public: ['own', 'child', 'this', 'super', 'other'],
  external: ['this', 'other'],
  internal: ['own', 'child', 'super'],
  private: ['own'],
}
const NAMES = ['settle', 'quote', 'sweep', 'close', 'refund', 'adjust', 'notify', 'rebase'] as const
const CONTRACTS = [
  ['Vault', 'TimedVault', 'Desk'],
  ['Auction', 'DutchAuction', 'House'],
  ['Escrow', 'SplitEscrow', 'Court'],
  ['Pool', 'BonusPool', 'Router'],
] as const
const LETTERS = 'ABCDEFGH'

export default template({
  id: 'solidity/control/visible-to',
  revision: 1,
  kind: 'short',
  topic: 'control',
  grade: 1,
  nudge: 0.3,
  seconds: 110,
  lang: 'solidity',
  status: 'active',
  idea: 'internal reaches derived contracts, private does not; external is called through a contract, not by its bare name.',
  params: (rng) =>
    drawnUntil(
      () => {
        const functions = rng
          .sample(NAMES, 4)
          .map((name, i) => ({ name, visibility: VISIBILITIES[i] ?? 'public' }))
        const lineOf = (place: Place) => ({ place, ...rng.pick(functions) })
        const places: Place[] = ['own', 'child', 'child', rng.pick(['this', 'super']), 'other', 'other']
        return { names: rng.pick(CONTRACTS), functions: rng.shuffle(functions), lines: places.map(lineOf) }
      },
      ({ lines }) => {
        const refused = lines.filter(({ place, visibility }) => !REACHED[visibility].includes(place))
        const distinct = new Set(lines.map(({ place, name }) => `${place} ${name}`))
        return distinct.size === lines.length && refused.length > 1 && refused.length < 5
      },
    ),
  ask: ({ names: [Base, Child, Other], functions, lines }) => {
    const shown = (wanted: readonly Place[]) =>
      lines.flatMap(({ place, name }, i) => {
        if (!wanted.includes(place)) return []
        const prefix = {
          own: '',
          child: '',
          this: 'this.',
          super: 'super.',
          other: `${Base.toLowerCase()}.`,
        }[place]
        return [`    ${prefix}${name}(); // ${LETTERS.charAt(i)}`]
      })
    return {
      stem: 'Some of the marked calls are refused by the compiler, the others are fine. Which are refused? (Take each marked line on its own, as if the other marked lines were not there.)',
      code: [
        `contract ${Base} {`,
        ...functions.map(({ name, visibility }) => `  function ${name}() ${visibility} {}`),
        '',
        '  function first() external {',
        ...shown(['own']),
        '  }',
        '}',
        '',
        `contract ${Child} is ${Base} {`,
        '  function second() external {',
        ...shown(['child', 'this', 'super']),
        '  }',
        '}',
        '',
        `contract ${Other} {`,
        `  function third(${Base} ${Base.toLowerCase()}) external {`,
        ...shown(['other']),
        '  }',
        '}',
      ].join('\n'),
      answerHint: 'The letters of the refused lines in alphabetical order, without spaces.',
    }
  },
  key: ({ lines }) =>
    signsKey(
      lines.flatMap(({ place, visibility }, i) =>
        REACHED[visibility].includes(place) ? [] : [LETTERS.charAt(i)],
      ),
    ),
  why: () =>
    'public: everywhere. external: through a contract, also this, but not by the bare name and not by super. internal: by name or super, in the contract and in derived ones. private: in the contract itself alone.',
  source: ['Solidity documentation, Contracts, Visibility and Getters'],
})
