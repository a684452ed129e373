import { template } from '../../../tasks/template'
import { drawnUntil } from '../../draws'

const SUBJECTS = [
  {
    Board: 'Registry',
    struct: 'Entry',
    list: 'Kind',
    other: 'Resolver',
    small: 'Bps',
    functions: ['register', 'amend'],
  },
  {
    Board: 'Market',
    struct: 'Order',
    list: 'Side',
    other: 'Oracle',
    small: 'Tick',
    functions: ['place', 'fill'],
  },
  {
    Board: 'Court',
    struct: 'Claim',
    list: 'Ruling',
    other: 'Jury',
    small: 'Weight',
    functions: ['file', 'rule'],
  },
  {
    Board: 'Guild',
    struct: 'Member',
    list: 'Rank',
    other: 'Treasury',
    small: 'Share',
    functions: ['admit', 'promote'],
  },
] as const

/** A type as it is written in Solidity and as it stands in the text that is hashed. */
export interface Typed {
  written: string
  hashed: string
  isLong?: boolean
}
const FIELDS: readonly Typed[] = [
  { written: 'address', hashed: 'address' },
  { written: 'uint', hashed: 'uint256' },
  { written: 'bool', hashed: 'bool' },
  { written: 'uint64', hashed: 'uint64' },
  { written: 'bytes32', hashed: 'bytes32' },
]
const SMALL = ['uint16', 'uint32', 'uint96', 'int24'] as const

export default template({
  id: 'solidity/control/hashed-signature',
  revision: 1,
  kind: 'short',
  topic: 'control',
  grade: 3,
  seconds: 130,
  lang: 'solidity',
  status: 'active',
  idea: 'A selector comes from the name and the types of the parameters in their plain form: uint256 for uint, a tuple for a struct, uint8 for an enum, address for a contract; no names, no locations, no results.',
  params: (rng) =>
    drawnUntil(
      () => {
        const subject = rng.pick(SUBJECTS)
        const fields = rng.sample(FIELDS, 2)
        const small = rng.pick(SMALL)
        const tuple = `(${fields.map(({ hashed }) => hashed).join()})`
        const own: readonly Typed[] = [
          { written: subject.struct, hashed: tuple, isLong: true },
          { written: `${subject.struct}[]`, hashed: `${tuple}[]`, isLong: true },
          { written: subject.list, hashed: 'uint8' },
          { written: subject.other, hashed: 'address' },
          { written: subject.small, hashed: small },
        ]
        const plain: readonly Typed[] = [
          { written: 'uint', hashed: 'uint256' },
          { written: 'uint[]', hashed: 'uint256[]', isLong: true },
          { written: 'address payable', hashed: 'address' },
          { written: 'string', hashed: 'string', isLong: true },
          { written: 'bytes4', hashed: 'bytes4' },
        ]
        return {
          subject,
          fields,
          small,
          name: rng.pick(subject.functions),
          types: rng.shuffle([...rng.sample(own, 2), ...rng.sample(plain, 2)]),
          location: rng.pick(['calldata', 'memory'] as const),
          result: rng.pick(['', ' returns (uint id)', ' returns (bool)']),
        }
      },
      ({ name, types }) =>
        `${name}(${types.map(({ hashed }) => hashed).join()})`.length < 75 &&
        new Set(types.map(({ written }) => written.replace('[]', ''))).size === 4,
    ),
  ask: ({
    subject: { Board, struct, list, other, small: Small },
    fields,
    small,
    name,
    types,
    location,
    result,
  }) => ({
    stem: `The selector of \`${name}\` is the first four bytes of the Keccak-256 hash of a text. Which text, exactly?`,
    code: [
      `interface ${other} {}`,
      `type ${Small} is ${small};`,
      '',
      `contract ${Board} {`,
      `  enum ${list} { None, First, Second }`,
      `  struct ${struct} { ${fields.map(({ written }, i) => `${written} ${['key', 'value'][i]};`).join(' ')} }`,
      '',
      `  function ${name}(`,
      types
        .map(
          ({ written, isLong }, i) =>
            `    ${written} ${isLong ? `${location} ` : ''}${['a', 'b', 'c', 'd'][i]}`,
        )
        .join(',\n'),
      `  ) public${result} {}`,
      '}',
    ].join('\n'),
    answerHint: 'The text without quotes, such as: close(address,bool)',
  }),
  key: ({ name, types }) => ({
    kind: 'short',
    accept: [`${name}(${types.map(({ hashed }) => hashed).join()})`],
    sameCase: true,
  }),
  why: () =>
    'Only the name and the types count, written in full and without spaces: uint is uint256, a struct its fields in brackets, an enum uint8, a contract and a payable address plain address, a type of its own what it is made of.',
  source: [
    'Solidity documentation, Contract ABI Specification, Function Selector, and Mapping Solidity to ABI types',
  ],
})
