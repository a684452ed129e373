import { check } from '../../../checks/check'
import type { ChainStep } from '../../../tasks/chain'
import { wholeKey } from './keys'
import task from './shared-counter.template'
import { lastGiven } from './steps'

/** A value as a step takes it: a number, or a name. */
const valueOf = (text: string) => (/^\d*$/.test(text) ? text : `@${text}`)

export default check(task, {
  key: async (params, tools) => {
    const { code = '', stem } = task.ask(params)
    const [, asked = ''] = /of `(\w+)` give/.exec(stem) ?? []
    const steps = [...code.matchAll(/^\/\/ (.*)$/gm)].map(([, line = '']): ChainStep => {
      const [, as, make = '', given = ''] = /^(\w+) = new (\w+)\((\w*)\)$/.exec(line) ?? []
      if (as !== undefined) return { make, as, args: given === '' ? [] : [valueOf(given)] }
      const [, on = '', call = '', arg = ''] = /^(\w+)\.(\w+)\((\w*)\)$/.exec(line) ?? []
      return { on, call, args: [valueOf(arg)] }
    })
    return wholeKey(Number(await lastGiven(tools, code, [...steps, { call: 'total', on: asked }])))
  },
})
