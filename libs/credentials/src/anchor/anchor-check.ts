import type { Given } from '../bundle'
import { equalBytes } from '../bytes'
import { parseCheckpoint } from '../checkpoint'
import { verifyConsistency } from '../merkle'
import { splitNote } from '../note'
import { parseTlogProof } from '../tlog-proof'
import { fail, faultOf, type Found, pass, unknown } from '../verify/found'
import { type Anchor, anchorOf } from './anchor'
import { chainName } from './chains'
import { AnchorFault, bytesOfHex, checkPlace, quantity, writtenFor } from './read-chain'
import { type Rpc, RpcFault } from './rpc'
import { anchoredWords, isTestChain } from './words'

/** Blocks that stand on one before nobody expects it to be replaced. */
const DEEP = 12

/** The first anchor that came with a badge, where it holds this entry of the log whose checkpoint came with it. */
export async function namedAnchor(given: Given): Promise<Anchor | undefined> {
  const [named] = given.anchors
  if (!named || given.tlogProof === undefined) return undefined
  const anchor = anchorOf(named)
  const { index, checkpoint } = parseTlogProof(given.tlogProof)
  const { size: newSize, root: newRoot } = parseCheckpoint(splitNote(checkpoint).text)
  const { size: oldSize, root: oldRoot, consistency: path } = anchor
  const fits = index < oldSize && (await verifyConsistency({ oldSize, oldRoot, newSize, newRoot, path }))
  return fits ? anchor : undefined
}

/**
 * Whether the anchor that came with a badge is one of the log that signed it, and, where a server of the chain may be
 * asked, whether it stands there. `trusted` says that the entry and the checkpoint were found right.
 */
export async function checkAnchor(given: Given, trusted: boolean, rpc?: Rpc): Promise<Found> {
  if (!trusted)
    return unknown('An anchor is named, but the entry of the log that it would hold is not proved.')
  try {
    const anchor = await namedAnchor(given)
    if (!anchor) return fail('The anchor that came with it does not hold this entry of the log.')
    if (isTestChain(anchor.chainId)) return unknown(`${anchoredWords(anchor)}.`)
    if (rpc) return await readBack(rpc, anchor)
    return unknown(
      `An anchor on ${chainName(anchor.chainId)} is named, and it holds this entry. It says something only when it is read back from its chain.`,
    )
  } catch (error) {
    return faultOf(error)
  }
}

/** What the chain says of an anchor, by the server that was chosen. */
async function readBack(rpc: Rpc, anchor: Anchor): Promise<Found> {
  try {
    await checkPlace(rpc, anchor)
    const written = await writtenFor(rpc, anchor, anchor.size)
    if (!written) return fail(`On ${chainName(anchor.chainId)} nothing is written for this state of the log.`)
    if (!equalBytes(written.root, anchor.root))
      return fail(`On ${chainName(anchor.chainId)} another root is written for this state of the log.`)
    if (quantity(await rpc('eth_blockNumber', [])) - written.block + 1 < DEEP)
      return unknown('It is written, but in a block so new that it could still be replaced.')
    const words = anchoredWords({ chainId: anchor.chainId, block: written.block })
    const by = (await isBy(rpc, anchor, written.block)) ? `, transaction ${anchor.tx}` : ''
    return pass(`${words}${by}, as the server that you chose says.`)
  } catch (error) {
    if (error instanceof AnchorFault) return fail(error.reason)
    if (error instanceof RpcFault) return unknown(error.reason)
    throw error
  }
}

/** Whether the transaction that is named wrote it; servers forget old ones. */
async function isBy(rpc: Rpc, { tx, contract }: Anchor, block: number): Promise<boolean> {
  const receipt = await rpc('eth_getTransactionReceipt', [tx]).catch(() => null)
  if (typeof receipt !== 'object' || receipt === null) return false
  const { to, status, blockNumber, transactionHash } = receipt as Record<string, unknown>
  try {
    const same = equalBytes(bytesOfHex(to), bytesOfHex(contract)) && transactionHash === tx
    return same && quantity(status) === 1 && quantity(blockNumber) === block
  } catch {
    return false
  }
}
