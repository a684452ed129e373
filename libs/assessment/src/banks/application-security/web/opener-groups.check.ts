import { check } from '../../../checks/check'
import { listed } from '../numbered'
import task from './opener-groups.template'

/** "Matching" of two opener policies, in the steps of the standard. */
function matches(left: string, leftHost: string, right: string, rightHost: string): boolean {
  if (left === 'unsafe-none' && right === 'unsafe-none') return true
  if (left === 'unsafe-none' || right === 'unsafe-none') return false
  return left === right && leftHost === rightHost
}

/** Whether a new window, still at its empty first page, has to go to another group. */
function switches(page: string, pageHost: string, answer: string, answerHost: string): boolean {
  if (matches(page, pageHost, answer, answerHost)) return false
  return !(page === 'same-origin-allow-popups' && answer === 'unsafe-none')
}

export default check(task, {
  key: (p) => {
    const lines = (task.ask(p).code ?? '').split('\n').slice(1)
    const kept = lines.flatMap((line) => {
      const [number, page = '', answer = '', host = ''] = line.split(/\s+/)
      return switches(page, `${p.name}.example`, answer, host) ? [] : [Number(number)]
    })
    return { kind: 'short', accept: listed(kept) }
  },
})
