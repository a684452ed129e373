import { check } from '../../../checks/check'
import { listed } from '../numbered'
import task from './cookie-hosts.template'

/** Stores the cookie and matches hosts as the storage model says, on labels from the right. */
export default check(task, {
  key: (p) => {
    const { stem, code = '' } = task.ask(p)
    const [, from = ''] = /https:\/\/([^/]+)\//.exec(stem) ?? []
    const [, domain] = /Domain=([\w.-]+)/.exec(stem) ?? []
    const wanted = (domain ?? from).split('.').reverse()
    const sent = code.split('\n').flatMap((line, i) => {
      const labels = (line.split(/\s+/)[1] ?? '').split('.').reverse()
      const isBelow = wanted.every((label, at) => labels[at] === label)
      return isBelow && (domain !== undefined || labels.length === wanted.length) ? [i + 1] : []
    })
    return { kind: 'short', accept: listed(sent) }
  },
})
