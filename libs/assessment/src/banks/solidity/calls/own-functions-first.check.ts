import { check } from '../../../checks/check'
import type { ChainStep } from '../../../tasks/chain'
import task, { lettersKey } from './own-functions-first.template'

/** In place of the one behind: counts whatever comes. */
const SPY = `
contract Spy { uint256 public seenBySpy; fallback() external { seenBySpy += 1; } }
contract Sender {
  function ask(address to, string calldata signature) external {
    (bool ok, ) = to.call(abi.encodeWithSelector(bytes4(keccak256(bytes(signature))), 7));
    require(ok);
  }
}`

export default check(task, {
  key: async (params, tools) => {
    const code = task.ask(params).code ?? ''
    const [, front = ''] = /^contract (\w+) is/m.exec(code) ?? []
    const calls = [...code.matchAll(/^\/\/ ([A-F]): (\w+\(\w*\))$/gm)].map(([, letter = '', call = '']) => ({
      letter,
      call,
    }))
    const outcomes = await tools.chain(code + SPY, [
      { make: 'Spy' },
      { make: 'Sender' },
      { make: front, args: ['@Spy'] },
      ...calls.flatMap(({ call }): ChainStep[] => [
        { call: 'ask', on: 'Sender', args: [`@${front}`, call] },
        { call: 'seenBySpy', on: 'Spy' },
      ]),
    ])
    const counts = outcomes.slice(3).flatMap(({ text }, i) => (i % 2 === 1 ? [Number(text)] : []))
    return lettersKey(
      calls.flatMap(({ letter }, i) => ((counts[i] ?? 0) > (counts[i - 1] ?? 0) ? [letter] : [])),
    )
  },
})
