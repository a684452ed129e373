import { check } from '../../../checks/check'
import type { ChainStep } from '../../../tasks/chain'
import { exactly } from './answers'
import { lastOf } from './ran'
import task from './while-paused.template'

export default check(task, {
  key: async (params, tools) => {
    const steps = params.calls.map(({ doing, amount }): ChainStep => {
      if (doing === 'pause' || doing === 'unpause') return { call: 'setPaused', args: [doing === 'pause'] }
      const args = [...(doing === 'move' ? ['@bob'] : []), String(amount)]
      return { call: doing, from: 'alice', args }
    })
    const asked: ChainStep = { call: 'held', args: ['@alice'] }
    const code = task.ask(params).code ?? ''
    return exactly(Number(await lastOf(tools, code, [{ make: params.contract }, ...steps, asked])))
  },
})
