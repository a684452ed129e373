import { check } from '../../../checks/check'
import { numberedKey } from './keys'
import { allGiven } from './ran'
import task, { SWAPS } from './swapped-in-storage.template'

/** Each line alone in the body, and the two things read before and after it. */
export default check(task, {
  key: async (p, tools) => {
    const code = (task.ask(p).code ?? '').split('\n')
    const swapped: boolean[] = []
    for (const [i, at] of p.shown.entries()) {
      const alone = code
        .filter((line) => !line.includes('/* ') || line.includes(`/* ${i + 1} */`))
        .slice(0, -1)
      const pair = SWAPS[at]?.pair(p.setting) ?? []
      const read = `function read() external view returns (uint256, uint256) { return (${pair.join(', ')}); } }`
      const [, before, , after] = await allGiven(tools, [...alone, read].join('\n'), [
        { make: p.setting.Name },
        { call: 'read' },
        { call: 'swap' },
        { call: 'read' },
      ])
      swapped.push(after === before?.split(', ').reverse().join(', '))
    }
    return numberedKey(swapped)
  },
})
