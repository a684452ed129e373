import { check } from '../../../checks/check'
import { orderKey } from './keys'
import task from './re-entered-order.template'

export default check(task, {
  key: async (params, { chain }) => {
    const { code = '', options = [] } = task.ask(params)
    const [house = '', guest = ''] = [...code.matchAll(/^contract (\w+)/gm)].map(([, name = '']) => name)
    const outcomes = await chain(code, [
      { make: house },
      { make: guest, args: [`@${house}`] },
      { call: 'start', on: guest },
    ])
    return orderKey(options, outcomes.at(-1)?.logs ?? [])
  },
})
