import { check } from '../../../checks/check'
import type { ChainStep } from '../../../tasks/chain'
import { lettersKey } from './answers'
import task from './open-doors.template'
import { texts } from './ran'

/** Mallory tries each function. */
export default check(task, {
  key: async (params, tools) => {
    const { contract, values } = params.setting
    const steps = values.flatMap((value): ChainStep[] => [
      {
        call: `set${value.charAt(0).toUpperCase()}${value.slice(1)}`,
        on: contract,
        from: 'mallory',
        args: ['7'],
      },
      { call: value, on: contract },
    ])
    const told = await texts(tools, task.ask(params).code ?? '', [{ make: contract }, ...steps])
    return lettersKey(values.map((_, i) => told[2 * i + 2] !== '0'))
  },
})
