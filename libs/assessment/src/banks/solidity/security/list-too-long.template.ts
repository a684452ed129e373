import type { Rng } from '../../../tasks/rng'
import { template } from '../../../tasks/template'
import { drawnUntil } from '../../draws'
import { exactly } from './answers'

/** Rounds for which a transaction has gas, and for which it surely has not; none is drawn between. */
const [ENOUGH, TOO_MANY] = [16, 24]

/** So many join, a call pays so many of those that are next, or all that are left. */
export type Act = { joins: 'Mallory' | 'others'; count: number } | { pays: number | 'all' }
export interface Params {
  contract: string
  joined: number
  acts: readonly Act[]
}

/** Numbers of rounds that are asked for, and how many are paid after each call; `kept` is what a failed call leaves. */
function walked({ joined, acts }: Params, kept = 0): { rounds: number[]; paid: number } {
  let [members, paid] = [joined, 0]
  const rounds: number[] = []
  for (const act of acts) {
    if ('joins' in act) {
      members += act.count
      continue
    }
    const count = Math.min(members - paid, act.pays === 'all' ? Infinity : act.pays)
    rounds.push(count)
    paid += count <= ENOUGH ? count : kept
  }
  return { rounds, paid }
}

function drawn(rng: Rng): Params {
  const pays = (): Act => ({ pays: rng.pick(['all', rng.int(3, 9), rng.int(9, 16), rng.int(24, 40)]) })
  return {
    contract: rng.pick(['Club', 'Dividends', 'Crew', 'Choir', 'Guild']),
    joined: rng.int(4, 14),
    acts: [
      ...(rng.int(0, 1) ? [pays()] : []),
      { joins: 'Mallory', count: rng.int(10, 30) },
      pays(),
      ...(rng.int(0, 1) ? [{ joins: 'others', count: rng.int(2, 6) } as const] : []),
      pays(),
      pays(),
    ],
  }
}

export default template({
  id: 'solidity/security/list-too-long',
  revision: 1,
  kind: 'numeric',
  topic: 'security',
  grade: 2,
  nudge: 0.3,
  seconds: 120,
  lang: 'solidity',
  status: 'active',
  idea: 'A loop over a list that anybody can lengthen runs out of gas some day, and then nothing of it is done; a loop over a part can go on.',
  params: (rng) =>
    drawnUntil(
      () => drawn(rng),
      (params) => {
        const { rounds, paid } = walked(params)
        const isClear = rounds.every((count) => count <= ENOUGH || count >= TOO_MANY)
        return (
          isClear &&
          rounds.some((count) => count >= TOO_MANY) &&
          paid > 0 &&
          walked(params, ENOUGH).paid !== paid
        )
      },
    ),
  ask: ({ contract, joined, acts }) => ({
    stem: `A transaction has gas enough for ${ENOUGH} rounds of \`payOne\`, but not for ${TOO_MANY}. There are ${joined} members, and nobody has been paid. Now this happens, one after the other; a transaction that fails changes nothing: ${acts
      .map((act) => {
        if ('joins' in act)
          return act.joins === 'Mallory'
            ? `Mallory joins with ${act.count} accounts of hers`
            : `${act.count} more people join`
        return act.pays === 'all' ? '`payAll()` is called' : `\`payNext(${act.pays})\` is called`
      })
      .join(', ')}. What is \`next\` in the end?`,
    code: `contract ${contract} {
  address[] members;
  uint256 public next;
  mapping(uint256 => uint256) public paidAt;

  function join() external {
    members.push(msg.sender);
  }
  function payAll() external {
    while (next < members.length) payOne();
  }
  function payNext(uint256 most) external {
    for (uint256 i = 0; i < most && next < members.length; i++) payOne();
  }
  function payOne() internal {
    paidAt[next] = block.timestamp;
    // ...
    next++;
  }
}`,
    answerHint: 'A whole number.',
  }),
  key: (params) => exactly(walked(params).paid),
  why: (params) =>
    `The calls ask for ${walked(params).rounds.join(', ')} rounds. Those with ${TOO_MANY} or more run out of gas and are undone as a whole, with the rounds that were done already.`,
  source: ['Solidity documentation, Security Considerations: Gas Limit and Loops'],
})
