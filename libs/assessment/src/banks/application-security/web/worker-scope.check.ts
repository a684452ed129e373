import { check } from '../../../checks/check'
import { listed } from '../numbered'
import task from './worker-scope.template'

/** Resolves scope and pages to whole addresses and matches them, from the code as it is shown. */
export default check(task, {
  key: (p) => {
    const [call = '', , ...pages] = (task.ask(p).code ?? '').split('\n')
    const [script = '', scope = './'] = [...call.matchAll(/'([^']+)'/g)].map((found) => found[1] ?? '')
    const scriptUrl = new URL(script, 'https://app.example/')
    const scopeUrl = new URL(scope, scope === './' ? scriptUrl : 'https://app.example/')
    const controlled = pages.flatMap((line, i) => {
      const { href } = new URL(line.split(/\s+/)[1] ?? '', 'https://app.example/')
      return href.indexOf(scopeUrl.href) === 0 ? [i + 1] : []
    })
    return { kind: 'short', accept: listed(controlled) }
  },
})
