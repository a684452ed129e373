import { check } from '../../../checks/check'
import { exactly } from './answers'
import task from './moved-price.template'
import { lastOf } from './ran'

/** The chain is run up to `lock` with all there is, to learn how many that are. */
export default check(task, {
  key: async (params, tools) => {
    const { wei, tokens, own, steps } = params
    const code = task.ask(params).code ?? ''
    const before = [
      { make: 'Pool', args: [String(tokens), '@mallory', String(own)], value: String(wei) },
      { make: 'Lender', args: ['@Pool'], value: '1000000' },
    ]
    const calls: { call: string; on: string; from: 'mallory'; value?: string; args?: string[] }[] = []
    for (const step of steps) {
      if (step.does === 'buy') {
        calls.push({ call: 'buy', on: 'Pool', from: 'mallory', value: String(step.amount) })
        continue
      }
      const all = { call: 'has', on: 'Pool', args: ['@mallory'] }
      const amount =
        step.does === 'lock' ? String(step.amount) : await lastOf(tools, code, [...before, ...calls, all])
      calls.push({ call: 'lock', on: 'Lender', from: 'mallory', args: [amount] })
    }
    const asked = { call: 'limit', on: 'Lender', args: ['@mallory'] }
    return exactly(Number(await lastOf(tools, code, [...before, ...calls, asked])))
  },
})
