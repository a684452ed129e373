import { check } from '../../../checks/check'
import type { ChainStep } from '../../../tasks/chain'
import { letterOf, lettersKey } from './answers'
import task from './lent-storage.template'
import { texts } from './ran'

/** Each tool is lent to a wallet of its own. */
export default check(task, {
  key: async (params, tools) => {
    const { name } = params
    const letters = params.tools.map((_, i) => letterOf(i))
    const steps = letters.flatMap((letter): ChainStep[] => [
      { make: letter },
      { make: name, as: `W${letter}` },
      { call: 'run', from: 'mallory', args: [`@${letter}`, '@mallory'] },
      { call: 'owner' },
    ])
    const told = await texts(tools, task.ask(params).code ?? '', steps)
    return lettersKey(letters.map((_, i) => told[4 * i + 3] === '@mallory'))
  },
})
