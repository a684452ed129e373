import type { Rng } from '../../../tasks/rng'
import { template } from '../../../tasks/template'
import { drawnUntil } from '../../draws'
import type { Small, Variable } from './declared'
import { CONTRACTS, named, slotsOf } from './declared'
import { wholeKey } from './keys'

export interface Drawn {
  Name: string
  variables: readonly Variable[]
}

/** The fewest slots that hold these, each put into every slot where it fits, or a new one. */
function fewest(sizes: readonly number[], left: readonly number[] = []): number {
  const [size, ...rest] = sizes
  if (size === undefined) return left.length
  const into = left.flatMap((room, i) =>
    room >= size
      ? [
          fewest(
            rest,
            left.map((other, j) => (i === j ? other - size : other)),
          ),
        ]
      : [],
  )
  return Math.min(...into, fewest(rest, [...left, 32 - size]))
}
const sizesOf = (variables: readonly Variable[]) => variables.map(({ size }) => size)

function drawn(rng: Rng): Drawn {
  const small: Small[] = ['bool', 'uint8', 'uint32', 'uint64', 'bytes4']
  const middle: Small[] = ['uint64', 'uint96', 'uint128', 'address', 'bytes16']
  const whole: Small[] = ['uint256', 'bytes32']
  const types = [
    ...rng.sample(small, rng.int(1, 2)),
    ...rng.sample(middle, rng.int(2, 4)),
    ...Array.from({ length: rng.int(0, 2) }, () => rng.pick(whole)),
  ]
  return { Name: rng.pick(CONTRACTS), variables: named(rng, rng.shuffle(types)) }
}

export default template({
  id: 'solidity/storage/best-order',
  revision: 1,
  kind: 'numeric',
  topic: 'storage',
  grade: 2,
  seconds: 120,
  lang: 'solidity',
  status: 'active',
  idea: 'The compiler keeps the order in which variables are declared: whoever writes it decides how many slots they take.',
  params: (rng) =>
    drawnUntil(
      () => drawn(rng),
      ({ variables }) => {
        const now = slotsOf(sizesOf(variables))
        return now - fewest(sizesOf(variables)) >= (rng.chance() < 0.5 ? 2 : 1)
      },
    ),
  ask: ({ Name, variables }) => ({
    stem: 'Nothing is deployed yet, so the declarations may be put in any other order. How many storage slots of 32 bytes do these variables take in the best order?',
    code: [`contract ${Name} {`, ...variables.map(({ type, name }) => `  ${type} ${name};`), '}'].join('\n'),
    answerHint: 'A whole number.',
  }),
  key: ({ variables }) => wholeKey(fewest(sizesOf(variables))),
  why: ({ variables }) =>
    `As they stand they take ${slotsOf(sizesOf(variables))}; small ones next to each other share slots, and no order takes fewer than ${fewest(sizesOf(variables))}.`,
  source: ['Solidity documentation 0.8, Layout of State Variables in Storage and Transient Storage'],
})
