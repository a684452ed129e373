import type { EntityManager } from 'typeorm'
import type { JsonObject, Recorded, Signer } from '@tryka/credentials'
import type { DidDocument, IssuerPins, KeyEvent, RevocationReason } from '@tryka/domain'

/** A place in a list of which credentials are revoked. */
export interface StatusSlot {
  listId: number
  index: number
}

/** What issuing asks of keys, lists and the log. */
export interface Authority {
  issuer: {
    readonly did: string
    readonly verificationMethod: string
    readonly signer: Signer
    /** Sees what became of keys elsewhere, before something is signed. */
    refresh(manager: EntityManager): Promise<void>
    didDocument(): DidDocument
    history(): Promise<KeyEvent[]>
    /** What a verifier is told to trust: the key of the issuer, and the log's as notes have it. */
    fingerprints(): Promise<{ issuer: string; log: string }>
    /** The same with every key there was. */
    pins(): Promise<IssuerPins>
  }
  statuses: {
    reserve(manager: EntityManager): Promise<StatusSlot>
    revoke(manager: EntityManager, slot: StatusSlot, reason: RevocationReason, at: string): Promise<unknown>
    /** The signed list, and its entry of the log. */
    signedOf(listId: number): Promise<{ text: string; leafIndex: number }>
    urlOf(listId: number): string
  }
  log: {
    /** Holds every other writer to the end of the transaction: it comes last. */
    append(manager: EntityManager, leaves: readonly string[]): Promise<{ first: number }>
    proofOf(index: number): Promise<{ path: Uint8Array[]; checkpoint: string }>
  }
  anchors: {
    /** For the words about an entry. */
    recordOf(index: number): Promise<Recorded>
    /** Its proof, and the anchors that hold it. */
    proved(index: number): Promise<{ path: Uint8Array[]; checkpoint: string; anchors: JsonObject[] }>
  }
}
