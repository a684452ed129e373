import { randomBytes, randomUUID } from 'node:crypto'
import type { EntityManager } from 'typeorm'
import type { JsonObject } from '@tryka/credentials'
import { base64url, canonicalize, commitment, identityHash, leafText } from '@tryka/credentials'
import { signCredential } from '@tryka/credentials/issue'
import type { RevocationReason } from '@tryka/domain'
import { AccountEntity } from '../../../services/accounts/account.entity'
import type { Change } from '../core/change'
import type { Authority } from './authority'
import type { CredentialRow } from './credential.table'
import type { Holder } from './document'
import { secondsOf } from './document'
import { LogTurn } from './log-turn'
import { revokeLeaf } from './revocation'

/** Of every row that stands for something signed: the document, its entries of the log and its place in a list. */
export type SignedRow = Pick<
  CredentialRow,
  | 'id'
  | 'accountId'
  | 'state'
  | 'visibility'
  | 'reason'
  | 'holderName'
  | 'document'
  | 'salt'
  | 'leafIndex'
  | 'revokedLeaf'
  | 'listId'
  | 'statusIndex'
  | 'issuedAt'
  | 'endedAt'
  | 'supersededBy'
  | 'version'
>

/** What a document is made with, whatever it says. */
export interface DocumentGiven {
  id: string
  did: string
  holder: Holder
  /** The entry of the list that says whether it is revoked. */
  status: { list: string; index: number }
  issuedAt: string
}

interface ToSign {
  accountId: string
  /** As it shall stand in the document. */
  name: string | null
  documentFor: (given: DocumentGiven) => JsonObject
  /** Told the entry of the log, which is written after all else. */
  logged: (id: string, leafIndex: number) => Promise<unknown>
}

/** Signs, lists and logs. Only its caller knows in which table that stands. */
export class Signing {
  private readonly turn: LogTurn

  constructor(private readonly authority: Omit<Authority, 'anchors'>) {
    this.turn = new LogTurn(authority.log)
  }

  /** Signs a document that has its place in a list; its entry of the log comes last of all. */
  async sign(change: Change, { accountId, name, documentFor, logged }: ToSign) {
    const { manager, at: issuedAt } = change
    const { issuer, statuses } = this.authority
    await issuer.refresh(manager)
    const id = randomUUID()
    const [slot, address] = [await statuses.reserve(manager), await holderOf(manager, accountId)]
    const status = { list: statuses.urlOf(slot.listId), index: slot.index }
    const holder = { ...address, name }
    const signed = await signCredential(documentFor({ id, did: issuer.did, holder, status, issuedAt }), {
      signer: issuer.signer,
      verificationMethod: issuer.verificationMethod,
      created: secondsOf(issuedAt),
    })
    const salt = randomBytes(32)
    this.turn.add(change, {
      leaf: leafText('issue', await commitment(salt, signed)),
      then: (leafIndex) => logged(id, leafIndex),
    })
    return {
      id,
      state: 'active' as const,
      reason: null,
      document: canonicalize(signed),
      salt: base64url(salt),
      leafIndex: null,
      revokedLeaf: null,
      listId: slot.listId,
      statusIndex: slot.index,
      issuedAt,
      endedAt: null,
      supersededBy: null,
      version: 1,
    }
  }

  /** The list and the log say in the same transaction that it counts no more. */
  async takeBack(
    change: Change,
    row: Pick<SignedRow, 'id' | 'salt' | 'listId' | 'statusIndex'>,
    code: RevocationReason,
    logged: (revokedLeaf: number) => Promise<unknown>,
  ): Promise<void> {
    const { manager, at } = change
    const slot = { listId: row.listId, index: row.statusIndex }
    this.turn.add(change, {
      leaf: await revokeLeaf(row, code, secondsOf(at)),
      before: () => this.authority.statuses.revoke(manager, slot, code, at),
      then: logged,
    })
  }
}

/** The proven address, as a document has it. */
async function holderOf(manager: EntityManager, id: string): Promise<{ hash: string; salt: string }> {
  const { email } = await manager.findOneByOrFail(AccountEntity, { id })
  if (email === null) throw new Error('Nothing is issued to a guest')
  const salt = randomBytes(16).toString('hex')
  return { hash: await identityHash(email, salt), salt }
}
