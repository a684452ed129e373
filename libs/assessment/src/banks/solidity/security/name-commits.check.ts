import { check } from '../../../checks/check'
import task, { starterOf } from './name-commits.template'
import type { Params } from './name-commits.template'

interface Parts {
  hash?: string
  state?: string
  commit?: string
  at?: string
  age?: string
}
const AGE =
  'if (block.timestamp < at + LEAST) revert TooEarly(); if (block.timestamp > at + MOST) revert TooLate();'

/** A right answer, with some of its parts changed. */
function written(params: Params, parts: Parts): string {
  const { thing } = params.setting
  const {
    hash = `keccak256(abi.encode(${thing}, salt, who))`,
    state = 'mapping(address => mapping(bytes32 => uint256)) committedAt;',
    commit = 'committedAt[msg.sender][hash] = block.timestamp;',
    at = `committedAt[msg.sender][hashOf(${thing}, salt, msg.sender)]`,
    age = AGE,
  } = parts
  return starterOf(params)
    .replace(`keccak256(abi.encode(${thing}, salt))`, hash)
    .replace('mapping(bytes32 => uint256) committedAt;', state)
    .replace('committedAt[hash] = block.timestamp;', commit)
    .replace(`committedAt[hashOf(${thing}, salt, msg.sender)]`, at)
    .replace('revert Unknown();', `revert Unknown(); ${age}`)
}

export default check(task, {
  solutions: (params) => {
    const { thing } = params.setting
    return [
      written(params, {}),
      written(params, {
        hash: `keccak256(abi.encode(who, keccak256(abi.encode(salt, ${thing}))))`,
        state: 'mapping(bytes32 => uint256) committedAt;',
        commit: 'committedAt[keccak256(abi.encode(msg.sender, hash))] = block.timestamp;',
        at: `committedAt[keccak256(abi.encode(msg.sender, hashOf(${thing}, salt, msg.sender)))]`,
        age: 'uint256 age = block.timestamp - at; if (age < LEAST) revert TooEarly(); if (age > MOST) revert TooLate();',
      }),
    ]
  },
  wrong: (params) => {
    const { thing } = params.setting
    const shared = {
      state: 'mapping(bytes32 => uint256) committedAt;',
      at: `committedAt[hashOf(${thing}, salt, msg.sender)]`,
    }
    return {
      'the hash does not hold the sender': written(params, { hash: `keccak256(abi.encode(${thing}, salt))` }),
      'others restart a commitment': written(params, {
        ...shared,
        commit: 'committedAt[hash] = block.timestamp;',
      }),
      'whoever commits first keeps others out': written(params, {
        ...shared,
        commit: 'require(committedAt[hash] == 0); committedAt[hash] = block.timestamp;',
      }),
      'no least age': written(params, { age: 'if (block.timestamp > at + MOST) revert TooLate();' }),
      'one second off': written(params, {
        age: AGE.replace('< at + LEAST', '<= at + LEAST').replace('> at + MOST', '>= at + MOST'),
      }),
      'one commitment for each hash whoever sent it': written(params, {
        hash: `keccak256(abi.encode(${thing}, salt))`,
        ...shared,
        commit: 'if (committedAt[hash] == 0) committedAt[hash] = block.timestamp;',
      }),
    }
  },
})
