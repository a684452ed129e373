import { check } from '../../../checks/check'
import type { Certificate } from './chain-of-trust.template'
import task from './chain-of-trust.template'

/** Climbs from the host by every issuer there is, and keeps the chains that pass at the root. */
export default check(task, {
  key: ({ host, today, root, shown }) => {
    const passes = (chain: readonly Certificate[]): boolean =>
      chain.every(({ isAuthority, below, from, to }, i) => {
        // Between this one and the host stand i - 1 authorities.
        const isLong = below !== null && i - 1 > below
        return from <= today && today <= to && (i === 0 || (isAuthority && !isLong))
      })
    const climb = (chain: readonly Certificate[]): Certificate[][] => {
      const last = chain.at(-1)
      if (last?.subject === root) return passes(chain) ? [[...chain]] : []
      return shown
        .filter((one) => one.subject === last?.issuer && !chain.includes(one))
        .flatMap((one) => climb([...chain, one]))
    }
    const found = shown.filter(({ subject }) => subject === host).flatMap((leaf) => climb([leaf]))
    const numbers = (found.length === 1 ? (found[0] ?? []) : []).map((one) => shown.indexOf(one) + 1)
    return { kind: 'short', accept: [numbers.join(' '), numbers.join(', '), numbers.join(',')] }
  },
})
