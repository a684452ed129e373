import { check } from '../../../checks/check'
import task from './element-slot.template'
import { wholeKey } from './keys'
import { given } from './ran'

/** Writes only this element, and looks for the slot that is no longer zero. */
export default check(task, {
  key: async (p, tools) => {
    const find = `function find() external returns (uint256 n) {
      uint256 slot;
      assembly { slot := list.slot sstore(slot, 1000) }
      ${p.place} = ${p.most};
      uint256 k = uint256(keccak256(abi.encode(slot)));
      for (uint256 word; ; n++) {
        assembly { word := sload(add(k, n)) }
        if (word != 0) return n;
      }
    } }`
    const source = (task.ask(p).code ?? '').replace(/\}$/, find)
    return wholeKey(await given(tools, source, [{ make: p.Name }, { call: 'find' }]))
  },
})
