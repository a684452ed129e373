import { check } from '../../../checks/check'
import { printedLines } from './clock'
import { wordsKey } from './keys'
import task from './unhandled-meanwhile.template'

/** Notes who is listened to, and when a job fails, says so if it is not among them. */
const WATCH = `const listened = new Set(); const lost = []
const heard = (promise) => { listened.add(promise); return promise }
const watched = (name, promise) => { promise.catch(() => { if (!listened.has(promise)) lost.push(name) }); return promise }
`

/** The shown code runs, with a note at each place where it listens to a promise. */
export default check(task, {
  key: (params, { js }) => {
    const code = (task.ask(params).code ?? '')
      .replace(/const ([a-d]) = (job\(.*\))/g, "const $1 = watched('$1', $2)")
      .replace(/await ([a-d])$/gm, 'await heard($1)')
      .replace(/Promise\.all\(\[(.*)\]\)/g, 'Promise.all([$1].map(heard))')
      .replace(/^ {2}([a-d])\.catch/gm, '  heard($1).catch')
    const printed = printedLines(
      js,
      `${WATCH}${code}\nsleep(500).then(() => console.log(lost.sort().join(' ')))`,
    )
    return wordsKey((printed.at(-1) ?? '').split(' '))
  },
})
