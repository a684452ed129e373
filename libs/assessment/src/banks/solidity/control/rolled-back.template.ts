import { template } from '../../../tasks/template'
import { drawnUntil } from '../../draws'
import { rowKey } from './answers'

const PLACES = [
  { Name: 'Jar', put: 'put', total: 'total' },
  { Name: 'Fund', put: 'give', total: 'raised' },
  { Name: 'Locker', put: 'store', total: 'stored' },
  { Name: 'Tank', put: 'fill', total: 'level' },
] as const
type Guard = 'require' | 'revert' | 'return'

interface Rules {
  guard: Guard
  isLate: boolean
  limit: number
}

/** Total and count of calls, where a failed call is undone, or where it is not. */
function counted({ guard, isLate, limit }: Rules, amounts: readonly number[], isUndone: boolean) {
  let [total, calls] = [0, 0]
  for (const amount of amounts) {
    const isOver = total + amount > limit
    if (isOver && isUndone) continue
    calls += 1
    if (!isOver || isLate || guard !== 'return') total += isOver && !isLate ? 0 : amount
  }
  return [calls, total]
}

export default template({
  id: 'solidity/control/rolled-back',
  revision: 1,
  kind: 'short',
  topic: 'control',
  grade: 1,
  seconds: 90,
  lang: 'solidity',
  status: 'active',
  idea: 'A failed call leaves nothing behind, also what it wrote before it failed; a return keeps what was written.',
  params: (rng) =>
    drawnUntil(
      () => ({
        place: rng.pick(PLACES),
        guard: rng.pick(['require', 'revert', 'return'] as const),
        isLate: rng.chance() < 0.7,
        limit: rng.int(20, 60),
        amounts: Array.from({ length: 4 }, () => rng.int(3, 40)),
      }),
      (p) => {
        const [undone, kept] = [true, false].map((isUndone) => String(counted(p, p.amounts, isUndone)))
        // Something is refused, and what comes after it is taken.
        const [calls = 0] = counted(p, p.amounts, true)
        return undone !== kept && calls > 1 && calls < 4
      },
    ),
  ask: ({ place: { Name, put, total }, guard, isLate, limit, amounts }) => {
    const sum = isLate ? total : `${total} + amount`
    const line = {
      require: `    require(${sum} <= ${limit}, "full");`,
      revert: `    if (${sum} > ${limit}) revert Full();`,
      return: `    if (${sum} > ${limit}) return;`,
    }[guard]
    const write = `    ${total} += amount;`
    return {
      stem: `The contract is new. These calls are sent to it in this order, each in a transaction of its own: ${amounts.map((amount) => `\`${put}(${amount})\``).join(', ')}. What do \`calls()\` and \`${total}()\` return afterwards?`,
      code: [
        `contract ${Name} {`,
        ...(guard === 'revert' ? ['  error Full();', ''] : []),
        '  uint256 public calls;',
        `  uint256 public ${total};`,
        '',
        `  function ${put}(uint256 amount) external {`,
        '    calls += 1;',
        ...(isLate ? [write, line] : [line, write]),
        '  }',
        '}',
      ].join('\n'),
      answerHint: `Two numbers with a space between: calls, then ${total}.`,
    }
  },
  key: (p) => rowKey(counted(p, p.amounts, p.guard !== 'return')),
  why: ({ guard }) =>
    guard === 'return'
      ? 'return only ends the function: what the call wrote before it stays, the counter too.'
      : 'A revert undoes the whole call. The counter and the total are as they were before it, and later calls go on from there.',
  source: ['Solidity documentation, Expressions and Control Structures, Error handling'],
})
