import { compileFunction } from 'node:vm'
import { check } from '../../../checks/check'
import { itemsOf, lettersKey } from '../letters'
import task from './reset-link-host.template'

/** Runs each line with the headers that are shown, and reads the host of the link. */
export default check(task, {
  key: (p) => {
    const { code = '' } = task.ask(p)
    const headers = Object.fromEntries(
      [...code.matchAll(/^([a-z-]+): (.+)$/gm)].map(([, name = '', value]) => [name, value]),
    )
    const PUBLIC_URL = `https://${p.own}`
    const SITES = new Map([[p.own, PUBLIC_URL]])
    return lettersKey(
      itemsOf(code).map((line) => {
        const names = ['headers', 'PUBLIC_URL', 'SITES', 'URL', 'token']
        const linkOf = compileFunction(`return ${line}`, names) as (...parts: unknown[]) => unknown
        return new URL(String(linkOf(headers, PUBLIC_URL, SITES, URL, 'k3'))).host === 'evil.example'
      }),
    )
  },
})
