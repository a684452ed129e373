import { check } from '../../../checks/check'
import task from './discordant-pairs.template'

/** Throws the coin for each case, one after another, and keeps how likely each lead is. */
export default check(task, {
  key: ({ single: [onlyA = 0, onlyB = 0] }) => {
    let leads = new Map([[0, 1]])
    for (let thrown = 0; thrown < onlyA + onlyB; thrown++) {
      const next = new Map<number, number>()
      for (const [lead, likely] of leads)
        for (const step of [-1, 1]) next.set(lead + step, (next.get(lead + step) ?? 0) + likely / 2)
      leads = next
    }
    const asFar = [...leads].filter(([lead]) => Math.abs(lead) >= Math.abs(onlyA - onlyB))
    return {
      kind: 'numeric',
      value: asFar.reduce((total, [, likely]) => total + likely, 0),
      tolerance: { absolute: 0.002 },
    }
  },
})
