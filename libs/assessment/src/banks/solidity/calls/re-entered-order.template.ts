import type { Rng } from '../../../tasks/rng'
import { template } from '../../../tasks/template'
import { orderKey } from './keys'

const SETTINGS = [
  { house: 'Bank', guest: 'Client', act: 'payOut', back: 'paid' },
  { house: 'Theatre', guest: 'Visitor', act: 'admit', back: 'seated' },
  { house: 'Market', guest: 'Trader', act: 'settle', back: 'settled' },
  { house: 'Clinic', guest: 'Patient', act: 'treat', back: 'treated' },
  { house: 'Depot', guest: 'Driver', act: 'load', back: 'loaded' },
] as const

export interface Params {
  setting: number
  /** The lines of the house: an event, the call of the guest, an event. */
  lines: readonly ('first' | 'call' | 'second')[]
  /** Whether the guest says something before it comes back, or after. */
  saysFirst: boolean
  left: number
  options: readonly string[]
}
type Shape = Pick<Params, 'lines' | 'saysFirst' | 'left'>
const EVENTS = { first: 'Opened', second: 'Closed' } as const

/** What is emitted when the house is called with so many left; the guest comes back while any are. */
function emitted(shape: Shape, left = shape.left): string[] {
  const comesBack = left > 1 ? emitted(shape, left - 1) : []
  const says = [`Came(${left})`]
  const guest = shape.saysFirst ? [...says, ...comesBack] : [...comesBack, ...says]
  return shape.lines.flatMap((line) => (line === 'call' ? guest : [`${EVENTS[line]}(${left})`]))
}

function drawn(rng: Rng): Params {
  const shape: Shape = {
    lines: rng.shuffle(['first', 'call', 'second'] as const),
    saysFirst: rng.chance() < 0.5,
    left: 2,
  }
  return { setting: rng.int(0, SETTINGS.length - 1), ...shape, options: rng.shuffle(emitted(shape)) }
}

export default template({
  id: 'solidity/calls/re-entered-order',
  revision: 1,
  kind: 'ordering',
  topic: 'calls',
  grade: 4,
  nudge: -0.3,
  seconds: 180,
  lang: 'solidity',
  status: 'active',
  idea: 'A second run of a function that begins in the middle of the first ends before the first goes on.',
  params: drawn,
  ask: ({ setting, lines, saysFirst, left, options }) => {
    const { house, guest, act, back } = SETTINGS[setting] ?? SETTINGS[0]
    const body = {
      first: 'emit Opened(left);',
      call: `${guest}(msg.sender).${back}(left);`,
      second: 'emit Closed(left);',
    }
    const says = '        emit Came(left);'
    const comes = `        if (left > 1) house.${act}(left - 1);`
    return {
      stem: `Somebody calls \`start\` of a \`${guest}\` that knows the \`${house}\`, and nothing fails. Put the events in the order in which they are emitted, the first one on top.`,
      code: [
        'event Opened(uint256 left);',
        'event Closed(uint256 left);',
        'event Came(uint256 left);',
        '',
        `contract ${house} {`,
        `    function ${act}(uint256 left) external {`,
        ...lines.map((line) => `        ${body[line]}`),
        '    }',
        '}',
        '',
        `contract ${guest} {`,
        `    ${house} immutable house;`,
        `    constructor(${house} h) { house = h; }`,
        '',
        '    function start() external {',
        `        house.${act}(${left});`,
        '    }',
        `    function ${back}(uint256 left) external {`,
        ...(saysFirst ? [says, comes] : [comes, says]),
        '    }',
        '}',
      ].join('\n'),
      options,
    }
  },
  key: (params) => orderKey(params.options, emitted(params)),
  why: () =>
    'The call of the guest runs to its end before the next line of the house, and within it the guest begins a whole second run, with a smaller number. What stands before the call is emitted from the outside in, what stands behind it from the inside out.',
  source: [
    'Solidity documentation, Security Considerations: Reentrancy',
    'Yellow Paper, section 8 (Message Call)',
  ],
})
