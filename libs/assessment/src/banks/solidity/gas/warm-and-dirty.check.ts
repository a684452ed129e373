import { check } from '../../../checks/check'
import { wholeKey } from '../control/answers'
import { gasOf } from './measured'
import task from './warm-and-dirty.template'

/**
 * Reads the lines as they are shown and measures their reads and writes, beside a twin that puts the same numbers
 * into memory instead, which is 3 gas for each write.
 */
export default check(task, {
  key: async (p, tools) => {
    const lines = (task.ask(p).code ?? '').split('\n').map((line) => line.trim())
    const names = lines.flatMap((line) => /^uint256 (\w+)/.exec(line)?.[1] ?? [])
    const values = names.map((name) => {
      const line = lines.find((one) => one.startsWith(`uint256 ${name}`)) ?? ''
      return Number(/= (\d+);/.exec(line)?.[1] ?? 0)
    })
    const begun = values.map((value, i) => `sstore(${i}, ${value})`).join(' ')
    const touched: { slot: number; write?: number }[] = []
    for (const line of lines) {
      const [, target = '', sign = '', given = ''] = /^(\w+) (\+?=) (\w+);$/.exec(line) ?? []
      if (target === '') continue
      const [to, from] = [names.indexOf(target), names.indexOf(given)]
      if (from >= 0) touched.push({ slot: from })
      if (to < 0) continue
      if (sign === '+=') touched.push({ slot: to })
      const write =
        (sign === '+=' ? (values[to] ?? 0) : 0) + (from >= 0 ? (values[from] ?? 0) : Number(given))
      values[to] = write
      touched.push({ slot: to, write })
    }
    const sourceOf = (read: (slot: number) => string, write: (slot: number, value: number) => string) =>
      `contract Mirror {
  constructor() { assembly { ${begun} } }
  function go() external { assembly { ${touched.map((one) => (one.write === undefined ? read(one.slot) : write(one.slot, one.write))).join(' ')} } }
}`
    const steps = [{ make: 'Mirror' }, { call: 'go' }]
    const real = sourceOf(
      (slot) => `mstore(0, sload(${slot}))`,
      (slot, value) => `sstore(${slot}, ${value})`,
    )
    const twin = sourceOf(
      (slot) => `mstore(0, ${slot})`,
      (_slot, value) => `mstore(0, ${value})`,
    )
    const writes = touched.filter(({ write }) => write !== undefined).length
    return wholeKey((await gasOf(real, steps, tools)) - (await gasOf(twin, steps, tools)) + 3 * writes)
  },
})
