import { check } from '../../../checks/check'
import type { ChainStep } from '../../../tasks/chain'
import { exactly } from './answers'
import task from './lucky-second.template'
import { isFailed, texts } from './ran'

/** When the chain begins; a second goes by with each transaction. */
const BEGINNING = 1_767_225_600
const TRIES = 45

export default check(task, {
  key: async (params, tools) => {
    const { contract } = params.setting
    const { count, place, first } = params
    const joined = Array.from({ length: count }, (_, i): ChainStep => ({
      call: 'join',
      on: contract,
      from: i === place ? 'mallory' : 'bob',
    }))
    const before: ChainStep[] = [{ make: contract }, ...joined, { make: 'Try' }]
    const start: ChainStep[] = [...before, { wait: first - BEGINNING - before.length }]
    const tries = Array.from({ length: TRIES }, (): ChainStep[] => [
      { call: 'go', on: 'Try', from: 'mallory', args: [`@${contract}`] },
      { wait: 11 },
    ]).flat()
    const told = (await texts(tools, task.ask(params).code ?? '', [...start, ...tries])).slice(start.length)
    const at = told.findIndex((text, i) => i % 2 === 0 && !isFailed(text))
    return exactly(first + 12 * (at / 2))
  },
})
