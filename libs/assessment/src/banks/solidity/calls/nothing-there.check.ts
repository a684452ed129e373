import { check } from '../../../checks/check'
import { placesOf } from '../../draws'
import { chosenKey } from './keys'
import task from './nothing-there.template'
import { allGiven, hasFailed } from './steps'

/** Each line is tried in a function of its own. */
export default check(task, {
  key: async (params, tools) => {
    const { code = '', options = [] } = task.ask(params)
    const [before = '', after = ''] = code.split(/ {4}function run[^}]*\}/)
    const functions = options.map(
      (line, i) => `function run${i}(address a) external { ${line.replaceAll('`', '')} }`,
    )
    const a = `0x${'00'.repeat(10)}${'ab'.repeat(10)}`
    const given = await allGiven(tools, [before, ...functions, after].join('\n'), [
      [{ make: 'Probe', value: '1000000' }],
      options.map((_, i) => ({ call: `run${i}`, args: [a] })),
    ])
    return chosenKey(placesOf(given, (text) => !hasFailed(text)))
  },
})
