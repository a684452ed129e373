import { check } from '../../../checks/check'
import type { ChainStep } from '../../../tasks/chain'
import { placesOf } from '../../draws'
import { chosenKey } from './keys'
import { allGiven, hasFailed } from './steps'
import task from './who-gets-paid.template'

/** Each line is tried in a receiver of its own. */
export default check(task, {
  key: async (params, tools) => {
    const { code = '', options = [] } = task.ask(params)
    const [, payer = ''] = /^contract (\w+)/.exec(code) ?? []
    const [first = '', receiver = ''] = code.split(/(?=contract Receiver)/)
    const receivers = options.map((line, i) =>
      receiver
        .replace('contract Receiver', `contract R${i}`)
        .replace(/\/\/ the line.*/, line.replaceAll('`', '')),
    )
    const before: ChainStep[] = [
      ...options.map((_, i) => ({ make: `R${i}` })),
      { make: payer, value: '1000000' },
    ]
    const asked = options.map((_, i): ChainStep => ({ call: 'pay', args: [`@R${i}`] }))
    const given = await allGiven(tools, [first, ...receivers].join('\n'), [before, asked])
    return chosenKey(placesOf(given, (text) => !hasFailed(text)))
  },
})
