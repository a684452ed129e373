import { template } from '../../../tasks/template'
import { drawnUntil } from '../../draws'
import { shownNumber } from './measured'

const SUBJECTS = [
  { Name: 'Drop', call: 'claim', checks: ['isListed', 'isSigned', 'isInTime', 'isUnused'] },
  { Name: 'Relay', call: 'forward', checks: ['isKnown', 'isFresh', 'isFunded', 'isQuiet'] },
  { Name: 'Market', call: 'fill', checks: ['isOpen', 'isBacked', 'isPriced', 'isAllowed'] },
  { Name: 'Lottery', call: 'enter', checks: ['isAdult', 'isPaid', 'isNew', 'isRunning'] },
] as const

export interface Guard {
  name: string
  gas: number
  /** In how many of a hundred calls it says no. */
  refuses: number
}
/** By gas for each refusal: where two neighbours stand the other way round, changing them saves gas. */
const byWorth = (guards: readonly Guard[]) =>
  [...guards].sort((x, y) => x.gas / x.refuses - y.gas / y.refuses)

export default template({
  id: 'solidity/gas/guards-by-chance',
  revision: 1,
  kind: 'ordering',
  topic: 'gas',
  grade: 4,
  nudge: -0.3,
  seconds: 180,
  lang: 'solidity',
  status: 'active',
  idea: 'What && skips is not paid for, so tests stand by what they cost for each refusal, not by cost alone nor by how often they refuse.',
  params: (rng) =>
    drawnUntil(
      () => {
        const subject = rng.pick(SUBJECTS)
        const guards = rng
          .shuffle(subject.checks)
          .map((name): Guard => ({ name, gas: 100 * rng.int(3, 60), refuses: rng.int(2, 60) }))
        return { subject, guards }
      },
      ({ guards }) => {
        const right = byWorth(guards)
        const ratios = right.map(({ gas, refuses }) => gas / refuses)
        const byGas = [...guards].sort((x, y) => x.gas - y.gas)
        const byRefusals = [...guards].sort((x, y) => y.refuses - x.refuses)
        return (
          ratios.every((ratio, i) => i === 0 || ratio > 1.3 * (ratios[i - 1] ?? 0)) &&
          new Set(guards.map(({ gas }) => gas)).size === 4 &&
          new Set(guards.map(({ refuses }) => refuses)).size === 4 &&
          [byGas, byRefusals, guards].every((wrong) => wrong.some((one, i) => one !== right[i]))
        )
      },
    ),
  ask: ({ subject: { Name, call }, guards }) => ({
    stem: `\`${call}\` needs four tests that change nothing and do not depend on each other:\n${guards.map(({ name, gas, refuses }) => `- \`${name}\` costs ${shownNumber(gas)} gas and gives \`false\` in ${refuses} % of all calls`).join('\n')}\nThey may stand in any order. In which order do calls use the least gas for the tests on average? First at the top.`,
    code: [
      `contract ${Name} {`,
      `  function ${call}(bytes calldata data) external {`,
      `    require(${['first', 'second', 'third', 'fourth'].map((one) => `${one}(data)`).join(' && ')});`,
      '    // …',
      '  }',
      '}',
    ].join('\n'),
    options: guards.map(({ name }) => `\`${name}\``),
  }),
  key: ({ guards }) => ({
    kind: 'ordering',
    orders: [byWorth(guards).map((one) => guards.indexOf(one))],
  }),
  why: ({ guards }) =>
    `Gas for each per cent of refusals: ${byWorth(guards)
      .map(({ name, gas, refuses }) => `${name} ${(gas / refuses).toFixed(0)}`)
      .join(', ')}. Two neighbours are in the right order where the first has the smaller one.`,
  source: [
    'Solidity documentation, Types, Booleans',
    'Smith 1956, Various optimizers for single-stage production (the ratio rule)',
  ],
})
