import { check } from '../../../checks/check'
import type { ChainStep } from '../../../tasks/chain'
import { placesOf } from '../../draws'
import { chosenKey } from './keys'
import { hasFailed } from './steps'
import task from './view-is-static.template'

/** Each call on a contract of its own. */
export default check(task, {
  key: async (params, { chain }) => {
    const { code = '', options = [] } = task.ask(params)
    const [, face = ''] = /^interface (\w+)/.exec(code) ?? []
    const [, make = ''] = [...code.matchAll(/^contract (\w+)/gm)].map(([, name = '']) => name)
    const names = options.map((text) => text.replace(/\W/g, ''))
    const caller = names.map(
      (name) => `function ${name}(${face} to) external returns (uint256) { return to.${name}(); }`,
    )
    const steps = names.flatMap((call): ChainStep[] => [{ make }, { call, on: 'Caller', args: [`@${make}`] }])
    const outcomes = await chain([code, 'contract Caller {', ...caller, '}'].join('\n'), [
      { make: 'Caller' },
      ...steps,
    ])
    return chosenKey(placesOf(names, (name) => hasFailed(outcomes[2 * names.indexOf(name) + 2]?.text ?? '')))
  },
})
