import { createHmac, hkdfSync } from 'node:crypto'
import { check } from '../../../checks/check'
import { listed } from '../numbered'
import task from './tokens-that-mix.template'

function token(line: string, name: string): string {
  const [, info = '', text = ''] = /"(\w+)"\) +text: (\S+)/.exec(line) ?? []
  const key = Buffer.from(hkdfSync('sha256', 'root', '', info, 32))
  return createHmac('sha256', key).update(text.replace('<name>', name)).digest('hex')
}

/** Makes real tokens: tries every piece of the text that is wanted as the name of a file. */
export default check(task, {
  key: (p) => {
    const [file = '', , ...kinds] = (task.ask(p).code ?? '').split('\n')
    const forged = kinds.flatMap((line, i) => {
      const wanted = token(line, 'admin')
      const text = (/text: (\S+)/.exec(line)?.[1] ?? '').replace('<name>', 'admin')
      const starts = Array.from(text, (_, start) => start)
      const isForged = starts.some((start) =>
        starts.some((end) => end > start && token(file, text.slice(start, end)) === wanted),
      )
      return isForged ? [i + 1] : []
    })
    return { kind: 'short', accept: listed(forged) }
  },
})
