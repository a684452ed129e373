import { check } from '../../../checks/check'
import task from './ways-to-split.template'

interface Part {
  least: number
  most: number
}
/** What one alternative takes, read from its text: `x+`, `x*`, `xx`, `x{1,3}`. */
function partOf(text: string): Part {
  const [, low, high] = /\{(\d),(\d)\}/.exec(text) ?? []
  if (low && high) return { least: Number(low), most: Number(high) }
  if (text.endsWith('+')) return { least: 1, most: Infinity }
  if (text.endsWith('*')) return { least: 0, most: Infinity }
  return { least: text.length, most: text.length }
}

/** Walks through every way, as an engine that goes back does. */
function walked(left: number, turns: readonly (readonly Part[])[], isLoop: boolean): number {
  if (turns.length === 0) return left === 0 ? 1 : 0
  if (isLoop && left === 0) return 1
  const [parts = [], ...rest] = turns
  let ways = 0
  for (const { least, most } of parts)
    for (let size = least; size <= Math.min(most, left); size++)
      ways += walked(left - size, isLoop ? turns : rest, isLoop)
  return ways
}

export default check(task, {
  key: (p) => {
    const [line = '', test = ''] = (task.ask(p).code ?? '').split('\n')
    const body = /\/\^(.*)\$\//.exec(line)?.[1] ?? ''
    const text = /'(.*)!'/.exec(test)?.[1] ?? ''
    const loop = /^\(([^()]*)\)\+$/.exec(body)?.[1]
    const turns =
      loop === undefined
        ? [...body.matchAll(/\(?(.[+*])\)?/g)].map(([, part = '']) => [partOf(part)])
        : [loop.split('|').map(partOf)]
    const value = walked(text.length, turns, loop !== undefined)
    return { kind: 'numeric', value, tolerance: { absolute: 0 } }
  },
})
