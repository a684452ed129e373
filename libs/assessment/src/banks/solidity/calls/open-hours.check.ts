import { check } from '../../../checks/check'
import type { ChainStep } from '../../../tasks/chain'
import { wholeKey } from './keys'
import task from './open-hours.template'
import { lastGiven } from './steps'

/** Every call takes a second of the chain. */
export default check(task, {
  key: async (params, tools) => {
    const code = task.ask(params).code ?? ''
    const [, make = ''] = /^contract (\w+)/.exec(code) ?? []
    const [, call = ''] = /function (\w+)/.exec(code) ?? []
    const [, sum = ''] = /uint256 public (\w+);/.exec(code) ?? []
    let now = 1
    const steps = [...code.matchAll(/^\/\/ (\d+):(\d+):(\d+) .* with (\d+) wei$/gm)].flatMap(
      ([, hours, minutes, seconds, value = '']): ChainStep[] => {
        const at = (Number(hours) - 10) * 3_600 + Number(minutes) * 60 + Number(seconds)
        const wait = at - now
        now = at + 1
        return [{ wait }, { call, value }]
      },
    )
    return wholeKey(Number(await lastGiven(tools, code, [{ make }, ...steps, { call: sum }])))
  },
})
