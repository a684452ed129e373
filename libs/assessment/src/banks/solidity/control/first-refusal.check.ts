import { check } from '../../../checks/check'
import type { Drawn } from './first-refusal.template'
import task from './first-refusal.template'

interface Parts {
  closed: string
  count: string
  price: string
  close: string
  order: Drawn['order']
}
const PARTS: Omit<Parts, 'order'> = {
  closed: 'if (shut) revert Closed();',
  count: 'if (count == 0 || count > most - total) revert WrongCount(most - total);',
  price: 'if (msg.value != count * price) revert WrongPrice(count * price);',
  close: 'if (msg.sender != owner) revert NotOwner(msg.sender);',
}
function sale({ subject: { Sale, buy, bought, sold }, order }: Drawn, other: Partial<Parts> = {}): string {
  const parts: Parts = { ...PARTS, order, ...other }
  return `pragma solidity ^0.8.0;
contract ${Sale} {
  error Closed();
  error WrongCount(uint256 left);
  error WrongPrice(uint256 due);
  error NotOwner(address who);
  mapping(address => uint256) public ${bought};
  uint256 total; uint256 price; uint256 most; bool shut; address owner = msg.sender;
  constructor(uint256 p, uint256 m) { price = p; most = m; }
  function ${sold}() external view returns (uint256) { return total; }
  function ${buy}(uint256 count) external payable {
    ${parts.order.map((one) => parts[one]).join('\n    ')}
    total += count;
    ${bought}[msg.sender] += count;
  }
  function close() external { ${parts.close} shut = true; }
}`
}

export default check(task, {
  solutions: (p) => {
    const { Sale, buy, bought, sold } = p.subject
    const modifiers = { closed: 'open', count: 'counted(count)', price: 'priced(count)' }
    return [
      sale(p),
      `pragma solidity ^0.8.0;
error Closed(); error WrongCount(uint256 left); error WrongPrice(uint256 due); error NotOwner(address who);
contract ${Sale} {
  address private immutable owner = msg.sender;
  uint256 private immutable cost;
  uint256 private left;
  bool private isOpen = true;
  mapping(address => uint256) public ${bought};
  uint256 public ${sold};
  constructor(uint256 price, uint256 most) { (cost, left) = (price, most); }
  modifier open() { require(isOpen, Closed()); _; }
  modifier counted(uint256 n) { require(n > 0 && n <= left, WrongCount(left)); _; }
  modifier priced(uint256 n) { require(msg.value == n * cost, WrongPrice(n * cost)); _; }
  function ${buy}(uint256 count) external payable ${p.order.map((one) => modifiers[one]).join(' ')} {
    left -= count;
    ${sold} += count;
    ${bought}[msg.sender] += count;
  }
  function close() external { require(msg.sender == owner, NotOwner(msg.sender)); isOpen = false; }
}`,
    ]
  },
  wrong: (p) => {
    const [one = 'closed', two = 'count', three = 'price'] = p.order
    return {
      'the first two reasons change places': sale(p, { order: [two, one, three] }),
      'the last two reasons change places': sale(p, { order: [one, three, two] }),
      'what is refused is quietly left out': sale(p, {
        count: 'if (count == 0 || count > most - total) return;',
      }),
      'none at all may be bought': sale(p, {
        count: 'if (count > most - total) revert WrongCount(most - total);',
      }),
      'more ether than due is kept': sale(p, {
        price: 'if (msg.value < count * price) revert WrongPrice(count * price);',
      }),
      'the error tells what was sent': sale(p, {
        price: 'if (msg.value != count * price) revert WrongPrice(msg.value);',
      }),
      'anybody closes': sale(p, { close: '' }),
      'a text instead of the error': sale(p, { closed: 'require(!shut, "Closed()");' }),
    }
  },
})
