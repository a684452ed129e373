import { check } from '../../../checks/check'
import task, { starterOf } from './fair-shares.template'
import type { Setting } from './fair-shares.template'

const ASSETS = `function assets() public view returns (uint256) {
    return address(this).balance;
  }`
const WRITE = 'totalShares -= shares;\n    sharesOf[msg.sender] -= shares;'
const PAY = '(bool ok, ) = msg.sender.call{value: amount}("");\n    require(ok, "refused");'

/** A right answer, by changes to what stands there first. */
function written({ deposit, earn, redeem, withdraw }: Setting): string {
  return starterOf({ contract: 'CONTRACT', deposit, earn, redeem, withdraw } as unknown as Setting)
    .replace(ASSETS, 'uint256 public assets;')
    .replaceAll('assets()', 'assets')
    .replace(
      '    totalShares += shares;',
      '    if (shares == 0) revert NoShares();\n    assets += msg.value;\n    totalShares += shares;',
    )
    .replace('revert NotOwner();\n', 'revert NotOwner();\n    assets += msg.value;\n')
    .replace(
      'leave(shares, (shares',
      'if (sharesOf[msg.sender] < shares) revert Short();\n    leave(shares, (shares',
    )
    .replace(
      'leave((amount * totalShares) / assets, amount)',
      'if (totalShares == 0) revert Short();\n    leave((amount * totalShares + assets - 1) / assets, amount)',
    )
    .replace(`${PAY}\n    ${WRITE}`, `${WRITE}\n    assets -= amount;\n    ${PAY}`)
}

export default check(task, {
  solutions: ({ setting }) => {
    const { contract, deposit, earn, redeem, withdraw } = setting
    const first = written(setting).replace('CONTRACT', contract)
    const second = `contract ${contract} {
  error NoShares(); error Short(); error NotOwner();
  struct Pool { uint256 wei_; uint256 shares; }
  Pool p;
  address immutable owner;
  mapping(address => uint256) public sharesOf;
  constructor() { owner = msg.sender; }
  function assets() external view returns (uint256) { return p.wei_; }
  function totalShares() external view returns (uint256) { return p.shares; }
  function ${deposit}() external payable {
    uint256 n = msg.value;
    if (p.shares > 0) n = n * p.shares / p.wei_;
    if (n == 0) revert NoShares();
    (p.wei_, p.shares) = (p.wei_ + msg.value, p.shares + n);
    sharesOf[msg.sender] += n;
  }
  function ${earn}() external payable {
    if (msg.sender != owner) revert NotOwner();
    p.wei_ += msg.value;
  }
  function ${redeem}(uint256 n) external {
    if (n > sharesOf[msg.sender]) revert Short();
    _pay(n, n * p.wei_ / p.shares);
  }
  function ${withdraw}(uint256 out) external {
    if (p.shares == 0) revert Short();
    uint256 n = out * p.shares / p.wei_;
    if (n * p.wei_ < out * p.shares) n++;
    if (n > sharesOf[msg.sender]) revert Short();
    _pay(n, out);
  }
  function _pay(uint256 n, uint256 out) private {
    sharesOf[msg.sender] -= n;
    p.shares -= n;
    p.wei_ -= out;
    (bool ok, ) = msg.sender.call{value: out}("");
    if (!ok) revert();
  }
}`
    return [first, second]
  },
  wrong: ({ setting }) => {
    const right = written(setting).replace('CONTRACT', setting.contract)
    return {
      'forced ether counts': starterOf(setting)
        .replace(
          '/ assets();\n    total',
          '/ (assets() - msg.value);\n    if (shares == 0) revert NoShares();\n    total',
        )
        .replace('(amount * totalShares) / assets()', '(amount * totalShares + assets() - 1) / assets()')
        .replace(`${PAY}\n    ${WRITE}`, `${WRITE}\n    ${PAY}`),
      'shares to be given up are rounded down': right.replace('totalShares + assets - 1)', 'totalShares)'),
      'always one share more': right.replace(
        '(amount * totalShares + assets - 1) / assets',
        '(amount * totalShares) / assets + 1',
      ),
      'a deposit may give nothing': right.replace('if (shares == 0) revert NoShares();', ''),
      'the deposit counts itself': right
        .replace(
          'uint256 shares = totalShares == 0',
          'assets += msg.value; uint256 shares = totalShares == 0',
        )
        .replace('    assets += msg.value;\n    totalShares +=', '    totalShares +='),
      'divided first': right.replace('(shares * assets) / totalShares', 'shares * (assets / totalShares)'),
      'written after the payment': right.replace(
        `${WRITE}\n    assets -= amount;\n    ${PAY}`,
        `${PAY}\n    unchecked { ${WRITE} assets -= amount; }`,
      ),
    }
  },
})
