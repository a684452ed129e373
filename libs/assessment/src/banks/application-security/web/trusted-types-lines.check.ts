import { check } from '../../../checks/check'
import { listed } from '../numbered'
import task from './trusted-types-lines.template'

/** Type that the interface definition of each place asks for besides a string. */
const ASKS: readonly [RegExp, 'TrustedHTML' | 'TrustedScript' | 'TrustedScriptURL'][] = [
  [/\.(innerHTML|outerHTML|srcdoc) = (.+)$/, 'TrustedHTML'],
  [/(insertAdjacentHTML)\('beforeend', (.+)\)$/, 'TrustedHTML'],
  [/(document\.write)\((.+)\)$/, 'TrustedHTML'],
  [/(createContextualFragment)\((.+)\)$/, 'TrustedHTML'],
  [/(script\.src) = (.+)$/, 'TrustedScriptURL'],
  [/(script\.text) = (.+)$/, 'TrustedScript'],
  [/(setTimeout)\((.+), 500\)$/, 'TrustedScript'],
]
/** Type of an argument. */
function typeOf(argument: string): string {
  const [, made] = /^plain\.create(\w+)\(/.exec(argument) ?? []
  if (made) return `Trusted${made}`
  return argument === 'refresh' ? 'Function' : 'string'
}

export default check(task, {
  key: (p) => {
    const thrown = (task.ask(p).code ?? '').split('\n').flatMap((line, i) => {
      const stops = ASKS.some(([pattern]) => {
        const argument = pattern.exec(line)?.[2]
        return argument !== undefined && typeOf(argument) === 'string'
      })
      return stops ? [i + 1] : []
    })
    return { kind: 'short', accept: listed(thrown) }
  },
})
