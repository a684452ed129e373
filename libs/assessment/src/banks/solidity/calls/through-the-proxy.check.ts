import { check } from '../../../checks/check'
import { wordsKey } from './keys'
import { lastGiven } from './steps'
import task from './through-the-proxy.template'

/** Somebody who takes the proxy for the implementation, as a caller does. */
export default check(task, {
  key: async (params, tools) => {
    const { code = '', stem } = task.ask(params)
    const [, logic = ''] = /^contract (\w+)/.exec(code) ?? []
    const [, act = ''] = /function (\w+)/.exec(code) ?? []
    const names = [...stem.slice(stem.indexOf('Which values')).matchAll(/`(\w+)\(\)`/g)].map(
      ([, name = '']) => name,
    )
    const caller = `contract Caller {
      function go(${logic} to) external { to.${act}(); }
      function look(${logic} at) external view returns (uint256, uint256, uint256) {
        return (${names.map((name) => `at.${name}()`).join(', ')});
      }
    }`
    const given = await lastGiven(tools, `${code}\n${caller}`, [
      { make: logic, args: [String(params.fixed)] },
      { make: 'Proxy', args: [`@${logic}`] },
      { make: 'Caller' },
      { call: 'go', args: ['@Proxy'] },
      { call: 'look', args: ['@Proxy'] },
    ])
    return wordsKey(given.split(', '))
  },
})
