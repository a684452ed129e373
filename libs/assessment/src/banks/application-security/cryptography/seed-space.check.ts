import { check } from '../../../checks/check'
import task from './seed-space.template'

/** How many values the words of a part leave open. */
function valuesOf(words: string): number[] {
  const [, seconds] = /span of (\d+) seconds/.exec(words) ?? []
  const [, low, high] = /from (\d+) to (\d+)/.exec(words) ?? []
  const [, names] = /one of (\d+)/.exec(words) ?? []
  const count = seconds ? Number(seconds) * 1000 : high ? Number(high) - Number(low) + 1 : Number(names ?? 1)
  return Array.from({ length: count }, (_, i) => i)
}

/** Writes down every seed. */
export default check(task, {
  key: (p) => {
    const stem = task.ask(p).stem
    const [first = [], second = [], third = []] = stem.slice(stem.indexOf(':')).split(';').map(valuesOf)
    const seeds = new Set<number>()
    for (const a of first)
      for (const b of second) for (const c of third) seeds.add((a * second.length + b) * third.length + c)
    return { kind: 'numeric', value: seeds.size, tolerance: { absolute: 0 } }
  },
})
