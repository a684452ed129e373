import { encodeAbiParameters, keccak256 } from 'viem/utils'
import type { Hex } from 'viem'
import { check } from '../../../checks/check'
import task, { SECRETS } from './open-secrets.template'
import type { Trace } from './open-secrets.template'

const SECRET = 4_711n
const SALT = 0x51ab_77e0_9c3dn
const hashOf = (...numbers: readonly bigint[]): Hex =>
  keccak256(
    encodeAbiParameters(
      numbers.map(() => ({ type: 'uint256' })),
      [...numbers],
    ),
  )

/** What stands on the chain, by how the secret got there. */
const WRITTEN: Readonly<Record<Trace, readonly Hex[]>> = {
  plain: [encodeAbiParameters([{ type: 'uint256' }], [SECRET])],
  few: [hashOf(SECRET)],
  hidden: [hashOf(SECRET, SALT << 160n)],
  never: [],
}

/** An outsider looks for the number itself, then for the hash of each number that is tried in a moment. */
function isFound(words: readonly Hex[]): boolean {
  if (words.some((word) => BigInt(word) < 10_000n)) return true
  for (let tried = 0n; tried < 10_000n; tried++) if (words.includes(hashOf(tried))) return true
  return false
}
const found = new Map(
  (['plain', 'few', 'hidden', 'never'] as const).map((trace) => [trace, isFound(WRITTEN[trace])]),
)

export default check(task, {
  option: (_params, text) => {
    const secret = SECRETS.find((one) => one.text === text)
    return secret !== undefined && found.get(secret.trace) === true
  },
})
