import type { Rng } from '../../../tasks/rng'
import { template } from '../../../tasks/template'
import { drawnUntil } from '../../draws'
import { wholeKey } from './keys'

const CONTRACTS = [
  { contract: 'Presale', act: 'buy', sum: 'raised' },
  { contract: 'Appeal', act: 'donate', sum: 'given' },
  { contract: 'Auction', act: 'bid', sum: 'offered' },
  { contract: 'Season', act: 'subscribe', sum: 'paid' },
] as const
/** Ways to say from when on, and until when; whether the very second counts. */
const FROM = [
  { line: 'require(block.timestamp >= opens, "early");', takesEdge: true },
  { line: 'require(block.timestamp > opens, "early");', takesEdge: false },
  { line: 'if (block.timestamp < opens) revert("early");', takesEdge: true },
  { line: 'if (block.timestamp <= opens) revert("early");', takesEdge: false },
] as const
const UNTIL = [
  { line: 'require(block.timestamp <= closes, "late");', takesEdge: true },
  { line: 'require(block.timestamp < closes, "late");', takesEdge: false },
  { line: 'if (block.timestamp > closes) revert("late");', takesEdge: true },
  { line: 'if (block.timestamp >= closes) revert("late");', takesEdge: false },
] as const
const SPANS = [
  { text: '90 seconds', seconds: 90 },
  { text: '10 minutes', seconds: 600 },
  { text: '45 minutes', seconds: 2_700 },
  { text: '2 hours', seconds: 7_200 },
  { text: '5 hours', seconds: 18_000 },
] as const

export interface Params {
  contract: number
  from: number
  until: number
  wait: number
  span: number
  /** Seconds after the contract was made, and wei. */
  calls: readonly { at: number; wei: number }[]
}

function edges({ wait, span }: Pick<Params, 'wait' | 'span'>): { opens: number; closes: number } {
  const opens = SPANS[wait]?.seconds ?? 0
  return { opens, closes: opens + (SPANS[span]?.seconds ?? 0) }
}
function taken(params: Params): number {
  const { opens, closes } = edges(params)
  const isOpen = (at: number) =>
    (at > opens || (at === opens && FROM[params.from]?.takesEdge)) &&
    (at < closes || (at === closes && UNTIL[params.until]?.takesEdge))
  return params.calls.reduce((sum, { at, wei }) => sum + (isOpen(at) ? wei : 0), 0)
}

function drawn(rng: Rng): Params {
  const [wait = 0, span = 0] = rng.sample([0, 1, 2, 3, 4], 2)
  const { opens, closes } = edges({ wait, span })
  const others = rng.sample([opens - 20, opens + 1, opens + 30, closes - 30, closes - 1, closes + 60], 3)
  const times = [opens, closes, ...others].sort((x, y) => x - y)
  const amounts = rng.sample([1, 2, 4, 8, 16, 32], 5)
  return {
    contract: rng.int(0, CONTRACTS.length - 1),
    from: rng.int(0, 3),
    until: rng.int(0, 3),
    wait,
    span,
    calls: times.map((at, i) => ({ at, wei: amounts[i] ?? 0 })),
  }
}

/** The time of day after a start at ten. */
const clock = (at: number): string =>
  [10 + Math.floor(at / 3_600), Math.floor(at / 60) % 60, at % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':')

export default template({
  id: 'solidity/calls/open-hours',
  revision: 1,
  kind: 'numeric',
  topic: 'calls',
  grade: 1,
  nudge: 0.3,
  seconds: 120,
  lang: 'solidity',
  status: 'active',
  idea: 'block.timestamp counts seconds, and a comparison decides whether the edge itself is inside: nothing happens by itself when time has come.',
  params: (rng) =>
    drawnUntil(
      () => drawn(rng),
      ({ calls }) => new Set(calls.map(({ at }) => at)).size === calls.length,
    ),
  ask: ({ contract, from, until, wait, span, calls }) => {
    const names = CONTRACTS[contract] ?? CONTRACTS[0]
    return {
      stem: `The block that made the contract has the time 10:00:00, the blocks of the calls have the times shown. Which number does \`${names.sum}\` give after all of them?`,
      code: [
        `contract ${names.contract} {`,
        '    uint256 public immutable opens;',
        '    uint256 public immutable closes;',
        `    uint256 public ${names.sum};`,
        '',
        '    constructor() {',
        `        opens = block.timestamp + ${SPANS[wait]?.text ?? ''};`,
        `        closes = opens + ${SPANS[span]?.text ?? ''};`,
        '    }',
        '',
        `    function ${names.act}() external payable {`,
        `        ${FROM[from]?.line ?? ''}`,
        `        ${UNTIL[until]?.line ?? ''}`,
        `        ${names.sum} += msg.value;`,
        '    }',
        '}',
        '',
        ...calls.map(({ at, wei }) => `// ${clock(at)}  ${names.act}() with ${wei} wei`),
      ].join('\n'),
      answerHint: 'A whole number.',
    }
  },
  key: (params) => wholeKey(taken(params)),
  why: (params) =>
    `It opens at ${clock(edges(params).opens)} and closes at ${clock(edges(params).closes)}; whether these seconds themselves count follows from the comparisons. What comes too early or too late reverts.`,
  source: [
    'Solidity documentation, Units and Globally Available Variables: Time Units, Block and Transaction Properties',
  ],
})
