import { check } from '../../../checks/check'
import task from './referrer-value.template'

/** Determines the referrer step by step as the standard does: strip, then cut or drop by the policy. */
function referrerOf(page: URL, target: URL, policy: string): URL | null {
  const whole = new URL(page)
  whole.hash = ''
  const origin = new URL('/', page)
  const crosses = page.origin !== target.origin
  const drops = page.protocol === 'https:' && target.protocol !== 'https:'
  if (policy === 'no-referrer' || (policy === 'same-origin' && crosses)) return null
  if ((policy.startsWith('strict-') || policy.endsWith('-downgrade')) && drops) return null
  if (policy === 'origin' || policy === 'strict-origin') return origin
  return policy.endsWith('origin-when-cross-origin') && crosses ? origin : whole
}

export default check(task, {
  key: (p) => {
    const [page = '', policy = '', target = ''] = (task.ask(p).code ?? '')
      .split('\n')
      .map((line) => line.split(/\s+/).at(-1) ?? '')
    const referrer = referrerOf(new URL(page), new URL(target), policy)
    if (referrer === null) return { kind: 'short', accept: ['none'] }
    const isCut = referrer.pathname === '/'
    return { kind: 'short', accept: isCut ? [referrer.href, referrer.origin] : [referrer.href] }
  },
})
