import { check } from '../../../checks/check'
import task from './bcrypt-bytes.template'

const LETTER: Record<number, string> = { 1: 'k', 2: 'λ', 3: 'क' }
const WRONG: Record<number, string> = { 1: '-', 2: 'Ω', 3: 'श' }

/** Makes the input, spoils the password character by character from its end, and compares the bytes that are used. */
export default check(task, {
  key: ({ bytes, encoding, digits, script: { width } }) => {
    const before = `${'7'.repeat(digits)}:${Buffer.alloc(bytes, 9).toString(encoding)}:`
    const usedOf = (password: string) =>
      Buffer.from(before + password)
        .subarray(0, 72)
        .toString('latin1')
    const right = (LETTER[width] ?? '').repeat(40)
    let typed = 40
    while (
      typed > 0 &&
      usedOf(right.slice(0, typed - 1) + (WRONG[width] ?? '').repeat(41 - typed)) === usedOf(right)
    )
      typed -= 1
    return { kind: 'numeric', value: typed, tolerance: { absolute: 0 } }
  },
})
