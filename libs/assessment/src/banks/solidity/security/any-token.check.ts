import { check } from '../../../checks/check'
import task, { starterOf } from './any-token.template'
import type { Setting } from './any-token.template'

interface Parts {
  state?: string
  put: string
  take?: string
  guard?: string
}
const SAFE = `
  function safe(address token, bytes memory data) internal {
    (bool ok, bytes memory out) = token.call(data);
    require(ok && token.code.length > 0 && (out.length == 0 || abi.decode(out, (bool))));
  }`
const IN = 'safe(token, abi.encodeCall(IToken.transferFrom, (msg.sender, address(this), n)));'
const OUT = 'safe(token, abi.encodeCall(IToken.transfer, (msg.sender, n)));'
const LOCK = 'bool busy; modifier once() { require(!busy); busy = true; _; busy = false; }'

function written(setting: Setting, { state = '', put, take, guard = '' }: Parts): string {
  const { credit } = setting
  return starterOf(setting)
    .replace('// token, person', `${state}${SAFE}`)
    .replaceAll(' external {', ` external ${guard} {`)
    .replace(
      `IToken(token).transferFrom(msg.sender, address(this), n);\n    ${credit}[token][msg.sender] += n;`,
      put,
    )
    .replace(
      `${credit}[token][msg.sender] -= n;\n    IToken(token).transfer(msg.sender, n);`,
      take ?? `${credit}[token][msg.sender] -= n; ${OUT}`,
    )
}
const measured = ({ credit }: Setting): string =>
  `uint256 before = IToken(token).balanceOf(address(this)); ${IN} ${credit}[token][msg.sender] += IToken(token).balanceOf(address(this)) - before;`

export default check(task, {
  solutions: ({ setting }) => {
    const { credit } = setting
    return [
      written(setting, { state: LOCK, put: measured(setting), guard: 'once' }),
      written(setting, {
        state: 'mapping(address => uint256) known;',
        put: `${IN} uint256 now_ = IToken(token).balanceOf(address(this)); ${credit}[token][msg.sender] += now_ - known[token]; known[token] = now_;`,
        take: `${credit}[token][msg.sender] -= n; known[token] -= n; ${OUT}`,
      }),
    ]
  },
  wrong: ({ setting }) => {
    const { credit } = setting
    const put = measured(setting)
    return {
      'a difference without a lock': written(setting, { put }),
      'what was asked for is credited': written(setting, {
        state: LOCK,
        put: `${IN} ${credit}[token][msg.sender] += n;`,
        guard: 'once',
      }),
      'every token has to return true': written(setting, {
        state: LOCK,
        put: put.replace(IN, 'require(IToken(token).transferFrom(msg.sender, address(this), n));'),
        take: `${credit}[token][msg.sender] -= n; require(IToken(token).transfer(msg.sender, n));`,
        guard: 'once',
      }),
      'taken out before it is written down': written(setting, {
        put,
        take: `require(${credit}[token][msg.sender] >= n); ${OUT} unchecked { ${credit}[token][msg.sender] -= n; }`,
      }),
    }
  },
})
