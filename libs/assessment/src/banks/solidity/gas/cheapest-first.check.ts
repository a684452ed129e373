import { check } from '../../../checks/check'
import { gasOf } from './measured'
import task from './cheapest-first.template'

const LEAST_STEP = 1.25

/** Measures each of them. */
export default check(task, {
  key: async (p, tools) => {
    const { code = '', options = [] } = task.ask(p)
    const measured: { i: number; gas: number }[] = []
    for (const [i, option] of options.entries()) {
      const steps = [{ make: 'Shop' }, { call: option.replaceAll('`', '') }]
      measured.push({ i, gas: await gasOf(code, steps, tools) })
    }
    measured.sort((x, y) => x.gas - y.gas)
    const isClear = measured.every(({ gas }, at) => gas >= LEAST_STEP * (measured[at - 1]?.gas ?? 0))
    return { kind: 'ordering', orders: isClear ? [measured.map(({ i }) => i)] : [] }
  },
})
