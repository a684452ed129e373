import type { Rng } from '../../../tasks/rng'
import { template } from '../../../tasks/template'
import { orderKey } from './keys'

const SETTINGS = [
  { outer: 'Shop', inner: 'Depot', starts: 'order', asks: 'pick', tells: 'confirm' },
  { outer: 'Clinic', inner: 'Lab', starts: 'visit', asks: 'examine', tells: 'report' },
  { outer: 'Hotel', inner: 'Laundry', starts: 'checkOut', asks: 'wash', tells: 'deliver' },
  { outer: 'Studio', inner: 'Printer', starts: 'publish', asks: 'print', tells: 'approve' },
] as const
const EVENTS = ['Opened', 'Noted', 'Counted', 'Marked', 'Sealed', 'Signed', 'Filed', 'Moved'] as const

export interface Params {
  setting: number
  /** Two of the first function, two of the second, one of the third. */
  events: readonly string[]
  /** How many events come before the call, in the first function and in the second. */
  before: readonly [number, number]
  options: readonly string[]
}

const around = (own: readonly string[], before: number, call: readonly string[]): string[] => [
  ...own.slice(0, before),
  ...call,
  ...own.slice(before),
]
const emitted = ({ events, before: [first, second] }: Params): string[] =>
  around(events.slice(0, 2), first, around(events.slice(2, 4), second, events.slice(4)))

function drawn(rng: Rng): Params {
  const events = rng.sample(EVENTS, 5)
  return {
    setting: rng.int(0, SETTINGS.length - 1),
    events,
    before: [rng.int(0, 1), rng.int(0, 2)],
    options: rng.shuffle(events),
  }
}

export default template({
  id: 'solidity/calls/nested-events',
  revision: 1,
  kind: 'ordering',
  topic: 'calls',
  grade: 1,
  nudge: 0.3,
  seconds: 120,
  lang: 'solidity',
  status: 'active',
  idea: 'A call of another contract runs to its end before the next line: nothing is put off, and a call back comes in between.',
  params: drawn,
  ask: (params) => {
    const { setting, events, before, options } = params
    const { outer, inner, starts, asks, tells } = SETTINGS[setting] ?? SETTINGS[0]
    const emit = (name: string) => `        emit ${name}();`
    const own = events.map(emit)
    return {
      stem: `Somebody calls \`${starts}\` of the \`${outer}\` with the address of the \`${inner}\`, and nothing fails. Put the events in the order in which they are emitted, the first one on top.`,
      code: [
        ...[...events].sort().map((name) => `event ${name}();`),
        '',
        `contract ${outer} {`,
        `    function ${starts}(${inner} other) external {`,
        ...around(own.slice(0, 2), before[0], [`        other.${asks}();`]),
        '    }',
        `    function ${tells}() external {`,
        ...own.slice(4),
        '    }',
        '}',
        '',
        `contract ${inner} {`,
        `    function ${asks}() external {`,
        ...around(own.slice(2, 4), before[1], [`        ${outer}(msg.sender).${tells}();`]),
        '    }',
        '}',
      ].join('\n'),
      options,
    }
  },
  key: (params) => orderKey(params.options, emitted(params)),
  why: () =>
    'Calls between contracts are made at once: the caller goes on when the called function has returned, and the called one may call back before that.',
  source: [
    'Solidity documentation, Control Structures: External Function Calls',
    'Yellow Paper, section 8 (Message Call)',
  ],
})
