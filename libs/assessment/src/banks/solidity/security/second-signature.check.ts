import { privateKeyToAccount } from 'viem/accounts'
import type { Hex } from 'viem'
import { check } from '../../../checks/check'
import type { ChainStep } from '../../../tasks/chain'
import { exactly } from './answers'
import { isFailed, lastOf, texts } from './ran'
import task from './second-signature.template'

const ORDER = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n
const ACCOUNT = privateKeyToAccount(`0x${'5e'.repeat(32)}`)
const hex32 = (value: bigint): string => `0x${value.toString(16).padStart(64, '0')}`

/** Both signatures of each voucher are tried, then every set of those that are paid is added up. */
export default check(task, {
  key: async (params, tools) => {
    const { contract, amounts, holds } = params
    const code = task.ask(params).code ?? ''
    const make: ChainStep = { make: contract, args: [ACCOUNT.address], value: '100000' }
    const telling = code
      .replace(') external {', ') external view returns (bytes32) {')
      .replace(/ {4}address by =[^]*transfer\(amount\);/, '    v; r; s; return digest;')
      .replace(/ {4}require\(uint256\(s\)[^\n]*\n/, '')
    const paid: number[] = []
    const claims: ChainStep[] = []
    for (const [i, amount] of amounts.entries()) {
      const args = [String(i + 1), String(amount)]
      const zero = hex32(0n)
      const digest = await lastOf(tools, telling, [
        make,
        { call: 'claim', from: 'mallory', args: [...args, '27', zero, zero] },
      ])
      const signed = await ACCOUNT.sign({ hash: digest as Hex })
      const [r, s] = [signed.slice(0, 66), `0x${signed.slice(66, 130)}`]
      const v = BigInt(`0x${signed.slice(130)}`)
      claims.push(
        { call: 'claim', from: 'mallory', args: [...args, String(v), r, s] },
        { call: 'claim', from: 'mallory', args: [...args, String(55n - v), r, hex32(ORDER - BigInt(s))] },
      )
    }
    const told = await texts(tools, code, [make, ...claims])
    for (const [i, text] of told.slice(1).entries())
      if (!isFailed(text)) paid.push(amounts[Math.floor(i / 2)] ?? 0)
    const sums = Array.from({ length: 2 ** paid.length }, (_, bits) =>
      paid.reduce((sum, amount, i) => sum + (bits & (1 << i) ? amount : 0), 0),
    )
    return exactly(Math.max(...sums.filter((sum) => sum <= holds)))
  },
})
