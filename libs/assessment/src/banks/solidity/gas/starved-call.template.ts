import { template } from '../../../tasks/template'
import { drawnUntil } from '../../draws'
import { shownNumber } from './measured'

const SUBJECTS = [
  { Relay: 'Relay', Wallet: 'Wallet', Target: 'Registry', run: 'renew', mark: 'done' },
  { Relay: 'Keeper', Wallet: 'Safe', Target: 'Vault', run: 'harvest', mark: 'ran' },
  { Relay: 'Bridge', Wallet: 'Inbox', Target: 'Ledger', run: 'deliver', mark: 'seen' },
  { Relay: 'Clock', Wallet: 'Proxy', Target: 'Auction', run: 'settle', mark: 'ticked' },
] as const
const forwarded = (gas: number) => gas - Math.floor(gas / 64)

/** The least gas of which all but a 64th is so much. */
function leastFor(needed: number): number {
  const near = Math.floor((needed * 64) / 63) - 2
  return [0, 1, 2, 3, 4].map((more) => near + more).find((gas) => forwarded(gas) >= needed) ?? needed
}

export default template({
  id: 'solidity/gas/starved-call',
  revision: 1,
  kind: 'numeric',
  topic: 'gas',
  grade: 5,
  seconds: 240,
  lang: 'solidity',
  status: 'active',
  idea: 'A call keeps a 64th back on every level, so whoever sends little gas can starve an inner call while the outer one goes on; the floor for gasleft is reckoned from the inside out.',
  params: (rng) =>
    drawnUntil(
      () => ({
        subject: rng.pick(SUBJECTS),
        needed: 500 * rng.int(160, 1_600),
        before: 100 * rng.int(20, 160),
      }),
      ({ needed }) => needed % 63 !== 0,
    ),
  ask: ({ subject: { Relay, Wallet, Target, run, mark }, needed, before }) => ({
    stem: `A call without a gas option gets all the gas that is left at that moment except a 64th of it (rounded down), which the caller keeps. \`${Wallet}.${run}\` uses ${shownNumber(before)} gas before it calls \`${Target}.${run}\`, which needs ${shownNumber(needed)} gas and does not fail but for want of gas. Whoever calls \`go\` chooses the gas of the transaction, and must not be able to mark an \`id\` while \`${Target}.${run}\` has run out of gas. What is the least number for \`MIN\` that ensures this? (What the calls themselves and the comparison cost is left out. Whole gas; 3 more or less is right too.)`,
    code: [
      `contract ${Relay} {`,
      '  uint256 constant MIN = /* ? */;',
      `  mapping(uint256 => bool) public ${mark};`,
      `  ${Wallet} to;`,
      '',
      '  function go(uint256 id) external {',
      `    require(!${mark}[id]);`,
      `    ${mark}[id] = true;`,
      '    require(gasleft() >= MIN);',
      `    try to.${run}(id) {} catch {}`,
      '  }',
      '}',
      '',
      `contract ${Wallet} {`,
      `  ${Target} target;`,
      '',
      `  function ${run}(uint256 id) external {`,
      `    // uses ${shownNumber(before)} gas`,
      `    target.${run}(id);`,
      '  }',
      '}',
    ].join('\n'),
    answerHint: 'Gas, as a whole number.',
  }),
  key: ({ needed, before }) => ({
    kind: 'numeric',
    value: leastFor(leastFor(needed) + before),
    tolerance: { absolute: 3 },
  }),
  why: ({ needed, before }) =>
    `To hand on ${needed}, the middle contract has to have ${leastFor(needed)} at its call and ${leastFor(needed) + before} at its beginning; for that the outer one needs 64/63 of it.`,
  source: ['EIP-150', 'Yellow Paper, section 9 and appendix H, the gas that a call may use'],
})
