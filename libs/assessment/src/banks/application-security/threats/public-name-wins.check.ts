import { check } from '../../../checks/check'
import { itemsOf, lettersKey } from '../letters'
import task from './public-name-wins.template'

const weightOf = (version: string) => version.split('.').reduce((sum, part) => sum * 1_000 + Number(part), 0)

/** The versions between which a range lies: the first that fits, and the first above that does not. */
function boundsOf(range: string): readonly [number, number] {
  const bare = range.replace(/^\D+/, '')
  const [x = 0, y = 0] = bare.split('.').map(Number)
  if (range.startsWith('^')) return [weightOf(bare), weightOf(`${x + 1}.0.0`)]
  if (range.startsWith('~')) return [weightOf(bare), weightOf(`${x}.${y + 1}.0`)]
  return [weightOf(bare), range.startsWith('>=') ? Infinity : weightOf(bare) + 1]
}

/** Publishes every version around the internal one under each name, and lets the build choose. */
export default check(task, {
  key: (p) =>
    lettersKey(
      itemsOf(task.ask(p).code ?? '').map((line) => {
        const [, name = '', range = '', internal = ''] = /^(\S+) (\S+); internal ([\d.]+)/.exec(line) ?? []
        const canPublish = !name.startsWith('@') && !line.includes('public name is ours')
        const isRefused = line.includes('hash')
        const [x = 0, y = 0] = internal.split('.').map(Number)
        const tried = [internal, `${x}.${y}.999`, `${x}.999.0`, `${x + 90}.0.0`]
        const [low, high] = boundsOf(range)
        const wins = tried.some(
          (one) => weightOf(one) >= low && weightOf(one) < high && weightOf(one) > weightOf(internal),
        )
        return canPublish && !isRefused && wins
      }),
    ),
})
