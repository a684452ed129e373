import type { EntityManager } from 'typeorm'
import { MoreThan } from 'typeorm'
import type { RevocationReason } from '@tryka/domain'
import { CREDENTIAL_MACHINE } from '@tryka/domain'
import type { Change, Mover } from '../../core/change'
import { dayBefore, ISSUED_PER_DAY, refuseFrom } from '../issue-limit'
import type { Signing } from '../signing'
import type { CertificateRow } from './certificate.table'
import { CertificateEntity } from './certificate.table'
import type { Completion } from './certificate-document'
import { certificateDocument } from './certificate-document'

interface Ended {
  action: 'supersede' | 'revoke'
  by?: Mover
  as?: 'platform'
  words?: string
  code: RevocationReason
  supersededBy?: string
}

/** The certificate of a path that counts, if there is one. */
export const activeOf = (manager: EntityManager, accountId: string, pathId: string) =>
  manager.findOneBy(CertificateEntity, { accountId, pathId, state: 'active' })

/** What is issued for finished paths, and how it ends. Whoever calls holds the account. */
export class CertificateIssuing {
  constructor(
    private readonly signing: Signing,
    /** The address of the public site. */
    private readonly site: string,
  ) {}

  /** Nobody sees it before its holder shares it. */
  async issue(change: Change, accountId: string, completion: Completion): Promise<CertificateRow> {
    return this.insert(change, { accountId, completion, holderName: null, visibility: 'private' })
  }

  /** The same in another document: with the name of its holder or without, or by the key that signs now. */
  async reissue(
    change: Change,
    row: CertificateRow,
    { holderName, isOurs = false }: { holderName: string | null; isOurs?: boolean },
  ): Promise<CertificateRow> {
    if (!isOurs) await this.refuseTooMany(change, row.accountId)
    const { accountId, visibility } = row
    // The one before makes room first: only one of a path counts.
    const ended = await this.end(change, row, { action: 'supersede', code: 'superseded' })
    const next = await this.insert(change, { accountId, completion: row, holderName, visibility })
    await change.manager.update(CertificateEntity, { id: ended.id }, { supersededBy: next.id })
    return next
  }

  /** The list and the log say it in the same transaction. */
  async end(
    change: Change,
    row: CertificateRow,
    { action, by = 'system', as, words, code }: Ended,
  ): Promise<CertificateRow> {
    const { manager, at } = change
    const said = { ...(as ? { as } : {}), ...(words === undefined ? {} : { reason: words }) }
    const { to } = await change.move(CREDENTIAL_MACHINE, {
      from: row.state,
      action,
      by,
      subjectId: row.id,
      ...said,
    })
    if (to === 'deleted') throw new Error('No move deletes a certificate')
    const next = { state: to, reason: code, endedAt: at, version: row.version + 1 }
    await manager.update(CertificateEntity, { id: row.id }, next)
    await this.signing.takeBack(change, row, code, (revokedLeaf) =>
      manager.update(CertificateEntity, { id: row.id }, { revokedLeaf }),
    )
    return { ...row, ...next }
  }

  /** Each of them is an entry of the log for ever. */
  async refuseTooMany({ manager, now }: Change, accountId: string): Promise<void> {
    const rows = await manager.find(CertificateEntity, {
      select: { id: true, issuedAt: true },
      where: { accountId, issuedAt: MoreThan(dayBefore(now)) },
      order: { issuedAt: 'DESC' },
      take: ISSUED_PER_DAY,
    })
    refuseFrom(rows, now)
  }

  private async insert(
    change: Change,
    {
      accountId,
      completion: { pathId, pathTitle, modules, checks, finishedAt },
      holderName,
      visibility,
    }: Pick<CertificateRow, 'accountId' | 'holderName' | 'visibility'> & { completion: Completion },
  ): Promise<CertificateRow> {
    const { manager } = change
    const completion = { pathId, pathTitle, modules, checks, finishedAt }
    const signed = await this.signing.sign(change, {
      accountId,
      name: holderName,
      documentFor: (given) => certificateDocument(completion, this.site, given),
      logged: (id, leafIndex) => manager.update(CertificateEntity, { id }, { leafIndex }),
    })
    const row = { ...signed, ...completion, accountId, holderName, visibility }
    const issued = { from: 'none', action: 'issue', by: 'system', subjectId: row.id } as const
    await change.move(CREDENTIAL_MACHINE, issued)
    await manager.insert(CertificateEntity, row)
    return row
  }
}
