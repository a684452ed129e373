import { check } from '../../../checks/check'
import type { ChainStep } from '../../../tasks/chain'
import { isFailed, lastOf } from './ran'
import task, { TRIES } from './replayed-voucher.template'
import type { Try } from './replayed-voucher.template'
import { SIGNATURE, signerOf } from './signed'

/** The contract is made first on every chain, so it has the same address on each. */
export default check(task, {
  option: async (params, text, tools) => {
    const { contract, amount, nonce } = params
    const code = task.ask(params).code ?? ''
    const tried = (Object.keys(TRIES) as Try[]).find((one) => TRIES[one] === text)
    const args = [
      tried === 'to' ? '@mallory' : '@alice',
      String(tried === 'amount' ? 2 * amount : amount),
      String(tried === 'nonce' ? nonce + 1 : nonce),
    ]
    const signature = [SIGNATURE.v, SIGNATURE.r, SIGNATURE.s]
    const first = ['@alice', String(amount), String(nonce)]
    const make = (signer: string, as = contract): ChainStep => ({
      make: contract,
      as,
      args: [signer],
      value: '1000',
    })
    const telling = code
      .replace(') external {', ') external view returns (bytes32) {')
      .replace(/ {4}address by[^]*transfer\(amount\);/, '    v; r; s; to; amount; nonce; return digest;')
    const digest = await lastOf(tools, telling, [
      make('@owner'),
      { call: 'claim', args: [...first, ...signature] },
    ])
    const signer = await signerOf(tools, digest)
    const claim = (on: string, given: readonly string[]): ChainStep => ({
      call: 'claim',
      on,
      from: 'mallory',
      args: [...given, ...signature],
    })
    if (tried === 'chain') {
      const other = code.replace('block.chainid', 'uint256(424242)')
      return !isFailed(await lastOf(tools, other, [make(signer), claim(contract, first)]))
    }
    const steps = [make(signer), make(signer, 'Twin'), claim(contract, first)]
    const told = await tools.chain(code, [...steps, claim(tried === 'twin' ? 'Twin' : contract, args)])
    if (isFailed(told[2]?.text ?? '')) throw new Error('The voucher itself is refused.')
    return !isFailed(told[3]?.text ?? '')
  },
})
