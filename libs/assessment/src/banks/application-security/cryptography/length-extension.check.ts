import { check } from '../../../checks/check'
import task from './length-extension.template'

/** Bits of the inner state and of what comes out; a sponge keeps its capacity to itself. */
const HASHES: Readonly<Record<string, { state: number; out: number }>> = {
  'SHA-1': { state: 160, out: 160 },
  'SHA-256': { state: 256, out: 256 },
  'SHA-512': { state: 512, out: 512 },
  'SHA-512/256': { state: 512, out: 256 },
  'SHA3-256': { state: 1600, out: 256 },
}

/** Arguments of a call, at the outermost level. */
function parts(inner: string): string[] {
  const found = ['']
  let depth = 0
  for (const character of inner) {
    if (character === '(') depth++
    if (character === ')') depth--
    if (character === '‖' && depth === 0) found.push('')
    else found.push((found.pop() ?? '') + character)
  }
  return found.map((part) => part.trim())
}

export default check(task, {
  option: (_, text) => {
    const [, name = '', inner = ''] = /^(?:First \d+ bytes of )?([\w/-]+)\((.*)\)$/.exec(text) ?? []
    const hash = HASHES[name]
    if (!hash) return false
    const [first = '', ...rest] = parts(inner)
    const shownBits = text.startsWith('First 16') ? 128 : hash.out
    // The last thing that goes in must be the message itself, so that it can go on.
    return first.includes('key') && rest.at(-1) === 'message' && shownBits === hash.state
  },
})
