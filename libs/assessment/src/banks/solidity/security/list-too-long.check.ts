import { check } from '../../../checks/check'
import type { ChainStep } from '../../../tasks/chain'
import { exactly } from './answers'
import task from './list-too-long.template'
import { lastOf } from './ran'

/** With the 500,000 gas of a call, and rounds that cost about as much as in the stem. */
export default check(task, {
  key: async (params, tools) => {
    const joins = (count: number): ChainStep[] =>
      Array.from({ length: count }, () => ({ call: 'join', from: 'alice' }))
    const steps = params.acts.flatMap((act): ChainStep[] => {
      if ('joins' in act) return joins(act.count)
      return act.pays === 'all' ? [{ call: 'payAll' }] : [{ call: 'payNext', args: [String(act.pays)] }]
    })
    const code = task.ask(params).code ?? ''
    const all = [{ make: params.contract }, ...joins(params.joined), ...steps, { call: 'next' }]
    return exactly(Number(await lastOf(tools, code, all)))
  },
})
