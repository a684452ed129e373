import { check } from '../../../checks/check'
import type { ChainStep } from '../../../tasks/chain'
import { wholeKey } from './keys'
import task from './quiet-failure.template'
import { lastGiven } from './steps'

export default check(task, {
  key: async (params, tools) => {
    const code = task.ask(params).code ?? ''
    const [, , make = ''] = [...code.matchAll(/^contract (\w+)/gm)].map(([, name = '']) => name)
    const calls = [...code.matchAll(/^\/\/ (\w+)\(\[(.*)\], (\d+)\)$/gm)].map(
      ([, call = '', to = '', each = '']): ChainStep => ({
        call,
        on: make,
        args: [to.split(', ').map((name) => `@${name}`), each],
      }),
    )
    const steps: ChainStep[] = [
      { make: 'Open', as: 'open' },
      { make: 'Closed', as: 'closed' },
      { make, value: String(params.start) },
      ...calls,
      { balance: make, gives: '' },
    ]
    return wholeKey(Number(await lastGiven(tools, code, steps)))
  },
})
