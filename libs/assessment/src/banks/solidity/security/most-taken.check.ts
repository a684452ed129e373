import { check } from '../../../checks/check'
import type { ChainStep } from '../../../tasks/chain'
import { ether } from '../../../tasks/chain'
import { exactly } from './answers'
import task from './most-taken.template'
import { inEther, lastOf, STAKE } from './ran'

/** Mallory tries whatever there is, often, and takes her own deposit last. */
export default check(task, {
  key: async (params, tools) => {
    const { contract, alice, bob, mallory } = params
    const code = task.ask(params).code ?? ''
    const [, name = ''] = /^ {2}function (closeFor|peel|greet|sweep)/m.exec(code) ?? []
    const tried: (readonly string[])[] =
      name === 'closeFor' ? [['@alice'], ['@bob']] : name === 'peel' ? [[ether(1)]] : [[]]
    const rounds = tried.flatMap((args) =>
      Array.from({ length: 60 }, (): ChainStep => ({ call: name, from: 'mallory', args })),
    )
    const own: ChainStep = { call: 'take', from: 'mallory', args: [ether(mallory)] }
    const put = (from: 'alice' | 'bob' | 'mallory', amount: number): ChainStep => ({
      call: 'put',
      from,
      value: ether(amount),
    })
    const steps: ChainStep[] = [
      { make: contract, from: 'carol' },
      put('alice', alice),
      put('bob', bob),
      put('mallory', mallory),
    ]
    const ended = async (calls: readonly ChainStep[]) =>
      inEther(await lastOf(tools, code, [...steps, ...calls, { balance: 'mallory', gives: '' }])) -
      (STAKE - mallory)
    return exactly(Math.max(await ended([...rounds, own]), await ended([own, ...rounds])))
  },
})
