import { createHash } from 'node:crypto'
import { check } from '../../../checks/check'
import task from './broken-link.template'

const linkOf = (before: string, text: string): string =>
  createHash('sha256').update(`${before}\n${text}`).digest('hex')

/** Builds the log, does what the intruder does, and goes through it. */
export default check(task, {
  key: ({ length, changed, until, copies }) => {
    const texts = Array.from({ length }, (_, i) => `entry ${i + 1}`)
    const hashes: string[] = []
    const before = (i: number) => hashes[i - 1] ?? ''
    texts.forEach((text, i) => (hashes[i] = linkOf(before(i), text)))
    const paper = new Map(copies.map((copy) => [copy - 1, hashes[copy - 1]]))
    texts[changed - 1] = 'something else'
    for (let i = changed - 1; i < until; i++) hashes[i] = linkOf(before(i), texts[i] ?? '')
    const failed = texts.findIndex((text, i) => {
      const found = linkOf(before(i), text)
      return found !== hashes[i] || found !== (paper.get(i) ?? found)
    })
    return { kind: 'numeric', value: failed + 1, tolerance: { absolute: 0 } }
  },
})
