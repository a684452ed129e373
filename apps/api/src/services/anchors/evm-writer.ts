import type { Hex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { encodeFunctionData, keccak256, parseAbi } from 'viem/utils'
import { hex } from '@tryka/credentials'
import { type Place, quantity, type Rpc, RpcFault } from '@tryka/credentials/anchor'
import type { LogState, Receipt, Sending } from './anchor'

const ABI = parseAbi(['function anchor(bytes32 root, uint64 size)'])
const GWEI = 10n ** 9n
/** What takes the place of a transaction has to cost an eighth more; less is refused by every server. */
const outbidding = (wei: bigint): bigint => (wei * 9n + 7n) / 8n
/** No anchor needs as much, and a contract is made of less. */
const MOST_GAS = 2_000_000
/** Room above the estimate, for what happens before its block. */
const withRoom = (gas: number): bigint => (BigInt(gas) * 5n) / 4n
const larger = (a: bigint, b: bigint): bigint => (a > b ? a : b)
const smaller = (a: bigint, b: bigint): bigint => (a < b ? a : b)

interface Options {
  rpc: Rpc
  chainId: number
  key: Hex
  maxFeeGwei: number
}

interface Call {
  /** Null makes a contract. */
  to: Hex | null
  data: Hex
}

/** Signs and sends transactions of the one account that owns the contract, one number after the other. */
export class EvmWriter {
  private readonly account

  constructor(private readonly options: Options) {
    this.account = privateKeyToAccount(options.key)
  }

  get address(): string {
    return this.account.address.toLowerCase()
  }

  /** The number of the account's next transaction, after those that are in blocks. */
  async nextNonce(): Promise<number> {
    return quantity(await this.options.rpc('eth_getTransactionCount', [this.address, 'latest']))
  }

  async submit({ contract }: Place, { size, root }: LogState, sending: Sending): Promise<void> {
    const args = [`0x${hex(root)}`, BigInt(size)] as const
    const data = encodeFunctionData({ abi: ABI, functionName: 'anchor', args })
    await this.send({ to: contract as Hex, data }, sending)
  }

  /** Signs a transaction, lets it be kept, and sends it; answers undefined where it must not be sent. */
  async send({ to, data }: Call, { sentWith, keep }: Sending): Promise<string | undefined> {
    const { rpc, chainId } = this.options
    const target = to ? { to } : {}
    const nonce = await this.nextNonce()
    const { fee, tip } = await this.feesAbove(await sentWith(nonce))
    const needed = quantity(await rpc('eth_estimateGas', [{ from: this.address, data, ...target }]))
    if (needed > MOST_GAS) throw new RpcFault('The server of the chain asks for more gas than this can need.')
    const gas = withRoom(needed)
    const signed = await this.account.signTransaction({
      type: 'eip1559',
      chainId,
      nonce,
      data,
      gas,
      maxFeePerGas: fee,
      maxPriorityFeePerGas: tip,
      ...target,
    })
    const tx = keccak256(signed)
    if (!(await keep({ tx, nonce, fee, tip }))) return undefined
    await rpc('eth_sendRawTransaction', [signed]).catch(async (error: unknown) => {
      // Who sends what a server has already is refused, and nothing is wrong.
      if (!(await rpc('eth_getTransactionByHash', [tx]))) throw error
    })
    return tx
  }

  /** What is paid now, but more than was offered before under the same number, and never more than the cap. */
  private async feesAbove(
    before: Pick<Receipt, 'fee' | 'tip'> | undefined,
  ): Promise<Pick<Receipt, 'fee' | 'tip'>> {
    const { maxFeeGwei } = this.options
    const cap = BigInt(Math.round(maxFeeGwei * 1_000)) * (GWEI / 1_000n)
    const base = await this.baseFee()
    const usualTip = await this.usualTip()
    // Twice what a block asks now: six blocks in a row may each ask an eighth more.
    const usual = smaller(2n * base + usualTip, cap)
    const fee = before ? larger(usual, outbidding(before.fee)) : usual
    const tip = before ? larger(usualTip, outbidding(before.tip)) : usualTip
    if (fee > cap || base > cap)
      throw new RpcFault(`It would cost more than ETH_MAX_FEE_GWEI (${maxFeeGwei}) allows.`)
    return { fee, tip: smaller(tip, fee) }
  }

  private async baseFee(): Promise<bigint> {
    const block = await this.options.rpc('eth_getBlockByNumber', ['latest', false])
    return BigInt(quantity((block as { baseFeePerGas?: unknown } | null)?.baseFeePerGas))
  }

  /** What is usually given to whoever makes the block; servers that do not know get one gwei. */
  private async usualTip(): Promise<bigint> {
    try {
      return BigInt(quantity(await this.options.rpc('eth_maxPriorityFeePerGas', [])))
    } catch (error) {
      if (error instanceof RpcFault) return GWEI
      throw error
    }
  }
}
