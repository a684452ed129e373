import { check } from '../../../checks/check'
import { numberedKey } from '../storage/keys'
import { allGiven } from '../storage/ran'
import task from './interface-ids.template'

export default check(task, {
  key: async (p, tools) => {
    const { Name } = p.setting
    const asks = p.ids.map(
      ({ code }, i) =>
        `function ask${i}() external view returns (bool) { return x.supportsInterface(${code}); }`,
    )
    const source = `${task.ask(p).code ?? ''}
      contract Asker { ${Name} x; constructor(${Name} one) { x = one; } ${asks.join('\n')} }`
    const [, , ...answers] = await allGiven(tools, source, [
      { make: Name },
      { make: 'Asker', args: [`@${Name}`] },
      ...p.ids.map((_, i) => ({ call: `ask${i}` })),
    ])
    return numberedKey(answers.map((text) => text === 'true'))
  },
})
