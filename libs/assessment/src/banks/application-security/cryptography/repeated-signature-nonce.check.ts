import { check } from '../../../checks/check'
import task from './repeated-signature-nonce.template'

/** Tries every pair of private key and per-message number. */
export default check(task, {
  key: ({ prime, r, hashes, signed }) => {
    const all = Array.from({ length: prime }, (_, i) => i)
    const fits = (d: number, k: number) =>
      [0, 1].every((i) => ((signed[i] ?? 0) * k - (hashes[i] ?? 0) - r * d) % prime === 0)
    const found = all.filter((d) => all.some((k) => fits(d, k)))
    return { kind: 'numeric', value: found.length === 1 ? (found[0] ?? -1) : -1, tolerance: { absolute: 0 } }
  },
})
