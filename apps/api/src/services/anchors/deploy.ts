import { setTimeout as wait } from 'node:timers/promises'
import {
  AnchorFault,
  chainName,
  checkPlace,
  httpRpc,
  quantity,
  type Rpc,
  RpcFault,
} from '@tryka/credentials/anchor'
import type { AnchorConfig } from '../../config'
import { CREATION_CODE } from './creation-code'
import { EvmWriter } from './evm-writer'
import { ethKeyIn } from './key-file'

const LOOK_MS = 4_000
/** Blocks take seconds; a price that is too low takes for ever. */
const MOST_LOOKS = 150

/** Nothing was made, or nobody knows; the message says what to do. */
export class NotDeployed extends Error {}

/** Makes the contract, with the account of the key as its owner, and reads its code back. */
export async function deployAnchor(
  { rpcUrl, chainId, keyFile, maxFeeGwei }: AnchorConfig,
  { rpc = httpRpc(rpcUrl), pause = () => wait(LOOK_MS) }: { rpc?: Rpc; pause?: () => Promise<unknown> } = {},
): Promise<{ contract: string; owner: string; tx: string }> {
  const writer = new EvmWriter({ rpc, chainId, key: ethKeyIn(keyFile), maxFeeGwei })
  try {
    const found = quantity(await rpc('eth_chainId', []))
    if (found !== chainId)
      throw new NotDeployed(
        `ETH_RPC_URL is of ${chainName(found)}, and ETH_CHAIN_ID says ${chainName(chainId)}.`,
      )
    const tx = await writer.send(
      { to: null, data: CREATION_CODE },
      { sentWith: () => Promise.resolve(undefined), keep: () => Promise.resolve(true) },
    )
    const contract = await madeBy(rpc, String(tx), pause)
    await checkPlace(rpc, { chainId, contract })
    return { contract, owner: writer.address, tx: String(tx) }
  } catch (error) {
    if (error instanceof RpcFault || error instanceof AnchorFault) throw new NotDeployed(error.reason)
    throw error
  }
}

async function madeBy(rpc: Rpc, tx: string, pause: () => Promise<unknown>): Promise<string> {
  for (let looks = 0; looks < MOST_LOOKS; looks++) {
    const receipt = (await rpc('eth_getTransactionReceipt', [tx])) as Record<string, unknown> | null
    if (receipt) {
      if (quantity(receipt['status']) !== 1) throw new NotDeployed(`The chain refused the transaction ${tx}.`)
      return String(receipt['contractAddress']).toLowerCase()
    }
    await pause()
  }
  throw new NotDeployed(`No block took the transaction ${tx} yet. Its receipt will name the contract.`)
}
