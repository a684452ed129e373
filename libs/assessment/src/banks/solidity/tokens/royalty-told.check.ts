import { check } from '../../../checks/check'
import type { ChainStep } from '../../../tasks/chain'
import { wholeKey } from '../storage/keys'
import { given } from '../storage/ran'
import task from './royalty-told.template'

export default check(task, {
  key: async (p, tools) =>
    wholeKey(
      await given(tools, task.ask(p).code ?? '', [
        { make: 'Art', from: 'alice' },
        { make: 'Market', args: ['@Art'] },
        ...p.sales.flatMap(({ way, price }): ChainStep[] =>
          way === 'move' ? [] : [{ call: way, from: 'bob', args: ['1', String(price)] }],
        ),
        { call: 'earned', args: ['@alice'] },
      ]),
    ),
})
