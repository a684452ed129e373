import type { Rng } from '../../../tasks/rng'
import { template } from '../../../tasks/template'
import { drawnUntil } from '../../draws'

export interface Member {
  /** As it is declared, and as it is written in the string. */
  declared: string
  written: string
  name: string
}
export interface Struct {
  name: string
  members: readonly Member[]
}
export interface Drawn {
  /** The first is the one that is signed. */
  structs: readonly Struct[]
  /** Whether its structs are declared before it, in an order that says nothing. */
  order: readonly number[]
}

const PLAIN = ['uint256', 'address', 'bytes32', 'bool', 'uint64', 'bytes'] as const
const OTHERS = [
  { declared: 'IERC20', written: 'address' },
  { declared: 'uint', written: 'uint256' },
] as const
const NAMES = ['Bid', 'Ask', 'Lot', 'Fee', 'Item', 'Part'] as const
const MEMBERS = ['a', 'b', 'c', 'd', 'e', 'f'] as const

/** The string that is hashed: the struct itself, then those it refers to by their names. */
function written([first, ...others]: readonly Struct[]): string {
  const one = ({ name, members }: Struct) =>
    `${name}(${members.map((member) => `${member.written} ${member.name}`).join(',')})`
  const sorted = [...others].sort((x, y) => (x.name < y.name ? -1 : 1))
  return [...(first ? [first] : []), ...sorted].map(one).join('')
}

function drawn(rng: Rng): Drawn {
  const names = rng.sample(NAMES, 2)
  const letters = rng.shuffle(MEMBERS)
  const letter = () => letters.pop() ?? 'z'
  const plain = (): Member => {
    const type = rng.pick(PLAIN)
    return { declared: type, written: type, name: letter() }
  }
  const inner = names.map((name): Struct => ({ name, members: [plain()] }))
  const other = rng.pick(OTHERS)
  const list = rng.chance() < 0.4 ? '[]' : ''
  const members: Member[] = rng.shuffle([
    { ...other, name: letter() },
    ...names.map((name, i): Member => {
      const type = i === 0 ? `${name}${list}` : name
      return { declared: type, written: type, name: letter() }
    }),
  ])
  const structs = [{ name: rng.pick(['Order', 'Deal', 'Mail']), members }, ...inner]
  return { structs, order: rng.shuffle([0, 1, 2]) }
}

export default template({
  id: 'solidity/tokens/type-string',
  revision: 1,
  kind: 'short',
  topic: 'tokens',
  grade: 5,
  nudge: -0.3,
  seconds: 210,
  lang: 'solidity',
  status: 'active',
  idea: 'The type of EIP-712 names the members by their plain types and adds the structs it refers to in alphabetical order, not as they are declared or used.',
  params: (rng) =>
    drawnUntil(
      () => drawn(rng),
      ({ structs, order }) => {
        const [, one, other] = structs
        const used =
          structs[0]?.members
            .filter(({ written: type }) => /^[A-Z]/.test(type))
            .map(({ written: type }) => type.replace('[]', '')) ?? []
        const declared = order.filter((i) => i > 0).map((i) => structs[i]?.name)
        const sorted = [one?.name, other?.name].sort()
        const isOther = String(used) !== String(sorted) || String(declared) !== String(sorted)
        return isOther && written(structs).length <= 80
      },
    ),
  ask: ({ structs, order }) => ({
    stem: `Orders are signed as typed structured data of EIP-712. The contract needs \`typeHash(${structs[0]?.name ?? ''}) = keccak256(s)\` for the struct \`${structs[0]?.name ?? ''}\`. Write the string \`s\`, without quotation marks.`,
    code: [
      'interface IERC20 {}',
      ...order.flatMap((i) => [
        `struct ${structs[i]?.name ?? ''} {`,
        ...(structs[i]?.members.map(({ declared, name }) => `  ${declared} ${name};`) ?? []),
        '}',
      ]),
    ].join('\n'),
    answerHint: 'One line. Capitals and spaces count.',
  }),
  key: ({ structs }) => ({ kind: 'short', accept: [written(structs)], sameCase: true }),
  why: ({ structs }) =>
    `${written(structs)}: members with a space between type and name and commas without spaces; a contract is an address, and uint is no name of a type here but uint256 is; the structs that are referred to follow, sorted by name.`,
  source: ['EIP-712, Definition of encodeType'],
})
