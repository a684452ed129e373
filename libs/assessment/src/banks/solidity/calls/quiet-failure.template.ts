import type { Rng } from '../../../tasks/rng'
import { template } from '../../../tasks/template'
import { drawnUntil } from '../../draws'
import { wholeKey } from './keys'

const SETTINGS = [
  { contract: 'Royalties', act: 'payOut', people: 'artists' },
  { contract: 'Payroll', act: 'payAll', people: 'staff' },
  { contract: 'Prizes', act: 'award', people: 'winners' },
  { contract: 'Grants', act: 'fund', people: 'projects' },
  { contract: 'Refunds', act: 'refund', people: 'guests' },
] as const
/** How each is paid; what a refusal does to the rest: `undo` all, `stop` here, or `skip` this one. */
const WAYS = [
  { refusal: 'skip', lines: (to: string) => [`${to}.send(each);`] },
  { refusal: 'undo', lines: (to: string) => [`${to}.transfer(each);`] },
  { refusal: 'skip', lines: (to: string) => [`if (${to}.send(each)) done += 1;`] },
  { refusal: 'undo', lines: (to: string) => [`require(${to}.send(each), "refused");`] },
  { refusal: 'stop', lines: (to: string) => [`if (!${to}.send(each)) break;`] },
  {
    refusal: 'skip',
    lines: (to: string) => [`(bool ok, ) = ${to}.call{value: each}("");`, 'if (ok) done += 1;'],
  },
  {
    refusal: 'undo',
    lines: (to: string) => [`(bool ok, ) = ${to}.call{value: each}("");`, 'if (!ok) revert("refused");'],
  },
  {
    refusal: 'stop',
    lines: (to: string) => [`(bool ok, ) = ${to}.call{value: each}("");`, 'if (!ok) return;'],
  },
] as const

export interface Params {
  setting: number
  way: number
  start: number
  calls: readonly { to: readonly string[]; each: number }[]
}

const held = ({ way, start, calls }: Params): number => {
  const refusal = WAYS[way]?.refusal ?? 'skip'
  return calls.reduce((left, { to, each }) => {
    const first = to.indexOf('closed')
    if (first < 0) return left - to.length * each
    if (refusal === 'undo') return left
    const paid = refusal === 'stop' ? first : to.filter((one) => one !== 'closed').length
    return left - paid * each
  }, start)
}

const drawn = (rng: Rng): Params => ({
  setting: rng.int(0, SETTINGS.length - 1),
  way: rng.int(0, WAYS.length - 1),
  start: 100 * rng.int(2, 5),
  calls: rng
    .sample([5, 6, 7, 8, 9, 11, 12], 2)
    .map((each) => ({ to: rng.sample(['alice', 'bob', 'carol', 'open', 'closed'], rng.int(3, 4)), each })),
})

export default template({
  id: 'solidity/calls/quiet-failure',
  revision: 1,
  kind: 'numeric',
  topic: 'calls',
  grade: 2,
  seconds: 120,
  lang: 'solidity',
  status: 'active',
  idea: 'transfer reverts when it is refused; send and call only say false, and what happens then is up to the lines around them.',
  params: (rng) =>
    drawnUntil(
      () => drawn(rng),
      ({ calls }) =>
        calls.some(({ to }) => {
          const at = to.indexOf('closed')
          return at > 0 && at < to.length - 1
        }),
    ),
  ask: ({ setting, way, start, calls }) => {
    const { contract, act, people } = SETTINGS[setting] ?? SETTINGS[0]
    return {
      stem: `\`open\` and \`closed\` are contracts \`Open\` and \`Closed\`; alice, bob and carol are accounts without code. \`${contract}\` holds ${start} wei before the calls under it. How many wei does it hold after both?`,
      code: [
        'contract Open { receive() external payable {} }',
        'contract Closed {}',
        '',
        `contract ${contract} {`,
        '    uint256 public done;',
        '    constructor() payable {}',
        '',
        `    function ${act}(address payable[] calldata ${people}, uint256 each) external {`,
        `        for (uint256 i = 0; i < ${people}.length; i++) {`,
        ...(WAYS[way]?.lines(`${people}[i]`) ?? []).map((line) => `            ${line}`),
        '        }',
        '    }',
        '}',
        '',
        ...calls.map(({ to, each }) => `// ${act}([${to.join(', ')}], ${each})`),
      ].join('\n'),
      answerHint: 'A whole number of wei.',
    }
  },
  key: (params) => wholeKey(held(params)),
  why: ({ way }) =>
    `A contract without receive and payable fallback refuses. Here a refusal ${{ skip: 'only leaves out that one', undo: 'reverts the whole call, so that those before it are not paid either', stop: 'ends the loop, and those before it stay paid' }[WAYS[way]?.refusal ?? 'skip']}.`,
  source: [
    'Solidity documentation, Types: Members of Addresses',
    'Solidity documentation, Security Considerations: Sending and Receiving Ether',
  ],
})
