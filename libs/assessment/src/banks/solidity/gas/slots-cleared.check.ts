import { keccak256, toHex } from 'viem/utils'
import { check } from '../../../checks/check'
import { wholeKey } from '../control/answers'
import { textsOf } from '../control/ran'
import type { ChainStep } from '../../../tasks/chain'
import task from './slots-cleared.template'

/** Runs it, and looks at the slots of the list and of the others before and after. */
export default check(task, {
  key: async (p, tools) => {
    const { Name, list, end } = p.subject
    const fill = `function fill(uint256 n) external {
    for (uint256 i = 0; i < n; i++) { ${list}.push(uint${p.bits}(i % 200 + 1)); ${list}Of[msg.sender] = n; }
    best = 5;
  }`
    const source = (task.ask(p).code ?? '').replace('// functions that fill them are left out', fill)
    const first = BigInt(keccak256(toHex(0n, { size: 32 })))
    const places = [0n, 1n, ...Array.from({ length: p.count }, (_, i) => first + BigInt(i))]
    const slots = places.map((at): ChainStep => ({ slot: String(at), gives: '' }))
    const half = Math.ceil(p.count / 2)
    const fills = [half, p.count - half].map((n): ChainStep => ({ call: 'fill', args: [String(n)] }))
    const texts = await textsOf(source, [{ make: Name }, ...fills, ...slots, { call: end }, ...slots], tools)
    const isHeld = (text = '') => /[1-9a-f]/.test(text.slice(2))
    const before = texts.slice(3, 3 + slots.length)
    const after = texts.slice(-slots.length)
    if (texts.some((text) => /^(reverts|panics|out of gas)/.test(text))) throw new Error(texts.join('; '))
    return wholeKey(before.filter((text, i) => isHeld(text) && !isHeld(after[i])).length)
  },
})
