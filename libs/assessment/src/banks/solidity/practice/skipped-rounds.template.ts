import { template } from '../../../tasks/template'

export interface Rounds {
  most: number
  skip: number
  stop: number
}
export const sourceOf = ({ most, skip, stop }: Rounds): string => `contract Rounds {
    function total() external pure returns (uint256 sum) {
        for (uint256 i = 1; i <= ${most}; i++) {
            if (i % ${skip} == 0) continue;
            if (sum > ${stop}) break;
            sum += i;
        }
    }
}`

/** The sums at which a loop without \`break\` would stand. */
function totalOf({ most, skip, stop }: Rounds): number {
  const counted = Array.from({ length: most }, (_, i) => i + 1).filter((i) => i % skip !== 0)
  let sum = 0
  for (const i of counted) if (sum <= stop) sum += i
  return sum
}

export default template({
  id: 'solidity/practice/skipped-rounds',
  revision: 1,
  kind: 'numeric',
  topic: 'control',
  grade: 2,
  seconds: 120,
  lang: 'solidity',
  status: 'active',
  idea: 'Continue goes on with the next round, after the loop has counted up; break ends the loop; a named return value is what is returned.',
  params: (rng) => ({ most: rng.int(9, 12), skip: rng.int(2, 4), stop: rng.int(8, 30) }),
  ask: (rounds) => ({
    stem: 'What does `total()` return?',
    code: sourceOf(rounds),
    answerHint: 'One whole number.',
  }),
  key: (rounds) => ({ kind: 'numeric', value: totalOf(rounds), tolerance: { absolute: 0 } }),
  why: ({ skip, stop }) =>
    `Numbers that ${skip} divides are left out. The loop ends at the first number that finds a sum above ${stop}; nothing is added there.`,
  source: ['Solidity documentation 0.8, Control Structures'],
})
