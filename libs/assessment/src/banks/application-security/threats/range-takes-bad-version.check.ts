import { check } from '../../../checks/check'
import { itemsOf, lettersKey } from '../letters'
import task from './range-takes-bad-version.template'

/** A version as one number: no part has more than three digits. */
const weightOf = (text: string): number =>
  text.split('.').reduce((sum, part) => sum * 1_000 + Number(part), 0)

/** Whether a version fits what is written, sign by sign. */
function fits(version: string, range: string): boolean {
  const weight = weightOf(version)
  const [major, minor] = version.split('.')
  return range.split(' ').every((part) => {
    const bare = part.replace(/^[\^~<>=]+/, '')
    const [x, y, z] = bare.split('.')
    if (z === 'x') return major === x && minor === y
    if (part.startsWith('^')) return major === x && weight >= weightOf(bare)
    if (part.startsWith('~')) return major === x && minor === y && weight >= weightOf(bare)
    if (part.startsWith('>=')) return weight >= weightOf(bare)
    return part.startsWith('<') ? weight < weightOf(bare) : weight === weightOf(bare)
  })
}

export default check(task, {
  key: (p) => {
    const { code = '' } = task.ask(p)
    const published = (/^published: (.+)$/m.exec(code)?.[1] ?? '').split(', ')
    const highest = (range: string) =>
      published.filter((one) => fits(one, range)).sort((x, y) => weightOf(y) - weightOf(x))[0]
    return lettersKey(itemsOf(code).map((range) => highest(range) === p.bad.join('.')))
  },
})
