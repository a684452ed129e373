import { check } from '../../../checks/check'
import type { Drawn } from './both-rules-once.template'
import task, { basesOf } from './both-rules-once.template'

interface Parts {
  bases: string
  hook: string
}
function desk(p: Drawn, other: Partial<Parts> = {}): string {
  const { Desk, pay, paid, hook } = p.subject
  const parts: Parts = {
    bases: p.first === 'Capped' ? 'Listed, Capped' : 'Capped, Listed',
    hook: `super.${hook}(who, amount);`,
    ...other,
  }
  return `pragma solidity ^0.8.0;
${basesOf(p)}
contract ${Desk} is ${parts.bases} {
  mapping(address => uint256) public ${paid};
  constructor(uint256 limit) Capped(limit) {}
  function ${pay}(uint256 amount) external {
    ${hook}(msg.sender, amount);
    ${paid}[msg.sender] += amount;
  }
  function ${hook}(address who, uint256 amount) internal override(Capped, Listed) { ${parts.hook} }
}`
}

export default check(task, {
  solutions: (p) => [
    desk(p),
    desk(p, { hook: `${p.first}.${p.subject.hook}(who, amount);` }),
    // Both rules once more by hand, and the common base alone.
    desk(p, {
      bases: 'Capped, Listed',
      hook: `${(p.first === 'Capped'
        ? ['if (amount > most) revert TooMuch();', 'if (!isListed[who]) revert NotListed();']
        : ['if (!isListed[who]) revert NotListed();', 'if (amount > most) revert TooMuch();']
      ).join(' ')} Base.${p.subject.hook}(who, amount);`,
    }),
  ],
  wrong: (p) => {
    const { hook } = p.subject
    const other = p.first === 'Capped' ? 'Listed' : 'Capped'
    return {
      'the base named first is taken for the first that super reaches': desk(p, {
        bases: `${p.first}, ${other}`,
      }),
      'both bases by name': desk(p, {
        hook: `${p.first}.${hook}(who, amount); ${other}.${hook}(who, amount);`,
      }),
      'only the rule that is named last in the row': desk(p, { hook: `${other}.${hook}(who, amount);` }),
      'the common base alone': desk(p, { hook: `Base.${hook}(who, amount);` }),
      'an override that goes no further': desk(p, { hook: '' }),
    }
  },
})
