import { createHash } from 'node:crypto'
import { check } from '../../../checks/check'
import { listed } from '../numbered'
import task from './integrity-tags.template'

const [FILE, OTHER] = ['run()', 'nur()']
const PRIORITY = new Map([
  ['sha256', 1],
  ['sha384', 2],
  ['sha512', 3],
])
const digest = (name: string, text: string) => createHash(name).update(text).digest('base64')

/** Puts real digests in, and matches as the standard does: parse, take the best, compare. */
export default check(task, {
  key: (p) => {
    const run = (task.ask(p).code ?? '').split('\n').flatMap((line, i) => {
      const parsed = line
        .replace(/^\d+\s+/, '')
        .split(' ')
        .map((token) => {
          const [name = '', which] = token.split('-')
          return { name, value: digest(name, which === 'RIGHT' ? FILE : OTHER) }
        })
        .filter(({ name }) => PRIORITY.has(name))
      const best = Math.max(...parsed.map(({ name }) => PRIORITY.get(name) ?? 0))
      const taken = parsed.filter(({ name }) => PRIORITY.get(name) === best)
      const isTaken = taken.length === 0 || taken.some(({ name, value }) => value === digest(name, FILE))
      return isTaken ? [i + 1] : []
    })
    return { kind: 'short', accept: listed(run) }
  },
})
