import { createBlock, type Block } from '@ethereumjs/block'
import { createCustomCommon, Hardfork, Mainnet } from '@ethereumjs/common'
import { createTxFromRLP, type TypedTransaction } from '@ethereumjs/tx'
import { bytesToHex, createAccount, createAddressFromString, hexToBytes } from '@ethereumjs/util'
import { createVM, runTx, type VM } from '@ethereumjs/vm'
import { RpcFault, type Rpc } from '@tryka/credentials/anchor'

type Hex = `0x${string}`
type Answer = (params: readonly unknown[], truth: () => Promise<unknown>) => unknown

interface Mined {
  block: Block
  txs: readonly TypedTransaction[]
}

interface Receipt {
  transactionHash: Hex
  blockNumber: Hex
  status: Hex
  to: Hex | null
  contractAddress: Hex | null
  gasUsed: Hex
  logs: { address: Hex; topics: Hex[]; data: Hex; transactionHash: Hex; blockNumber: Hex }[]
}

const GWEI = 10n ** 9n
const ETHER = 10n ** 18n
const hexOf = (n: number | bigint): Hex => `0x${n.toString(16)}`
const refusal = (message: string) => new RpcFault(`The server of the chain refused: ${message}.`, -32_000)
const feeOf = (tx: TypedTransaction): bigint => ('maxFeePerGas' in tx ? tx.maxFeePerGas : 0n)
const hashOf = (tx: TypedTransaction): Hex => bytesToHex(tx.hash())

/** A chain in this process with the rules of Cancun: blocks come when a test says so, and can be taken back. */
export class EvmChain {
  /** What it answers instead of the truth. */
  readonly lies = new Map<string, Answer>()
  /** True while nobody answers. */
  isDown = false
  /** What a unit of gas costs at least, in gwei. */
  baseFee = 10n
  /** What was asked. */
  readonly asked: string[] = []
  private vm!: VM
  private blocks: Mined[] = []
  private pool: TypedTransaction[] = []
  private receipts = new Map<Hex, Receipt>()

  private constructor(
    readonly chainId: number,
    private readonly rich: Hex[],
  ) {}

  /** A chain on which these have a hundred ether each. */
  static async begin(chainId: number, ...rich: Hex[]): Promise<EvmChain> {
    const chain = new EvmChain(chainId, rich)
    await chain.replay([])
    return chain
  }

  readonly rpc: Rpc = async (method, params) => {
    this.asked.push(method)
    if (this.isDown) throw new RpcFault('The server of the chain cannot be reached.')
    const truth = () => this.answer(method, params)
    const lie = this.lies.get(method)
    return lie ? lie(params, truth) : truth()
  }

  /** Gives somebody a hundred ether. */
  async give(address: Hex): Promise<void> {
    this.rich.push(address)
    await this.endow(address)
  }

  /** Transactions that wait for a block. */
  get waiting(): readonly TypedTransaction[] {
    return this.pool
  }

  /** Blocks, the first of which takes what pays enough. */
  async mine(count = 1): Promise<void> {
    for (let n = 0; n < count; n++) {
      const txs = this.pool.filter((tx) => feeOf(tx) >= this.baseFee * GWEI)
      this.pool = this.pool.filter((tx) => !txs.includes(tx))
      await this.add(txs)
    }
  }

  /** Takes the last blocks back; what was in them waits again, or is forgotten. */
  async takeBack(count: number, o: { isForgotten?: boolean } = {}): Promise<void> {
    const gone = this.blocks.splice(-count)
    await this.replay(this.blocks)
    if (!o.isForgotten) this.pool.push(...gone.flatMap(({ txs }) => txs))
  }

  /** Forgets what waits for a block. */
  forget(): void {
    this.pool = []
  }

  receiptOf(tx: string): Receipt | undefined {
    return this.receipts.get(tx as Hex)
  }

  private async replay(blocks: readonly Mined[]): Promise<void> {
    const common = createCustomCommon({ chainId: this.chainId }, Mainnet, { hardfork: Hardfork.Cancun })
    this.vm = await createVM({ common })
    this.receipts = new Map()
    this.blocks = []
    for (const address of this.rich) await this.endow(address)
    for (const { txs } of blocks) await this.add(txs)
  }

  private endow(address: Hex): Promise<void> {
    const account = createAccount({ balance: 100n * ETHER })
    return this.vm.stateManager.putAccount(createAddressFromString(address), account)
  }

  private blockAt(number: number): Block {
    const header = {
      number,
      timestamp: 1_767_225_600 + number * 12,
      gasLimit: 30_000_000,
      baseFeePerGas: this.baseFee * GWEI,
    }
    return createBlock({ header }, { common: this.vm.common, skipConsensusFormatValidation: true })
  }

  private async add(txs: readonly TypedTransaction[]): Promise<void> {
    const block = this.blockAt(this.blocks.length + 1)
    const blockNumber = hexOf(block.header.number)
    for (const tx of txs) {
      const done = await runTx(this.vm, { tx, block, skipHardForkValidation: true })
      const transactionHash = hashOf(tx)
      this.receipts.set(transactionHash, {
        transactionHash,
        blockNumber,
        status: done.execResult.exceptionError ? '0x0' : '0x1',
        to: tx.to ? (tx.to.toString() as Hex) : null,
        contractAddress: done.createdAddress ? (done.createdAddress.toString() as Hex) : null,
        gasUsed: hexOf(done.totalGasSpent),
        logs: (done.execResult.logs ?? []).map(([address, topics, data]) => ({
          address: bytesToHex(address),
          topics: topics.map((topic) => bytesToHex(topic)),
          data: bytesToHex(data),
          transactionHash,
          blockNumber,
        })),
      })
    }
    this.blocks.push({ block, txs })
  }

  private async nonceOf(address: string): Promise<bigint> {
    const account = await this.vm.stateManager.getAccount(createAddressFromString(address))
    return account?.nonce ?? 0n
  }

  /** Runs a call and leaves nothing behind. */
  private async call({ from, to, data }: { from?: string; to?: string; data?: Hex }) {
    const vm = await this.vm.shallowCopy()
    const caller = createAddressFromString(from ?? `0x${'00'.repeat(20)}`)
    const result = await vm.evm.runCall({
      caller,
      ...(to ? { to: createAddressFromString(to) } : {}),
      data: hexToBytes(data ?? '0x'),
      gasLimit: 10_000_000n,
      block: this.blockAt(this.blocks.length + 1),
    })
    if (result.execResult.exceptionError) throw refusal('execution reverted')
    return result
  }

  private async take(raw: Hex): Promise<Hex> {
    const tx = createTxFromRLP(hexToBytes(raw), { common: this.vm.common })
    const sender = tx.getSenderAddress().toString()
    if (tx.nonce < (await this.nonceOf(sender))) throw refusal('nonce too low')
    const rival = this.pool.find(
      (one) => one.nonce === tx.nonce && one.getSenderAddress().toString() === sender,
    )
    if (rival && hashOf(rival) === hashOf(tx)) throw refusal('already known')
    if (rival && feeOf(tx) * 8n < feeOf(rival) * 9n) throw refusal('replacement transaction underpriced')
    this.pool = [...this.pool.filter((one) => one !== rival), tx]
    return hashOf(tx)
  }

  private async answer(method: string, params: readonly unknown[]): Promise<unknown> {
    const [first] = params
    switch (method) {
      case 'eth_chainId':
        return hexOf(this.chainId)
      case 'eth_blockNumber':
        return hexOf(this.blocks.length)
      case 'eth_getCode':
        return bytesToHex(await this.vm.stateManager.getCode(createAddressFromString(String(first))))
      case 'eth_call':
        return bytesToHex((await this.call(first as { to: string; data: Hex })).execResult.returnValue)
      case 'eth_estimateGas':
        return hexOf((await this.call(first as { data: Hex })).execResult.executionGasUsed + 60_000n)
      case 'eth_getTransactionCount':
        return hexOf(await this.nonceOf(String(first)))
      case 'eth_maxPriorityFeePerGas':
        return hexOf(GWEI)
      case 'eth_getBlockByNumber': {
        const { header } = this.blocks.at(-1)?.block ?? this.blockAt(0)
        const baseFeePerGas = hexOf(this.baseFee * GWEI)
        return {
          number: hexOf(header.number),
          baseFeePerGas,
          timestamp: hexOf(header.timestamp),
          transactions: [],
        }
      }
      case 'eth_getTransactionReceipt':
        return this.receipts.get(first as Hex) ?? null
      case 'eth_getTransactionByHash': {
        const waiting = this.pool.some((tx) => hashOf(tx) === first)
        return waiting || this.receipts.has(first as Hex) ? { hash: first } : null
      }
      case 'eth_getLogs': {
        const { fromBlock, topics } = first as { fromBlock: Hex; topics: Hex[] }
        return [...this.receipts.values()]
          .flatMap(({ logs }) => logs)
          .filter(
            (log) => log.blockNumber === fromBlock && topics.every((topic, at) => log.topics[at] === topic),
          )
      }
      case 'eth_sendRawTransaction':
        return this.take(first as Hex)
      default:
        throw new RpcFault(`The server of the chain refused: the method ${method} does not exist.`, -32_601)
    }
  }
}
