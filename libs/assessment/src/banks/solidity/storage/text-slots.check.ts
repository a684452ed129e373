import { check } from '../../../checks/check'
import { wholeKey } from './keys'
import { given } from './ran'
import task from './text-slots.template'

/** Looks at the slots of the variables, and at those where long texts begin. */
export default check(task, {
  key: async (p, tools) => {
    const count = `function count() external view returns (uint256 n) {
      for (uint256 p = 0; p < 3; p++) {
        uint256 k = uint256(keccak256(abi.encode(p)));
        for (uint256 i = 0; i < 9; i++) {
          uint256 at = i == 8 ? p : k + i;
          uint256 word;
          assembly { word := sload(at) }
          if (word != 0) n++;
        }
      }
    } }`
    return wholeKey(
      await given(tools, (task.ask(p).code ?? '').replace(/\}$/, count), [
        { make: p.setting.Name },
        ...p.calls.map(({ at, letters }) => ({ call: `set${at}`, args: ['x'.repeat(letters)] })),
        { call: 'count' },
      ]),
    )
  },
})
