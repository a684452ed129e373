import { check } from '../../../checks/check'
import task, { starterOf } from './set-up-once.template'
import type { Setting } from './set-up-once.template'

interface Parts {
  state: string
  setUp: string
  pay?: string
}
const written = (setting: Setting, { state, setUp, pay }: Parts): string => {
  const { owner } = setting
  const sent = `if (msg.sender != ${owner}) revert NotOwner(); (bool ok, ) = to.call{value: amount}(""); require(ok);`
  return starterOf(setting)
    .replace(`address public ${owner};`, `address public ${owner}; ${state}`)
    .replace(`    ${owner} = first;`, `    ${setUp}`)
    .replace('    to.call{value: amount}("");', `    ${pay ?? sent}`)
}
const FLAG = 'bool isSet; constructor() { isSet = true; }'
const onceBy = (owner: string) =>
  `if (isSet) revert AlreadySet(); if (first == address(0)) revert NoOwner(); isSet = true; ${owner} = first;`

export default check(task, {
  solutions: ({ setting }) => {
    const { owner } = setting
    return [
      written(setting, { state: FLAG, setUp: onceBy(owner) }),
      written(setting, {
        state: 'address immutable self = address(this); uint256 times;',
        setUp: `if (address(this) == self || times > 0) revert AlreadySet(); if (first == address(0)) revert NoOwner(); times++; ${owner} = first;`,
      }),
    ]
  },
  wrong: ({ setting }) => {
    const { owner } = setting
    return {
      'an owner of zero tells that it was not set up': written(setting, {
        state: 'constructor() { OWNER = address(1); }'.replace('OWNER', owner),
        setUp: `if (${owner} != address(0)) revert AlreadySet(); if (first == address(0)) revert NoOwner(); ${owner} = first;`,
      }),
      'the code itself is left open': written(setting, { state: 'bool isSet;', setUp: onceBy(owner) }),
      'whoever deploys it is meant to be the owner of clones': written(setting, {
        state: `bool isSet; address immutable maker = msg.sender; constructor() { isSet = true; }`,
        setUp: `if (msg.sender != maker) revert NotOwner(); ${onceBy(owner)}`,
      }),
      'the flag is never set': written(setting, {
        state: FLAG,
        setUp: `if (isSet) revert AlreadySet(); if (first == address(0)) revert NoOwner(); ${owner} = first;`,
      }),
      'anybody pays': written(setting, {
        state: FLAG,
        setUp: onceBy(owner),
        pay: '(bool ok, ) = to.call{value: amount}(""); require(ok);',
      }),
      'a refusal is passed over': written(setting, {
        state: FLAG,
        setUp: onceBy(owner),
        pay: `if (msg.sender != ${owner}) revert NotOwner(); to.call{value: amount}("");`,
      }),
    }
  },
})
