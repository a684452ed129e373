import { fromHex, hex } from '../bytes'
import { sha256 } from '../hash'
import { chainName } from './chains'
import { ANCHORS_SELECTOR, CODE_SHA256, LATEST_SELECTOR } from './contract'
import { RpcFault, type Rpc } from './rpc'

/** What a chain says is not what was said of it. */
export class AnchorFault extends Error {
  constructor(readonly reason: string) {
    super(reason)
    this.name = 'AnchorFault'
  }
}

/** Where roots are written. */
export interface Place {
  chainId: number
  contract: string
}

/** A quantity of the protocol: hexadecimal, and no larger than a number holds exactly. */
export function quantity(value: unknown): number {
  const number = typeof value === 'string' && /^0x[0-9a-f]{1,16}$/i.test(value) ? Number(value) : NaN
  if (!Number.isSafeInteger(number)) throw new RpcFault('The server of the chain answers something else.')
  return number
}

/** Bytes of the protocol. */
export function bytesOfHex(value: unknown): Uint8Array {
  if (typeof value !== 'string' || !/^0x(?:[0-9a-f]{2})*$/i.test(value))
    throw new RpcFault('The server of the chain answers something else.')
  return fromHex(value.slice(2).toLowerCase())
}

/** That it is this chain, and that contract with its own code. Throws `AnchorFault`, or `RpcFault` where it cannot be told. */
export async function checkPlace(rpc: Rpc, { chainId, contract }: Place): Promise<void> {
  const found = quantity(await rpc('eth_chainId', []))
  if (found !== chainId)
    throw new RpcFault(
      `The server that was asked is of ${chainName(found)}, and not of ${chainName(chainId)}.`,
    )
  const code = bytesOfHex(await rpc('eth_getCode', [contract, 'latest']))
  if (hex(await sha256(code)) !== CODE_SHA256)
    throw new AnchorFault('At the address of the contract stands other code, which could answer anything.')
}

async function words(rpc: Rpc, { contract }: Place, data: string, count: number): Promise<Uint8Array[]> {
  const bytes = bytesOfHex(await rpc('eth_call', [{ to: contract, data }, 'latest']))
  if (bytes.length !== count * 32) throw new RpcFault('The server of the chain answers something else.')
  return Array.from({ length: count }, (_, at) => bytes.subarray(at * 32, (at + 1) * 32))
}

const numberOf = (word: Uint8Array | undefined): number =>
  quantity(`0x${hex(word ?? new Uint8Array()).slice(-16)}`)

/** What is written for a size; undefined where nothing is. */
export async function writtenFor(
  rpc: Rpc,
  place: Place,
  size: number,
): Promise<{ root: Uint8Array; block: number } | undefined> {
  const [root, block] = await words(rpc, place, ANCHORS_SELECTOR + size.toString(16).padStart(64, '0'), 2)
  return root?.some((byte) => byte !== 0) ? { root, block: numberOf(block) } : undefined
}

/** The largest size that is written. */
export async function latestSize(rpc: Rpc, place: Place): Promise<number> {
  const [size] = await words(rpc, place, LATEST_SELECTOR, 1)
  return numberOf(size)
}
