import { check } from '../../../checks/check'
import { lettersKey } from './answers'
import task, { sourceOf } from './exhaustive.template'

const HEAD_LINES = 3

/** Compiles the constants with the new member; without it there must be nothing to say. */
export default check(task, {
  key: ({ type, members, added, expressions }, { ts }) => {
    const faultsWith = (all: readonly string[]) => ts(sourceOf(type, all, expressions).join('\n')).faults
    if (faultsWith(members).length > 0) return lettersKey([])
    const lines = new Set(faultsWith([...members, added]).map(({ line }) => line - HEAD_LINES - 1))
    return lettersKey(expressions.map((_, i) => lines.has(i)))
  },
})
