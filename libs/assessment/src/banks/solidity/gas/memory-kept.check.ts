import { check } from '../../../checks/check'
import { wholeKey } from '../control/answers'
import { lastOf } from '../control/ran'
import task from './memory-kept.template'

/** Reads the pointer at the first and at the last line. */
export default check(task, {
  key: async (p, tools) => {
    const { Name, work } = p.subject
    const lines = (task.ask(p).code ?? '').split('\n')
    const begin = lines.findIndex((line) => line.includes(`function ${work}(`)) + 1
    const source = [
      ...lines.slice(0, begin),
      '    uint256 begun; assembly { begun := mload(0x40) }',
      ...lines.slice(begin, -2),
      '    assembly { sum := sub(mload(0x40), begun) }',
      ...lines.slice(-2),
    ].join('\n')
    return wholeKey(Number(await lastOf(source, [{ make: Name }, { call: work }], tools)))
  },
})
