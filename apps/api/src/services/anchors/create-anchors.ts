import { httpRpc, type Rpc } from '@tryka/credentials/anchor'
import type { Clock } from '../../clock'
import type { AnchorConfig } from '../../config'
import type { Database } from '../../db/database'
import { Audit } from '../audit/audit'
import type { ClockKind } from '../clockwork/clockwork'
import type { TransparencyLog } from '../transparency-log/transparency-log'
import type { Anchor } from './anchor'
import { AnchorConsole } from './anchor-console'
import { AnchorProofs } from './anchor-proofs'
import { Anchors } from './anchors'
import { anchorRoutes } from './anchors.routes'
import { EvmAnchor } from './evm-anchor'
import type { EvmWriter } from './evm-writer'
import { ethKeyIn } from './key-file'

/** How often what is under way is looked at. */
const EVERY_MS = 15_000

/** The chain of a deployment; `rpc` is the one over HTTP unless a test says otherwise. */
export function evmAnchor(
  { rpcUrl, chainId, contract, keyFile, confirmations, maxFeeGwei }: AnchorConfig & { contract: string },
  rpc: Rpc = httpRpc(rpcUrl),
): Anchor {
  // A key that cannot be read is found when the server starts, and not with the first anchor.
  const key = ethKeyIn(keyFile)
  let writer: Promise<EvmWriter> | undefined
  return new EvmAnchor({
    rpc,
    place: { chainId, contract },
    confirmations,
    writer: () =>
      (writer ??= import('./evm-writer').then(
        (made) => new made.EvmWriter({ rpc, chainId, key, maxFeeGwei }),
      )),
  })
}

interface Deps {
  db: Database
  clock: Clock
  log: TransparencyLog
  witnesses: readonly string[]
  /** Undefined, or without a contract: nothing is anchored. */
  config: AnchorConfig | undefined
}

/** Anchors of the log: none unless a contract is named. */
export function createAnchors({ db, clock, log, witnesses, config }: Deps) {
  const { contract } = config ?? {}
  const anchor = config && contract ? evmAnchor({ ...config, contract }) : undefined
  const everyMinutes = config?.everyMinutes ?? 0
  const audit = new Audit(db, clock)
  const clockKinds: ClockKind[] = []
  if (anchor) {
    const anchors = new Anchors({ db, clock, log, anchor, everyMinutes })
    clockKinds.push({ name: 'anchors', everyMs: EVERY_MS, run: () => anchors.run().then(() => false) })
  }
  const anchoring = anchor && { ...anchor.place, everyMinutes }
  return {
    clockKinds,
    proofs: new AnchorProofs({ db, log, chainId: anchor?.place.chainId }),
    adminRoutes: anchorRoutes(new AnchorConsole({ db, clock, audit, log, witnesses, anchoring }), audit),
  }
}
