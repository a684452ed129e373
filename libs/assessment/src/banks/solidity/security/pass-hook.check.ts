import { check } from '../../../checks/check'
import type { ChainStep } from '../../../tasks/chain'
import { exactly } from './answers'
import task from './pass-hook.template'
import { lastOf } from './ran'

export default check(task, {
  key: async (params, tools) => {
    const { names, agains } = params
    const told = await lastOf(tools, task.ask(params).code ?? '', [
      { make: names.contract },
      { make: 'Grabber', from: 'mallory' },
      ...agains.map((again): ChainStep => ({
        call: 'go',
        on: 'Grabber',
        from: 'mallory',
        args: [`@${names.contract}`, String(again)],
      })),
      { call: 'balanceOf', on: names.contract, args: ['@Grabber'] },
    ])
    return exactly(Number(told))
  },
})
