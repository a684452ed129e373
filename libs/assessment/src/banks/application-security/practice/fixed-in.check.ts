import { check } from '../../../checks/check'
import { itemsOf, lettersKey } from '../letters'
import task from './fixed-in.template'

const { compare } = new Intl.Collator('en', { numeric: true })

/** Reads the bounds and the versions, and compares texts whose digits count as numbers. */
export default check(task, {
  key: (p) => {
    const { stem, code = '' } = task.ask(p)
    const [old = '', from = '', late = ''] = stem.match(/\d+\.\d+\.\d+/g) ?? []
    return lettersKey(
      itemsOf(code).map((line) => {
        const version = line.split(' ').at(-1) ?? ''
        return compare(version, old) < 0 || (compare(version, from) >= 0 && compare(version, late) < 0)
      }),
    )
  },
})
