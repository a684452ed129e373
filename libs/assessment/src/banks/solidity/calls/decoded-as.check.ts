import { check } from '../../../checks/check'
import task from './decoded-as.template'
import { wordsKey } from './keys'
import { allGiven, hasFailed } from './steps'

export default check(task, {
  key: async (params, tools) => {
    const code = task.ask(params).code ?? ''
    const [, make = ''] = /^contract (\w+)/m.exec(code) ?? []
    const caller = ['a', 'b', 'c', 'd', 'e'].map(
      (name) =>
        `function ${name}(${make} to) external view returns (uint256) { return to.${name}(to.sent()); }`,
    )
    const source = [code, 'contract Caller {', ...caller, '}'].join('\n')
    const given = await allGiven(tools, source, [
      [{ make }, { make: 'Caller' }],
      ['a', 'b', 'c', 'd', 'e'].map((call) => ({ call, args: [`@${make}`] })),
    ])
    return wordsKey(given.map((text) => (hasFailed(text) ? 'R' : text)))
  },
})
