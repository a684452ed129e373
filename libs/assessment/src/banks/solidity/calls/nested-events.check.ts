import { check } from '../../../checks/check'
import { orderKey } from './keys'
import task from './nested-events.template'

export default check(task, {
  key: async (params, { chain }) => {
    const { code = '', options = [] } = task.ask(params)
    const [outer = '', inner = ''] = [...code.matchAll(/^contract (\w+)/gm)].map(([, name = '']) => name)
    const [, call = ''] = /function (\w+)/.exec(code) ?? []
    const outcomes = await chain(code, [
      { make: outer },
      { make: inner },
      { on: outer, call, args: [`@${inner}`] },
    ])
    return orderKey(
      options,
      (outcomes.at(-1)?.logs ?? []).map((log) => log.replace('()', '')),
    )
  },
})
