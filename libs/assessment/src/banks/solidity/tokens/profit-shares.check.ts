import { check } from '../../../checks/check'
import task from './profit-shares.template'
import type { Drawn } from './profit-shares.template'

const MOVE = 'balanceOf[msg.sender] -= amount; balanceOf[to] += amount;'

/** The contract in parts, each of which a near miss writes in another way. */
function contract({ setting: { Name, pay, owed, take } }: Drawn, other: Record<string, string> = {}) {
  const parts = {
    owed: 'return due[who] + balanceOf[who] * (perShare - seen[who]);',
    settle: `due[who] = ${owed}(who); seen[who] = perShare;`,
    both: 'settle(msg.sender); settle(to);',
    move: MOVE,
    take: 'uint256 sum = due[msg.sender]; due[msg.sender] = 0; (bool ok, ) = msg.sender.call{value: sum}(""); require(ok);',
    ...other,
  }
  return `contract ${Name} {
    mapping(address => uint256) public balanceOf; uint256 public totalSupply;
    mapping(address => uint256) due; mapping(address => uint256) seen; uint256 perShare;
    constructor(uint256 n) { totalSupply = n; balanceOf[msg.sender] = n; }
    function settle(address who) internal { ${parts.settle} }
    function transfer(address to, uint256 amount) external returns (bool) { ${parts.both} ${parts.move} return true; }
    function ${pay}() external payable { perShare += msg.value / totalSupply; }
    function ${owed}(address who) public view returns (uint256) { ${parts.owed} }
    function ${take}() external { settle(msg.sender); ${parts.take} } }`
}

export default check(task, {
  solutions: (p) => {
    const { Name, pay, owed, take } = p.setting
    return [
      contract(p),
      `contract ${Name} {
        mapping(address => uint256) public balanceOf;
        uint256 public immutable totalSupply;
        mapping(address => int256) fix;
        uint256 all;
        constructor(uint256 n) { totalSupply = n; balanceOf[msg.sender] = n; }
        function transfer(address to, uint256 amount) external returns (bool) {
          require(balanceOf[msg.sender] >= amount, "too little");
          balanceOf[msg.sender] -= amount;
          balanceOf[to] += amount;
          int256 past = int256(amount * all / totalSupply);
          fix[msg.sender] += past;
          fix[to] -= past;
          return true;
        }
        function ${pay}() external payable { all += msg.value; }
        function ${owed}(address who) public view returns (uint256) {
          return uint256(int256(balanceOf[who] * all / totalSupply) + fix[who]);
        }
        function ${take}() external {
          uint256 sum = ${owed}(msg.sender);
          if (sum == 0) return;
          fix[msg.sender] -= int256(sum);
          payable(msg.sender).transfer(sum);
        }
      }`,
    ]
  },
  wrong: (p) => {
    const { owed } = p.setting
    return {
      'earnings move with the shares': contract(p, { both: '' }),
      'only the sender is settled': contract(p, { both: 'settle(msg.sender);' }),
      'only the receiver is settled': contract(p, { both: 'settle(to);' }),
      'settled after they have moved': contract(p, {
        both: '',
        move: `${MOVE} settle(msg.sender); settle(to);`,
      }),
      'what was due is forgotten': contract(p, {
        settle: `due[who] = balanceOf[who] * (perShare - seen[who]); seen[who] = perShare;`,
      }),
      'paid before it is noted': contract(p, {
        take: 'uint256 sum = due[msg.sender]; (bool ok, ) = msg.sender.call{value: sum}(""); require(ok); due[msg.sender] = 0;',
      }),
      'shares are made by a transfer to oneself': contract(p, {
        move: 'uint256 mine = balanceOf[msg.sender]; uint256 theirs = balanceOf[to]; balanceOf[msg.sender] = mine - amount; balanceOf[to] = theirs + amount;',
      }),
      'a part of what is there now': contract(p, {
        owed: 'return address(this).balance * balanceOf[who] / totalSupply;',
        take: `uint256 sum = ${owed}(msg.sender); payable(msg.sender).transfer(sum);`,
      }),
    }
  },
})
