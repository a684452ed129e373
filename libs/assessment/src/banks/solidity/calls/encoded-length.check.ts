import { check } from '../../../checks/check'
import task, { nameOf, VALUES } from './encoded-length.template'
import { wholeKey } from './keys'
import { lastGiven } from './steps'

export default check(task, {
  key: async (params, tools) => {
    const code = task.ask(params).code ?? ''
    const [, contract = ''] = /^contract (\w+)/.exec(code) ?? []
    const [, given = ''] = /function pack\(([^)]*)\)/.exec(code) ?? []
    const names = params.args.map(nameOf)
    const look = `contract Look is ${contract} {
      function size(${given}) external pure returns (uint256) { return pack(${names.join(', ')}).length; }
    }`
    const args = names.map((name) => {
      if (name === 'note') return 'n'.repeat(params.noteBytes)
      return name === 'ids' ? Array.from({ length: params.ids }, (_, i) => String(i)) : (VALUES[name] ?? '')
    })
    return wholeKey(
      Number(await lastGiven(tools, `${code}\n${look}`, [{ make: 'Look' }, { call: 'size', args }])),
    )
  },
})
