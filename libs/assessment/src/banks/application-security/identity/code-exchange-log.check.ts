import { check } from '../../../checks/check'
import { itemsOf, lettersKey } from '../letters'
import task from './code-exchange-log.template'

/** A small authorization server that is fed with the lines that are shown. */
export default check(task, {
  key: (p) => {
    const { code = '' } = task.ask(p)
    const open = new Map<string, { made: number; wanted: string }>()
    for (const [, made, name = '', app, redirect, verifier] of code.matchAll(
      /^second (\d+): (\w+) for client (\w+), (\S+), challenge H\((\w+)\)$/gm,
    ))
      open.set(name, { made: Number(made), wanted: [app, redirect, verifier].join() })
    const answers = itemsOf(code).map((line) => {
      const [, at, client, name = '', redirect, verifier] =
        /^second (\d+): client (\w+), code (\w+), (\S+), verifier (\w+)$/.exec(line) ?? []
      const found = open.get(name)
      if (!found || Number(at) > found.made + 60 || found.wanted !== [client, redirect, verifier].join())
        return false
      return open.delete(name)
    })
    return lettersKey(answers)
  },
})
