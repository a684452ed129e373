import { check } from '../../../checks/check'
import type { ChainStep } from '../../../tasks/chain'
import { wordsKey } from './keys'
import { allGiven, hasFailed } from './steps'
import task from './while-it-is-made.template'

const NAMES = ['a', 'b', 'c', 'd'] as const

export default check(task, {
  key: async (params, tools) => {
    const code = task.ask(params).code ?? ''
    const [, door = ''] = /^contract (\w+)/m.exec(code) ?? []
    // Selectors, as the compiler makes them.
    const coder = NAMES.map(
      (name) =>
        `function ${name}() external pure returns (bytes memory) { return abi.encodeCall(${door}.${name}, ()); }`,
    )
    const source = [code, 'contract Coder {', ...coder, '}'].join('\n')
    const codes = await allGiven(tools, source, [[{ make: 'Coder' }], NAMES.map((call) => ({ call }))])
    const steps = params.calls.map(({ caller, rule }): ChainStep => {
      const args = [`@${door}`, codes[rule] ?? '']
      if (caller === 'early') return { make: 'Early', from: 'alice', args }
      if (caller === 'late') return { call: 'go', on: 'Late', from: 'alice', args }
      return { call: NAMES[rule] ?? '', on: door, from: 'alice' }
    })
    const before: ChainStep[] = [{ make: door, value: '1000' }, { make: 'Late' }]
    const given = await allGiven(tools, source, [before, steps])
    return wordsKey(given.map((text) => (hasFailed(text) ? 'R' : 'S')))
  },
})
