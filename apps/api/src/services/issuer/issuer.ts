import type { EntityManager } from 'typeorm'
import type { Signer } from '@tryka/credentials'
import { vkeyOf } from '@tryka/credentials'
import type { DidDocument, IssuerPins, KeyEvent } from '@tryka/domain'
import { didDocumentOf, didOf, logNameOf, methodOf } from './did'
import type { DidDocumentRow } from './issuer-key.table'
import { DidDocumentEntity, IssuerKeyEntity } from './issuer-key.table'
import { KeyFiles } from './key-files'
import type { SigningIdentity } from './known-seeds'
import type { KeyDeps, OpenKeys } from './open-keys'
import { openKeys, openRecorded, recordedKeys } from './open-keys'
import type { AppendLeaves, LogProofs } from './publish-document'
import { holdKeys, keyEventOf, latestVersion, publishVersion, sameDocument } from './publish-document'

/** Who signs credentials and the public log: a key of each, opened once. */
export class Issuer implements SigningIdentity {
  private log: LogProofs | undefined

  constructor(
    readonly deps: KeyDeps,
    private keys: OpenKeys,
  ) {}

  /** The log is signed by this issuer, and proves what it says of itself. */
  provedBy(log: LogProofs): void {
    this.log = log
  }

  get did(): string {
    return didOf(this.deps.config.apiUrl, this.keys.open.issuer.multikey)
  }

  get verificationMethod(): string {
    return methodOf(this.deps.config.apiUrl, this.keys.open.issuer.multikey)
  }

  get signer(): Signer {
    return this.keys.open.issuer.signer
  }

  get logSigner(): Signer {
    return this.keys.open.log.signer
  }

  /** The origin of checkpoints. */
  get logName(): string {
    return logNameOf(this.deps.config.apiUrl)
  }

  /** What a verifier is told to trust: the issuer's key, and the log's as notes have it. */
  async fingerprints(): Promise<{ issuer: string; log: string }> {
    return {
      issuer: this.keys.open.issuer.multikey,
      log: await vkeyOf(this.logName, this.logSigner.publicKey),
    }
  }

  /** The same for a page that checks: every key of the document, and from where one that was retired counts no more. */
  async pins(): Promise<IssuerPins> {
    const issuers = this.didDocument().verificationMethod.map(
      ({ controller: did, publicKeyMultibase: key }) => {
        const validBelow = this.keys.rows.find(({ publicMultibase }) => publicMultibase === key)?.validBelow
        return { did, key, ...(typeof validBelow === 'number' ? { validBelow } : {}) }
      },
    )
    return { issuers, logs: [(await this.fingerprints()).log] }
  }

  /** Sees what another process did to the keys; call it before signing. Throws where the file of a new key is not there. */
  async refresh(manager: EntityManager = this.deps.db.read): Promise<void> {
    const rows = await recordedKeys(manager)
    const current = rows.find(({ purpose, state }) => purpose === 'issuer' && state === 'current')
    let { open } = this.keys
    if (current && current.id !== open.issuer.id)
      open = { ...open, issuer: await openRecorded(new KeyFiles(this.deps.config), current) }
    this.keys = { rows, open }
  }

  didDocument(): DidDocument {
    const issuerKeys = this.keys.rows.filter(({ purpose }) => purpose === 'issuer')
    return didDocumentOf(this.deps.config.apiUrl, this.keys.open.issuer.multikey, issuerKeys)
  }

  /** Every version of the document, the first one first, each proved by the log: as bundles carry it. */
  async history(): Promise<KeyEvent[]> {
    const { log } = this
    if (!log) throw new Error('The issuer was not told which log proves its history.')
    const rows = await this.deps.db.read.find(DidDocumentEntity, { order: { leafIndex: 'ASC' } })
    return Promise.all(rows.map((row) => keyEventOf(log, row)))
  }

  /** Logs the document where it is another than the one in the log: at the first start, and when the API has moved. */
  async publish(append: AppendLeaves): Promise<void> {
    await this.refresh()
    const { db, clock } = this.deps
    if (this.isSaidBy(await latestVersion(db.read))) return
    await db.transaction(async (manager) => {
      await holdKeys(manager)
      await this.refresh(manager)
      const before = await latestVersion(manager)
      if (this.isSaidBy(before)) return
      const { id, multikey: key } = this.keys.open.issuer
      const document = { did: this.did, key, didDocument: this.didDocument() }
      const version = { kind: 'key-add' as const, document, at: clock.now().toISOString() }
      const addedLeaf = await publishVersion(manager, append, version)
      // Where the same key is known by a new address, its first entry stands.
      if (!before) await manager.update(IssuerKeyEntity, { id }, { addedLeaf })
    })
    await this.refresh()
  }

  private isSaidBy(version: DidDocumentRow | undefined): boolean {
    return version !== undefined && sameDocument(version.document.didDocument, this.didDocument())
  }
}

/** Opens the keys of this deployment, made at the first start. Throws `ConfigError` where it must not sign with them. */
export async function openIssuer(deps: KeyDeps): Promise<Issuer> {
  return new Issuer(deps, await openKeys(deps))
}
