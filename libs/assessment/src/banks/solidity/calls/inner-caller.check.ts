import { check } from '../../../checks/check'
import type { ChainStep } from '../../../tasks/chain'
import task from './inner-caller.template'
import { wholeKey } from './keys'
import { lastGiven } from './steps'

export default check(task, {
  key: async (params, tools) => {
    const code = task.ask(params).code ?? ''
    const [book = '', desk = ''] = [...code.matchAll(/^contract (\w+)/gm)].map(([, name = '']) => name)
    const [, done = ''] = /public (\w+);/.exec(code) ?? []
    const calls = [...code.matchAll(/^\/\/ (alice|bob) calls (\w+)\.(\w+)\(\)$/gm)].map(
      ([, from, on = '', call = '']): ChainStep => ({ from: from === 'bob' ? 'bob' : 'alice', on, call }),
    )
    const whose = { alice: '@alice', bob: '@bob', book: `@${book}`, desk: `@${desk}` }[params.whose]
    const steps: ChainStep[] = [
      { make: book },
      { make: desk, args: [`@${book}`] },
      ...calls,
      { call: done, on: book, args: [whose] },
    ]
    return wholeKey(Number(await lastGiven(tools, code, steps)))
  },
})
