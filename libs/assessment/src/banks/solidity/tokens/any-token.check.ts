import { check } from '../../../checks/check'
import task from './any-token.template'
import type { Drawn } from './any-token.template'

const FACE = `interface IERC20 {
  function transfer(address to, uint256 value) external returns (bool);
  function transferFrom(address from, address to, uint256 value) external returns (bool); }`

const dataOf = ({ setting: { pulls } }: Drawn) =>
  pulls
    ? 'abi.encodeCall(IERC20.transferFrom, (msg.sender, address(this), amount))'
    : 'abi.encodeCall(IERC20.transfer, (to, amount))'
const directOf = ({ setting: { pulls } }: Drawn) =>
  `IERC20(token).${pulls ? 'transferFrom(msg.sender, address(this), amount)' : 'transfer(to, amount)'}`

const contract = (p: Drawn, body: string) => {
  const { Name, call, Failed, pulls } = p.setting
  const takes = pulls ? 'address token, uint256 amount' : 'address token, address to, uint256 amount'
  return `${FACE}
  contract ${Name} { error ${Failed}(); address immutable owner = msg.sender;
    function ${call}(${takes}) external { ${pulls ? '' : 'require(msg.sender == owner);'} ${body} } }`
}
const low = (p: Drawn, condition: string) =>
  contract(
    p,
    `(bool ok, bytes memory out) = token.call(${dataOf(p)}); if (!(${condition})) revert ${p.setting.Failed}();`,
  )

export default check(task, {
  solutions: (p) => [
    low(p, 'token.code.length > 0 && ok && (out.length == 0 || abi.decode(out, (bool)))'),
    contract(
      p,
      `if (token.code.length == 0) revert ${p.setting.Failed}();
       bytes memory data = ${dataOf(p)};
       bool good;
       assembly {
         mstore(0, 0)
         good := call(gas(), token, 0, add(data, 32), mload(data), 0, 32)
         if returndatasize() { good := and(good, eq(mload(0), 1)) }
       }
       if (!good) revert ${p.setting.Failed}();`,
    ),
  ],
  wrong: (p) => ({
    'an answer is demanded': contract(p, `if (!${directOf(p)}) revert ${p.setting.Failed}();`),
    'false is not looked at': low(p, 'token.code.length > 0 && ok'),
    'nobody there is taken for a success': low(p, 'ok && (out.length == 0 || abi.decode(out, (bool)))'),
    'nothing is taken for a failure': low(
      p,
      'token.code.length > 0 && ok && out.length > 0 && abi.decode(out, (bool))',
    ),
    'the answer of the token is not caught': contract(p, `${directOf(p)};`),
    'only what is caught by try': contract(
      p,
      `try ${directOf(p)} returns (bool ok) { if (!ok) revert ${p.setting.Failed}(); } catch { revert ${p.setting.Failed}(); }`,
    ),
  }),
})
