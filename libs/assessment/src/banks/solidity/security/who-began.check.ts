import { check } from '../../../checks/check'
import type { ChainStep } from '../../../tasks/chain'
import { lettersKey } from './answers'
import { isFailed, texts } from './ran'
import task from './who-began.template'

export default check(task, {
  key: async (params, tools) => {
    const { wallet, game, names, calls } = params
    const targets = { none: wallet, one: game, two: 'Second' }
    const steps = calls.map(({ from, by, which }): ChainStep => ({
      call: names[which],
      on: targets[by],
      from,
    }))
    const told = await texts(tools, task.ask(params).code ?? '', [
      { make: wallet, from: 'alice' },
      { make: game, from: 'mallory', args: [`@${wallet}`] },
      { make: game, as: 'Second', from: 'mallory', args: [`@${game}`] },
      ...steps,
    ])
    return lettersKey(told.slice(3).map((text) => !isFailed(text)))
  },
})
