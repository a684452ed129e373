import { check } from '../../../checks/check'
import type { ChainStep } from '../../../tasks/chain'
import task from './hops.template'
import { wordsKey } from './keys'

/** Makes and calls them, and looks which of the four has changed. */
export default check(task, {
  key: async (params, { chain }) => {
    const code = task.ask(params).code ?? ''
    const [, sum = ''] = /uint256 public (\w+);/.exec(code) ?? []
    const [, last = ''] = /address public (\w+);/.exec(code) ?? []
    const [, call = ''] = /function (\w+)/.exec(code) ?? []
    const made = [...code.matchAll(/^\/\/ (\w+) = new (\w+)\((?:(\w+), (\w+))?\)$/gm)].map(
      ([, as = '', make = '', next, delegates]): ChainStep => ({
        make,
        as,
        args: next === undefined ? [] : [`@${next}`, delegates === 'true'],
      }),
    )
    const [first = ''] = params.names
    const looks = params.names.flatMap((on): ChainStep[] => [
      { call: sum, on },
      { call: last, on },
    ])
    const outcomes = await chain(code, [...made, { call, on: first, from: params.person }, ...looks])
    const given = outcomes.slice(-looks.length).map(({ text }) => text)
    const at = params.names.findIndex((_, i) => given[2 * i] === '1')
    return wordsKey([params.names[at] ?? '', (given[2 * at + 1] ?? '').replace('@', '')])
  },
})
