import { check } from '../../../checks/check'
import task from './encoding-widths.template'

/** Encodes every value and counts the columns that come up. */
export default check(task, {
  key: (p) => {
    const all = Array.from({ length: p.values }, (_, i) => i)
    const widthOf = (text: string): number => {
      const said = Number(/\d+/.exec(text)?.[0])
      if (text.includes('binary')) return Math.max(...all.map((value) => value.toString(2).length))
      if (text.includes('frequent')) return new Set(all.map((value) => Math.min(value, said))).size
      return text.includes('all values') ? new Set(all).size : said
    }
    const widths = (task.ask(p).options ?? []).map(widthOf)
    const order = widths.map((_, i) => i).sort((i, j) => (widths[i] ?? 0) - (widths[j] ?? 0))
    return { kind: 'ordering', orders: [order] }
  },
})
