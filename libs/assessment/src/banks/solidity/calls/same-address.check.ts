import { check } from '../../../checks/check'
import type { CallStep, ChainStep } from '../../../tasks/chain'
import { chosenKey } from './keys'
import task from './same-address.template'

/** Makes the contract, tells its address and undoes it, so that each way is tried from the same beginning. */
const probe = (factory: string) => `contract Probe is ${factory} {
  error Made(address one);
  function tryOut(bytes calldata data) external payable {
    (, bytes memory out) = address(this).delegatecall(data);
    revert Made(abi.decode(out, (address)));
  }
}
contract Coder {
  function data(bytes4 selector, address who, uint256 n) external pure returns (bytes memory) {
    return abi.encodeWithSelector(selector, who, n);
  }
}
contract Names { function selector() external pure returns (bytes4) { return ${factory}.ACT.selector; } }`

export default check(task, {
  key: async (params, { chain }) => {
    const { code = '', options = [] } = task.ask(params)
    const [, factory = ''] = [...code.matchAll(/^contract (\w+)/gm)].map(([, name = '']) => name)
    const [, act = ''] = /function (\w+)/.exec(code) ?? []
    const source = `${code}\n${probe(factory).replace('ACT', act)}`
    const { number, other } = params
    const first = await chain(source, [{ make: 'Names' }, { call: 'selector' }])
    const selector = first[1]?.text ?? ''
    const given = [
      ['@bob', number],
      ['@carol', number],
      ['@bob', other],
    ] as const
    const coded = await chain(source, [
      { make: 'Coder' },
      ...given.map(([who, n]) => ({ call: 'data', args: [selector, who, String(n)] })),
    ])
    const [, plain = '', who = '', count = ''] = coded.map(({ text }) => text)
    const tries = (data: string, more: Partial<CallStep> = {}): ChainStep => ({
      call: 'tryOut',
      on: 'Probe',
      from: 'alice',
      args: [data],
      ...more,
    })
    const steps: Record<string, ChainStep[]> = {
      sender: [tries(plain, { from: 'carol' })],
      value: [tries(plain, { value: '5' })],
      who: [tries(who)],
      number: [tries(count)],
      time: [{ wait: 3_600 }, tries(plain)],
      before: [{ call: act, on: 'Probe', from: 'carol', args: ['@carol', String(other)] }, tries(plain)],
    }
    /** The seconds that pass from call to call are no change: each way has a chain of its own where the time counts. */
    const counts = code.includes('block.timestamp')
    const start: ChainStep[] = [{ make: 'Probe' }]
    const base = (await chain(source, [...start, tries(plain)])).at(-1)?.text
    const right: number[] = []
    const order = params.changes.map((change) => steps[change] ?? [])
    if (counts) {
      for (const [i, own] of order.entries()) {
        // What is done before takes a second; the call itself comes at the time at which it would have come.
        const isBefore = params.changes[i] === 'before'
        const late = isBefore ? [{ wait: 1 }, tries(plain)] : []
        const wanted = isBefore ? (await chain(source, [...start, ...late])).at(-1)?.text : base
        if ((await chain(source, [...start, ...own])).at(-1)?.text === wanted) right.push(i)
      }
    } else {
      const outcomes = await chain(source, [...start, ...order.flat()])
      let at = start.length
      for (const [i, own] of order.entries()) {
        at += own.length
        if (outcomes[at - 1]?.text === base) right.push(i)
      }
    }
    return options.length === order.length ? chosenKey(right) : chosenKey([])
  },
})
