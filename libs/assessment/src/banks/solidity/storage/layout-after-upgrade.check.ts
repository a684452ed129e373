import { check } from '../../../checks/check'
import { wordsKey } from './keys'
import task from './layout-after-upgrade.template'
import { given } from './ran'

/** Both are deployed, and run on the storage of a third one. */
export default check(task, {
  key: async (p, tools) => {
    const [one = '', other = ''] = p.read
    const proxy = `contract Proxy {
      function run(address first, address second) external returns (uint256 a, uint256 b) {
        (bool ok, ) = first.delegatecall(abi.encodeWithSignature("init()"));
        require(ok);
        a = read(second, "${one}()");
        b = read(second, "${other}()");
      }
      function read(address code, string memory name) internal returns (uint256) {
        (bool ok, bytes memory out) = code.delegatecall(abi.encodeWithSignature(name));
        require(ok);
        return abi.decode(out, (uint256));
      }
    }`
    const text = await given(tools, `${task.ask(p).code ?? ''}\n${proxy}`, [
      { make: `${p.Name}V1` },
      { make: `${p.Name}V2` },
      { make: 'Proxy' },
      { call: 'run', args: [`@${p.Name}V1`, `@${p.Name}V2`] },
    ])
    return wordsKey(text.split(', '))
  },
})
