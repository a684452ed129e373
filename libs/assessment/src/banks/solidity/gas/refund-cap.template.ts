import { template } from '../../../tasks/template'
import { drawnUntil } from '../../draws'
import { wholeKey } from '../control/answers'
import { shownNumber } from './measured'

const SUBJECTS = [
  { Name: 'Ballot', clear: 'wipe', slots: 'votes' },
  { Name: 'Auction', clear: 'forget', slots: 'bids' },
  { Name: 'Registry', clear: 'expire', slots: 'entries' },
  { Name: 'Escrow', clear: 'tidy', slots: 'deals' },
] as const
const REFUND = 4_800

interface Numbers {
  cleared: number
  perSlot: number
  rest: number
}
const usedOf = ({ cleared, perSlot, rest }: Numbers) => cleared * perSlot + rest
const refundOf = (p: Numbers) => Math.min(cleared(p), Math.floor(usedOf(p) / 5))
const cleared = ({ cleared: count }: Numbers) => REFUND * count

export default template({
  id: 'solidity/gas/refund-cap',
  revision: 1,
  kind: 'numeric',
  topic: 'gas',
  grade: 2,
  nudge: 0.3,
  seconds: 100,
  lang: 'solidity',
  status: 'active',
  idea: 'Setting slots back to zero is refunded at the end, and never with more than a fifth of the gas that was used, so clearing is not paid for by itself.',
  params: (rng) =>
    drawnUntil(
      () => ({
        subject: rng.pick(SUBJECTS),
        // A few keys beside a large rest stay below the cap.
        cleared: rng.chance() < 0.5 ? rng.int(3, 7) : rng.int(8, 60),
        perSlot: 100 * rng.int(52, 64),
        rest: 500 * rng.int(45, 320),
        isMapping: rng.chance() < 0.5,
      }),
      (p) => usedOf(p) % 5 === 0,
    ),
  ask: ({ subject: { Name, clear, slots }, cleared: count, perSlot, rest, isMapping }) => ({
    stem: `\`${clear}\` is called for ${count} different keys whose value is not zero. The transaction uses ${shownNumber(rest)} gas plus ${shownNumber(perSlot)} for each key before refunds. For each slot that goes from a value other than zero to zero ${shownNumber(REFUND)} gas are refunded, but in all at most a fifth of the gas used before refunds. For how much gas does the sender pay?`,
    code: [
      `contract ${Name} {`,
      `  mapping(${isMapping ? 'address' : 'uint256'} => uint256) public ${slots};`,
      '',
      `  function ${clear}(${isMapping ? 'address' : 'uint256'}[] calldata keys) external {`,
      `    for (uint256 i = 0; i < keys.length; i++) delete ${slots}[keys[i]];`,
      '  }',
      '}',
    ].join('\n'),
    answerHint: 'Gas, as a whole number.',
  }),
  key: (p) => wholeKey(usedOf(p) - refundOf(p)),
  why: (p) =>
    `${shownNumber(usedOf(p))} gas are used; the slots would give ${shownNumber(cleared(p))} back, a fifth is ${shownNumber(usedOf(p) / 5)}, and the smaller one counts.`,
  source: ['EIP-3529', 'Yellow Paper, section 6, Transaction Execution'],
})
