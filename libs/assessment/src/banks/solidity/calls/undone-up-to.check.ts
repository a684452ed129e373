import { check } from '../../../checks/check'
import task from './undone-up-to.template'
import { wordsKey } from './keys'
import { allGiven } from './steps'

export default check(task, {
  key: async (params, tools) => {
    const code = task.ask(params).code ?? ''
    const [third = '', second = '', first = ''] = [...code.matchAll(/^contract (\w+)/gm)].map(
      ([, name = '']) => name,
    )
    const [, call = ''] = /function (\w+)/.exec(code) ?? []
    const given = await allGiven(tools, code, [
      [
        { make: third },
        { make: second, args: [`@${third}`] },
        { make: first, args: [`@${second}`] },
        { call, on: first },
      ],
      [first, second, third].map((on) => ({ call: 'n', on })),
    ])
    return wordsKey(given)
  },
})
