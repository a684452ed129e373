import type { Rng } from '../../../tasks/rng'
import { template } from '../../../tasks/template'
import { drawnUntil } from '../../draws'
import { wholeKey } from '../storage/keys'

export type Change =
  | { is: 'set'; to: number }
  | { is: 'less'; by: number }
  | { is: 'more'; by: number }
  /** Sets it only where the spender has moved nothing since the beginning. */
  | { is: 'setIfUnused'; to: number }
export interface Drawn {
  spender: string
  held: number
  first: number
  changes: readonly Change[]
}

/**
 * The most that can be taken, tried with every amount in each pause.
 * @param taken what has been taken up to here
 */
function most({ held, changes }: Drawn, allowed: number, at = 0, taken = 0): number {
  const top = Math.min(allowed, held - taken)
  const goOn = (amount: number): number => {
    const [left, change] = [allowed - amount, changes[at]]
    if (!change) return taken + amount
    const next = {
      set: () => ('to' in change ? change.to : 0),
      setIfUnused: () => ('to' in change && taken + amount === 0 ? change.to : left),
      // Refused where it would fall below zero.
      less: () => ('by' in change && change.by <= left ? left - change.by : left),
      more: () => ('by' in change ? left + change.by : left),
    }[change.is]()
    return most({ held, changes } as Drawn, next, at + 1, taken + amount)
  }
  return Math.max(...[0, Math.floor(top / 2), top].map(goOn))
}

function drawn(rng: Rng): Drawn {
  const first = 10 * rng.int(4, 12)
  const second = 10 * rng.int(2, 14)
  const by = Math.abs(first - second)
  const step: Change = second < first ? { is: 'less', by } : { is: 'more', by }
  const changes = rng.pick<Change[]>([
    [{ is: 'set', to: second }],
    [
      { is: 'set', to: 0 },
      { is: 'set', to: second },
    ],
    [
      { is: 'set', to: 0 },
      { is: 'setIfUnused', to: second },
    ],
    [step],
    [step, { is: 'set', to: 10 * rng.int(1, 6) }],
    [
      { is: 'set', to: second },
      { is: 'less', by: 10 },
    ],
  ])
  const held = rng.chance() < 0.25 ? first + 10 * rng.int(1, 3) : 1_000
  return { spender: rng.pick(['bob', 'carol', 'mallory']), held, first, changes }
}

const shown = (change: Change, spender: string): string =>
  ({
    set: `alice: \`approve(${spender}, ${'to' in change ? change.to : 0})\``,
    setIfUnused: `alice looks whether her balance is still as it was at the beginning, and only then: \`approve(${spender}, ${'to' in change ? change.to : 0})\``,
    less: `alice: \`decreaseAllowance(${spender}, ${'by' in change ? change.by : 0})\``,
    more: `alice: \`increaseAllowance(${spender}, ${'by' in change ? change.by : 0})\``,
  })[change.is]

export default template({
  id: 'solidity/tokens/allowance-race',
  revision: 1,
  kind: 'numeric',
  topic: 'tokens',
  grade: 3,
  seconds: 150,
  status: 'active',
  idea: 'approve overwrites what is left, so a spender who sees it coming can take the old allowance first and the new one after it; lowering by a difference does not open this.',
  params: (rng) =>
    drawnUntil(
      () => drawn(rng),
      (p) => p.changes.every((change) => !('by' in change) || change.by > 0),
    ),
  ask: ({ spender, held, first, changes }) => ({
    stem: [
      `alice holds ${held} of an ERC-20 token and has allowed ${spender} ${first}; nothing of it is used yet. Besides the functions of the standard the token has \`increaseAllowance\` and \`decreaseAllowance\`, which add to what is left and take from it; \`decreaseAllowance\` reverts where less is left than it should take.`,
      `alice does this, in this order:`,
      ...changes.map((change, i) => `${i + 1}. ${shown(change, spender)}`),
      `${spender} sees every transaction before it takes effect and can put calls of \`transferFrom\` before, between and after them. Nobody else does anything. How many tokens can ${spender} take from alice in all at most?`,
    ].join('\n'),
    answerHint: 'A whole number.',
  }),
  key: (p) => wholeKey(most(p, p.first)),
  why: () =>
    'Before each of the transactions whatever is allowed can be taken. What approve sets then is there once more; setting it to 0 first helps only if it is looked at in between. No more can be taken than is held.',
  source: ['ERC-20, approve (note on changing an allowance)'],
})
