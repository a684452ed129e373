import type { Rng } from '../../../tasks/rng'
import { template } from '../../../tasks/template'
import { drawnUntil } from '../../draws'
import { wordsKey } from '../storage/keys'

export interface Move {
  ids: readonly number[]
  amounts: readonly number[]
}
export interface Drawn {
  names: readonly string[]
  /** What alice holds of the ids 1, 2 and 3. */
  held: readonly number[]
  moves: readonly Move[]
}
const THINGS = [
  'swords',
  'potions',
  'maps',
  'seeds',
  'lamps',
  'ropes',
  'tickets',
  'coins',
  'shields',
] as const

/** What is left of each; a batch of which one part fails is undone as a whole, or else only that part. */
function left({ held, moves }: Drawn, isWhole = true): number[] {
  let now = [...held]
  for (const { ids, amounts } of moves) {
    const next = [...now]
    let fails = false
    ids.forEach((id, i) => {
      const after = (next[id - 1] ?? 0) - (amounts[i] ?? 0)
      if (after < 0) fails = true
      else next[id - 1] = after
    })
    if (!fails || !isWhole) now = next
  }
  return now
}

function drawn(rng: Rng): Drawn {
  const move = (): Move => {
    const ids = rng.sample([1, 2, 3], rng.pick([1, 2, 2, 3]))
    return { ids, amounts: ids.map(() => rng.int(2, 14)) }
  }
  return {
    names: rng.sample(THINGS, 3),
    held: [1, 2, 3].map(() => rng.int(12, 30)),
    moves: Array.from({ length: rng.int(3, 4) }, move),
  }
}

/** By chance the answer is what one of the calls says. */
const isSaid = (p: Drawn) =>
  p.moves.some(({ ids, amounts }) => [ids, amounts].some((said) => String(said) === String(left(p))))

const list = (items: readonly number[]) => `[${items.join(', ')}]`
const shown = ({ ids, amounts }: Move) =>
  ids.length === 1
    ? `\`safeTransferFrom(alice, bob, ${ids[0] ?? 0}, ${amounts[0] ?? 0}, "")\``
    : `\`safeBatchTransferFrom(alice, bob, ${list(ids)}, ${list(amounts)}, "")\``

export default template({
  id: 'solidity/tokens/batch-of-ids',
  revision: 1,
  kind: 'short',
  topic: 'tokens',
  grade: 1,
  nudge: 0.3,
  seconds: 110,
  status: 'active',
  idea: 'In ERC-1155 each id has its own balances, and a batch is moved as a whole or not at all.',
  params: (rng) =>
    drawnUntil(
      () => drawn(rng),
      (p) => String(left(p)) !== String(left(p, false)) && p.moves.length === 3 && !isSaid(p),
    ),
  ask: ({ names, held, moves }) => ({
    stem: [
      `An ERC-1155 contract has ${names.map((name, i) => `${name} (id ${i + 1})`).join(', ')}. Alice holds ${held.map((n, i) => `${n} of id ${i + 1}`).join(', ')}; Bob holds nothing and has an ordinary account. Alice sends these calls one after another, and some of them may revert:`,
      ...moves.map((move) => `- ${shown(move)}`),
      'How many of the ids 1, 2 and 3 does Alice hold at the end?',
    ].join('\n'),
    answerHint: 'Three numbers with commas between, such as 4, 0, 12.',
  }),
  key: (p) => wordsKey(left(p)),
  why: () =>
    'A batch with one amount that is more than is held reverts, and with it what the same call had moved before. What is held of one id does not help another.',
  source: ['ERC-1155, safeTransferFrom and safeBatchTransferFrom rules'],
})
