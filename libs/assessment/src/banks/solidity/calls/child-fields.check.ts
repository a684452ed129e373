import { check } from '../../../checks/check'
import task from './child-fields.template'
import { wordsKey } from './keys'
import { lastGiven } from './steps'

export default check(task, {
  key: async (params, tools) => {
    const code = task.ask(params).code ?? ''
    const [child = '', factory = '', clerk = ''] = [...code.matchAll(/^contract (\w+)/gm)].map(
      ([, name = '']) => name,
    )
    const [, call = ''] = /function (\w+)/.exec(code) ?? []
    const look = `contract Look {
      function at(${factory} f) external view returns (address, address, address) {
        ${child} c = f.latest();
        return (c.owner(), c.maker(), c.payer());
      }
    }`
    const given = await lastGiven(tools, `${code}\n${look}`, [
      { make: factory },
      { make: clerk, args: [`@${factory}`] },
      { call, on: params.byClerk ? clerk : factory, from: params.person },
      { make: 'Look' },
      { call: 'at', args: [`@${factory}`] },
    ])
    return wordsKey(given.split(', ').map((name) => name.replace('@', '')))
  },
})
