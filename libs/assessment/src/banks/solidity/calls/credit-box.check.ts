import { check } from '../../../checks/check'
import task, { namesOf } from './credit-box.template'
import type { Params } from './credit-box.template'

interface Parts {
  entry?: string
  sum?: string
  pay?: string
}
const CALL = '(bool ok, ) = msg.sender.call{value: amount}(""); if (!ok) revert Refused();'

function written(params: Params, { entry = 'receive()', sum = '+=', pay }: Parts): string {
  const { contract, held, take, few, much } = namesOf(params)
  return `pragma solidity ^0.8.24;
contract ${contract} {
  error ${few}();
  error ${much}(uint256 credit);
  error Refused();
  mapping(address => uint256) public ${held};
  ${entry} external payable {
    if (msg.value < ${params.least}) revert ${few}();
    ${held}[msg.sender] ${sum} msg.value;
  }
  function ${take}(uint256 amount) external {
    uint256 credit = ${held}[msg.sender];
    if (credit < amount) revert ${much}(credit);
    ${pay ?? `${held}[msg.sender] = credit - amount; ${CALL}`}
  }
}`
}

export default check(task, {
  solutions: (params) => [
    written(params, {}),
    written(params, {
      entry: 'fallback()',
      pay: `${namesOf(params).held}[msg.sender] -= amount; bytes memory none; (bool ok, ) = payable(msg.sender).call{value: amount}(none); if (ok) return; revert Refused();`,
    }),
  ],
  wrong: (params) => {
    const lowers = `${namesOf(params).held}[msg.sender] -= amount;`
    return {
      'send hands over too little gas': written(params, {
        pay: `${lowers} if (!payable(msg.sender).send(amount)) revert Refused();`,
      }),
      'a refused payment is not noticed': written(params, {
        pay: `${lowers} msg.sender.call{value: amount}("");`,
      }),
      'the last payment is all there is': written(params, { sum: '=' }),
      'the credit stays after the payment': written(params, { pay: CALL }),
      'takes no plain ether': written(params, { entry: 'function deposit()' }),
    }
  },
})
