import type { Rng } from '../../../tasks/rng'
import { template } from '../../../tasks/template'
import { drawnUntil } from '../../draws'
import { wordsKey } from './keys'

const SETTINGS = [
  { child: 'Lot', factory: 'House', clerk: 'Broker', act: 'open' },
  { child: 'Lease', factory: 'Office', clerk: 'Agent', act: 'rent' },
  { child: 'Badge', factory: 'School', clerk: 'Tutor', act: 'award' },
  { child: 'Ticket', factory: 'Theatre', clerk: 'Kiosk', act: 'issue' },
  { child: 'Plot', factory: 'Park', clerk: 'Ranger', act: 'assign' },
] as const
const FIELDS = ['owner', 'maker', 'payer'] as const
const VALUES = ['msg.sender', 'who', 'tx.origin'] as const
const GIVEN = ['msg.sender', 'address(this)', 'tx.origin'] as const

export interface Params {
  setting: number
  person: 'alice' | 'bob' | 'carol'
  /** Whether the person calls the factory, or somebody that calls it. */
  byClerk: boolean
  given: (typeof GIVEN)[number]
  values: readonly (typeof VALUES)[number][]
}

function found({ setting, person, byClerk, given, values }: Params): string[] {
  const { factory, clerk } = SETTINGS[setting] ?? SETTINGS[0]
  const who = { 'msg.sender': byClerk ? clerk : person, 'address(this)': factory, 'tx.origin': person }[given]
  return values.map((value) => ({ 'msg.sender': factory, 'tx.origin': person, who })[value])
}

const drawn = (rng: Rng): Params => ({
  setting: rng.int(0, SETTINGS.length - 1),
  person: rng.pick(['alice', 'bob', 'carol'] as const),
  byClerk: rng.int(0, 3) > 0,
  given: rng.pick(GIVEN),
  values: [0, 1, 2].map(() => rng.pick(VALUES)),
})

export default template({
  id: 'solidity/calls/child-fields',
  revision: 1,
  kind: 'short',
  topic: 'calls',
  grade: 2,
  seconds: 120,
  lang: 'solidity',
  status: 'active',
  idea: 'In a constructor msg.sender is the contract that says `new`; who asked for it must be handed over.',
  params: (rng) =>
    drawnUntil(
      () => drawn(rng),
      (params) =>
        params.values.includes('msg.sender') &&
        params.values.includes('who') &&
        new Set(found(params)).size > 1,
    ),
  ask: ({ setting, person, byClerk, given, values }) => {
    const { child, factory, clerk, act } = SETTINGS[setting] ?? SETTINGS[0]
    return {
      stem: `\`${clerk}\` knows the only \`${factory}\`. The account ${person} calls \`${act}\` of \`${byClerk ? clerk : factory}\`. Whose addresses do ${FIELDS.map((name) => `\`${name}\``).join(', ')} of the new \`${child}\` hold? Write ${person}, ${clerk} or ${factory} for each.`,
      code: [
        `contract ${child} {`,
        ...FIELDS.map((name) => `    address public ${name};`),
        '',
        '    constructor(address who) {',
        ...FIELDS.map((name, i) => `        ${name} = ${values[i] ?? ''};`),
        '    }',
        '}',
        '',
        `contract ${factory} {`,
        `    ${child} public latest;`,
        `    function ${act}() external { latest = new ${child}(${given}); }`,
        '}',
        '',
        `contract ${clerk} {`,
        `    ${factory} immutable place;`,
        `    constructor(${factory} p) { place = p; }`,
        `    function ${act}() external { place.${act}(); }`,
        '}',
      ].join('\n'),
      answerHint: `Three names in this order, with spaces between.`,
    }
  },
  key: (params) => wordsKey(found(params)),
  why: (params) =>
    `The constructor is called by ${SETTINGS[params.setting]?.factory ?? ''}: that is its msg.sender. In the factory msg.sender is ${params.byClerk ? (SETTINGS[params.setting]?.clerk ?? '') : params.person}, address(this) the factory itself. tx.origin is ${params.person} everywhere.`,
  source: [
    'Solidity documentation, Contracts: Creating Contracts',
    'Solidity documentation, Units and Globally Available Variables: Block and Transaction Properties',
  ],
})
