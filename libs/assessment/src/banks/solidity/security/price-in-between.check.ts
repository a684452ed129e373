import { check } from '../../../checks/check'
import { exactly } from './answers'
import task from './price-in-between.template'
import { isFailed, texts } from './ran'

const LENT = 1_000_000

export default check(task, {
  key: async (params, tools) => {
    const { names, others, own, leaving, worth } = params
    const at = `@${names.contract}`
    const told = await texts(tools, task.ask(params).code ?? '', [
      { make: names.contract },
      { call: 'join', from: 'alice', value: String(others * worth) },
      { make: 'Lender', args: [at], value: String(LENT) },
      { make: 'Caller', from: 'mallory', args: [at, '@Lender'] },
      { call: 'join', on: 'Caller', from: 'mallory', value: String(own * worth) },
      { call: 'go', on: 'Caller', from: 'mallory', args: [String(leaving)] },
      { balance: 'Lender', gives: '' },
    ])
    if (isFailed(told.at(-2) ?? '')) throw new Error('go fails')
    return exactly(LENT - Number(told.at(-1)))
  },
})
