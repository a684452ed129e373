import { check } from '../../../checks/check'
import type { ChainPerson, ChainStep } from '../../../tasks/chain'
import { wordsKey } from './answers'
import task from './copied-commit.template'
import { lastOf, texts } from './ran'

const PERSON = { Alice: 'alice', Bob: 'bob', Mallory: 'mallory' } as const
const SALTS = { Alice: `0x${'a1'.repeat(32)}`, Bob: `0x${'b2'.repeat(32)}`, Mallory: `0x${'a1'.repeat(32)}` }

export default check(task, {
  key: async (params, tools) => {
    const { contract, form, bids, commits, reveals } = params
    const bidOf = (who: keyof typeof PERSON) => String(who === 'Bob' ? bids[1] : bids[0])
    const hashing = `contract Hash {
      function open(address, uint256 b, bytes32 s) external pure returns (bytes32) { return keccak256(abi.encode(b, s)); }
      function bound(address a, uint256 b, bytes32 s) external pure returns (bytes32) { return keccak256(abi.encode(a, b, s)); }
    }`
    const hashOf = async (who: 'Alice' | 'Bob'): Promise<string> =>
      lastOf(tools, hashing, [
        { make: 'Hash' },
        { call: form === 'bound' ? 'bound' : 'open', args: [`@${PERSON[who]}`, bidOf(who), SALTS[who]] },
      ])
    const hashes = { Alice: await hashOf('Alice'), Bob: await hashOf('Bob') }
    const from = (who: keyof typeof PERSON): ChainPerson => PERSON[who]
    const steps: ChainStep[] = [
      { make: contract },
      ...commits.map((who): ChainStep => ({
        call: 'commit',
        from: from(who),
        args: [hashes[who === 'Bob' ? 'Bob' : 'Alice']],
      })),
      ...reveals.map((who): ChainStep => ({
        call: 'reveal',
        from: from(who),
        args: [bidOf(who), SALTS[who]],
      })),
      { call: 'leader' },
      { call: 'best' },
    ]
    const [leader = '', best = ''] = (await texts(tools, task.ask(params).code ?? '', steps)).slice(-2)
    const name = leader === '@zero' ? 'nobody' : leader.replace('@', '')
    return wordsKey([name === 'nobody' ? name : `${name.charAt(0).toUpperCase()}${name.slice(1)}`, best])
  },
})
