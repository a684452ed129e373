import { equalBytes } from '@tryka/credentials'
import {
  ANCHORED_TOPIC,
  AnchorFault,
  checkPlace,
  latestSize,
  type Place,
  quantity,
  type Rpc,
  RpcFault,
  writtenFor,
} from '@tryka/credentials/anchor'
import type { Anchor, Confirmation, LogState, Receipt, Sending, Written } from './anchor'
import type { EvmWriter } from './evm-writer'

interface Deps {
  rpc: Rpc
  place: Place
  /** Blocks that stand on one, it included, before it counts. */
  confirmations: number
  /** What signs is loaded for the first transaction. */
  writer: () => Promise<EvmWriter>
}

type Fields = Record<string, unknown>
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null
const hexOf = (n: number, width = 0): string => `0x${n.toString(16).padStart(width, '0')}`

/** Roots in the contract TrykAnchor, read by bare JSON-RPC. */
export class EvmAnchor implements Anchor {
  constructor(private readonly deps: Deps) {}

  get place(): Place {
    return this.deps.place
  }

  async find({ size, root }: LogState): Promise<Written | undefined> {
    const { rpc, place } = this.deps
    await checkPlace(rpc, place)
    const found = await writtenFor(rpc, place, size)
    if (!found) return undefined
    if (!equalBytes(found.root, root))
      throw new AnchorFault(`The contract has another root for ${size} entries: look at who owns it.`)
    return { block: found.block, tx: await this.txAt(found.block, size) }
  }

  async submit(state: LogState, sending: Sending): Promise<void> {
    const latest = await latestSize(this.deps.rpc, this.place)
    if (latest >= state.size)
      throw new AnchorFault(
        `The contract already has a state of ${latest} entries, so it takes none of ${state.size}.`,
      )
    const writer = await this.deps.writer()
    await writer.submit(this.place, state, sending)
  }

  async confirm(state: LogState, { tx, nonce }: Pick<Receipt, 'tx' | 'nonce'>): Promise<Confirmation> {
    const written = await this.find(state)
    if (written) return this.depthOf(written, tx)
    const receipt = await this.receiptOf(tx)
    if (receipt && quantity(receipt['status']) === 0)
      return { is: 'gone', why: 'The contract refused the transaction.' }
    if (receipt)
      throw new RpcFault(
        'The server of the chain has the transaction in a block, but the contract does not have the root.',
      )
    const writer = await this.deps.writer()
    if ((await writer.nextNonce()) > nonce)
      return { is: 'gone', why: 'Another transaction of the account took its place.' }
    return { is: 'pending', isKnown: isFields(await this.deps.rpc('eth_getTransactionByHash', [tx])) }
  }

  /** Whether enough blocks stand on it, and its receipt can be read back. */
  private async depthOf({ block, tx: found }: Written, sent: string): Promise<Confirmation> {
    const { rpc, confirmations } = this.deps
    const tx = found ?? sent
    const isDeep = quantity(await rpc('eth_blockNumber', [])) - block + 1 >= confirmations
    const receipt = isDeep ? await this.receiptOf(tx) : undefined
    const fits =
      receipt &&
      quantity(receipt['status']) === 1 &&
      quantity(receipt['blockNumber']) === block &&
      String(receipt['to']).toLowerCase() === this.place.contract
    if (receipt && !fits) throw new AnchorFault('The receipt of the transaction is of something else.')
    return fits ? { is: 'confirmed', block, tx } : { is: 'mined', block, tx }
  }

  private async receiptOf(tx: string): Promise<Fields | undefined> {
    const receipt = await this.deps.rpc('eth_getTransactionReceipt', [tx])
    return isFields(receipt) ? receipt : undefined
  }

  /** The transaction that wrote a size: somebody else's process may have sent it. Some servers keep no events. */
  private async txAt(block: number, size: number): Promise<string | null> {
    const filter = {
      address: this.place.contract,
      fromBlock: hexOf(block),
      toBlock: hexOf(block),
      topics: [ANCHORED_TOPIC, hexOf(size, 64)],
    }
    const events = await this.deps.rpc('eth_getLogs', [filter]).catch((error: unknown) => {
      if (error instanceof RpcFault) return []
      throw error
    })
    const [event] = Array.isArray(events) ? (events as unknown[]) : []
    const tx = isFields(event) ? event['transactionHash'] : undefined
    return typeof tx === 'string' && /^0x[0-9a-f]{64}$/.test(tx) ? tx : null
  }
}
