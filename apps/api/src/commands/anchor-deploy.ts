import { chainName } from '@tryka/credentials/anchor'
import type { Config } from '../config'
import { deployAnchor, NotDeployed } from '../services/anchors/deploy'
import type { CommandResult } from './command'

/** Makes the contract to which roots of the public log are written. */
export async function anchorDeploy({ anchor }: Config, args: string[]): Promise<CommandResult> {
  if (args.length) return { ok: false, message: 'anchor:deploy takes nothing more.' }
  if (!anchor) return { ok: false, message: 'Say where: set ETH_RPC_URL, ETH_CHAIN_ID and ETH_KEY_FILE.' }
  if (anchor.contract)
    return {
      ok: false,
      message: `There is a contract already: ETH_ANCHOR_ADDRESS is ${anchor.contract}. Unset it to make another.`,
    }
  try {
    const { contract, owner, tx } = await deployAnchor(anchor)
    return {
      ok: true,
      message:
        `The contract is on ${chainName(anchor.chainId)}, made by ${tx}, and ${owner} owns it. ` +
        `Its code was read back. Set ETH_ANCHOR_ADDRESS=${contract}`,
    }
  } catch (error) {
    if (error instanceof NotDeployed) return { ok: false, message: error.message }
    throw error
  }
}
