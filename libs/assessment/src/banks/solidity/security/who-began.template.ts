import type { Rng } from '../../../tasks/rng'
import { template } from '../../../tasks/template'
import { drawnUntil } from '../../draws'
import { LETTERS_HINT, letterOf, lettersKey } from './answers'

type Who = 'alice' | 'mallory'
/** The sender that the wallet sees: a person, or a contract between. */
interface Seen {
  origin: Who
  isBetween: boolean
}
const GUARDS: readonly (readonly [string, (seen: Seen) => boolean])[] = [
  ['tx.origin == owner', ({ origin }) => origin === 'alice'],
  ['msg.sender == owner', ({ origin, isBetween }) => origin === 'alice' && !isBetween],
  ['msg.sender == tx.origin', ({ isBetween }) => !isBetween],
  ['msg.sender != tx.origin', ({ isBetween }) => isBetween],
  ['msg.sender == owner || tx.origin == owner', ({ origin }) => origin === 'alice'],
  ['msg.sender == owner && tx.origin == owner', ({ origin, isBetween }) => origin === 'alice' && !isBetween],
]
export interface Call {
  from: Who
  /** Contracts of Mallory's that pass the call on. */
  by: 'none' | 'one' | 'two'
  /** Which of the two functions of the wallet. */
  which: 0 | 1
}
export interface Params {
  wallet: string
  /** The contracts of Mallory's. */
  game: string
  names: readonly [string, string]
  guards: readonly [number, number]
  calls: readonly Call[]
}

const isLet = ({ guards }: Params, { from, by, which }: Call, isOriginAlways = false): boolean => {
  const holds = GUARDS[guards[which]]?.[1]
  return holds?.({ origin: from, isBetween: by !== 'none' && !isOriginAlways }) ?? false
}

function drawn(rng: Rng): Params {
  const [first = 0, second = 1] = rng.sample([0, 0, 1, 1, 2, 3, 4, 5], 2)
  const all = (['alice', 'mallory'] as const).flatMap((from) =>
    (['none', 'one', 'two'] as const).flatMap((by) =>
      ([0, 1] as const).map((which): Call => ({ from, by, which })),
    ),
  )
  return {
    wallet: rng.pick(['Wallet', 'Treasury', 'Vault', 'Cashbox']),
    game: rng.pick(['Game', 'Quiz', 'Faucet', 'Bazaar']),
    names: rng.pick([
      ['payOut', 'close'],
      ['sendAll', 'lock'],
      ['empty', 'setHeir'],
    ] as const),
    guards: [first, second],
    calls: rng.sample(all, 5),
  }
}
const isMixed = (params: Params): boolean => {
  const let_ = params.calls.map((call) => isLet(params, call))
  const swapped = params.calls.map((call) => isLet(params, call, true))
  const count = let_.filter(Boolean).length
  return params.guards[0] !== params.guards[1] && count > 0 && count < 5 && String(let_) !== String(swapped)
}

export default template({
  id: 'solidity/security/who-began',
  revision: 1,
  kind: 'short',
  topic: 'security',
  grade: 2,
  nudge: 0.3,
  seconds: 130,
  lang: 'solidity',
  status: 'active',
  idea: 'tx.origin is whoever began the transaction, msg.sender whoever made this call: a contract between them parts the two.',
  params: (rng) => drawnUntil(() => drawn(rng), isMixed),
  ask: ({ wallet, game, names, guards, calls }) => {
    const told = ({ from, by, which }: Call): string => {
      const person = from === 'alice' ? 'Alice' : 'Mallory'
      const name = names[which]
      if (by === 'none') return `${person} calls \`${name}\` of \`${wallet}\``
      return by === 'one'
        ? `${person} calls \`${name}\` of \`${game}\``
        : `${person} calls \`${name}\` of \`${game}2\``
    }
    return {
      stem: `Alice deployed \`${wallet}\`, so she is \`owner\`. Mallory deployed \`${game}\` with the address of \`${wallet}\`, and \`${game}2\`, which is the same code with the address of \`${game}\` in place of it. Alice and Mallory use ordinary accounts. ${calls.map((call, i) => `${letterOf(i)}: ${told(call)}.`).join(' ')} Which of the calls succeed?`,
      code: [
        `contract ${wallet} {`,
        '  address owner = msg.sender;',
        ...names.flatMap((name, i) => [
          `  function ${name}() external view {`,
          `    require(${GUARDS[guards[i] ?? 0]?.[0] ?? ''});`,
          '    // ...',
          '  }',
        ]),
        '}',
        `contract ${game} {`,
        `  ${wallet} target;`,
        `  constructor(${wallet} t) {`,
        '    target = t;',
        '  }',
        ...names.flatMap((name) => [`  function ${name}() external view {`, `    target.${name}();`, '  }']),
        '}',
      ].join('\n'),
      answerHint: LETTERS_HINT,
    }
  },
  key: (params) => lettersKey(params.calls.map((call) => isLet(params, call))),
  why: () =>
    'Called directly, both are the person. By way of a contract msg.sender is the contract that calls last, while tx.origin remains the person: so a contract that Alice was led to can pass a check of tx.origin.',
  source: ['Solidity documentation, Security Considerations: tx.origin'],
})
