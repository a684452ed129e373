import { check } from '../../../checks/check'
import task from './names-that-run.template'

/** Reads a line as a shell does: words by quotes, and whether another command is started. */
function read(line: string): { words: string[]; isMore: boolean } {
  const words: string[] = []
  let [word, quote, isMore] = ['', '', false]
  for (const one of line) {
    if (quote !== "'" && (one === '`' || one === '$')) isMore = true
    if (quote === '' && ';|&'.includes(one)) isMore = true
    if (one === quote) quote = ''
    else if (quote === '' && (one === '"' || one === "'")) quote = one
    else if (quote === '' && one === ' ') {
      words.push(word)
      word = ''
    } else word += one
  }
  return { words: [...words, word], isMore }
}

/** Puts each name into the line that is shown, and reads what comes about. */
export default check(task, {
  key: (p) => {
    const [call = '', , ...names] = (task.ask(p).code ?? '').split('\n')
    const given = call.startsWith('execFile')
      ? [...call.matchAll(/'([^']*)'/g)].map(([, arg = '']) => arg)
      : null
    const text = /`(.*)`/.exec(call)?.[1] ?? ''
    const harmful = names.filter((name) => {
      const { words, isMore } = given
        ? { words: [...given, name], isMore: false }
        : read(text.replace('${name}', () => name))
      const own = given ? given.length : read(text.replace('${name}', 'name')).words.length - 1
      const isOption = words.slice(own).some((word) => word.startsWith('-')) && !words.includes('--')
      return isMore || isOption
    })
    return { kind: 'numeric', value: harmful.length, tolerance: { absolute: 0 } }
  },
})
