import { check } from '../../../checks/check'
import { itemsOf, lettersKey } from '../letters'
import task from './rp-id.template'

/** Lists every name that a page may use: its host, label by label shorter, down to the last one that is no public suffix. */
function namesOf(page: URL): string[] {
  const labels = page.hostname.split('.')
  return labels.flatMap((_, i) => (i < labels.length - 1 ? [labels.slice(i).join('.')] : []))
}

export default check(task, {
  key: (p) =>
    lettersKey(
      itemsOf(task.ask(p).code ?? '').map((line) => {
        const [, page = '', id = ''] = /^(\S+) {2}rpId: '(.+)'$/.exec(line) ?? []
        return namesOf(new URL(page)).includes(id)
      }),
    ),
})
