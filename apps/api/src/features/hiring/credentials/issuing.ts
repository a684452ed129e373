import type { JsonObject } from '@tryka/credentials'
import type { RevocationReason } from '@tryka/domain'
import { CREDENTIAL_MACHINE } from '@tryka/domain'
import type { Change, Mover } from '../core/change'
import type { CandidateRef } from '../core/places'
import { proofEnd } from '../skills/prove-skill'
import { applyCredentials } from './apply-credentials'
import type { CredentialRow } from './credential.table'
import { CredentialEntity } from './credential.table'
import { aboutOf, documentOf } from './document'
import { refuseTooMany } from './issue-limit'
import type { Proof } from './proof'
import type { AddedRecheck } from './reissued-document'
import { reissuedDocument } from './reissued-document'
import type { DocumentGiven, Signing } from './signing'

export interface Ended {
  action: 'supersede' | 'revoke' | 'expire'
  by?: Mover
  as?: 'platform'
  /** What the console says; the code is what the list says. */
  words?: string
  code: RevocationReason | null
  supersededBy?: string
}

export interface Reissued {
  holderName: string | null
  recheck: AddedRecheck | null
  /** It is the issuer's wish, for its keys: nobody's count. */
  isOurs?: boolean
}

/** What is issued for results, and how it ends. Whoever calls holds the account. */
export class Issuing {
  constructor(
    private readonly signing: Signing,
    /** The address of the public site. */
    private readonly site: string,
  ) {}

  /**
   * Issues for a result and writes what is proved by now. A better or equal one takes the place of those before it, a worse
   * one changes nothing. One that is kept private takes no place of one that others can see.
   */
  async issue(change: Change, ref: CandidateRef | null | undefined, proof: Proof): Promise<void> {
    const { manager } = change
    const { accountId, track, attemptId } = proof
    const expiresAt = proofEnd(new Date(proof.endedAt))
    const rows = await manager.findBy(CredentialEntity, { accountId, track, state: 'active' })
    const own = rows.find((row) => row.attemptId === attemptId)
    const visibility = own?.visibility ?? proof.visibility
    const rivals = rows.filter((row) => visibility === 'private' || row.visibility === 'shared')
    if (expiresAt > change.at && !rivals.some(({ awarded }) => awarded > proof.level)) {
      const beaten = beatenBy(rows, { awarded: proof.level, visibility })
      // Whoever had their name in it has it still where the same result rose.
      const holderName = own?.holderName ?? null
      const about = { proof: { ...proof, visibility }, holderName, expiresAt }
      const row = await this.make(change, about, beaten)
      for (const old of beaten)
        await this.end(change, old, { action: 'supersede', code: 'superseded', supersededBy: row.id })
      const issued = { from: 'none', action: 'issue', by: 'system', subjectId: row.id } as const
      await change.move(CREDENTIAL_MACHINE, issued)
      await manager.insert(CredentialEntity, row)
    }
    await applyCredentials(change, ref, { accountId, track })
  }

  /** One that others see from now on takes the place of those that show no more. */
  async share(change: Change, row: CredentialRow): Promise<void> {
    const { accountId, track, id } = row
    const rows = await change.manager.findBy(CredentialEntity, { accountId, track, state: 'active' })
    const others = rows.filter((one) => one.id !== id)
    for (const old of beatenBy(others, { awarded: row.awarded, visibility: 'shared' }))
      await this.end(change, old, { action: 'supersede', code: 'superseded', supersededBy: id })
  }

  /** Counts no more; the list and the log say so in the same transaction, and nothing of it where the clock ended it. */
  async end(
    change: Change,
    row: CredentialRow,
    { action, by = 'system', as, words, code, supersededBy = '' }: Ended,
  ): Promise<CredentialRow> {
    const { manager, at } = change
    const said = { ...(as ? { as } : {}), ...(words === undefined ? {} : { reason: words }) }
    const move = { from: row.state, action, by, subjectId: row.id, ...said }
    const { to } = await change.move(CREDENTIAL_MACHINE, move)
    if (to === 'deleted') throw new Error('No move deletes a credential')
    const next = {
      state: to,
      reason: code,
      endedAt: at,
      supersededBy: supersededBy || null,
      version: row.version + 1,
    }
    await manager.update(CredentialEntity, { id: row.id }, next)
    if (code !== null)
      await this.signing.takeBack(change, row, code, (revokedLeaf) =>
        manager.update(CredentialEntity, { id: row.id }, { revokedLeaf }),
      )
    return { ...row, ...next }
  }

  /**
   * The same result in another document, in the place of the one there was: with the name of its holder or without, or with
   * a live re-check. Nobody who was given the one before is told anything new by it.
   */
  async reissue(
    change: Change,
    row: CredentialRow,
    { holderName, recheck, isOurs = false }: Reissued,
  ): Promise<CredentialRow> {
    const { manager } = change
    if (!isOurs) await refuseTooMany(change, row.accountId)
    const old = JSON.parse(row.document) as JsonObject
    const signed = await this.sign(change, row.accountId, holderName, (given) =>
      reissuedDocument(old, { ...given, recheck }),
    )
    const next = {
      ...row,
      ...signed,
      holderName,
      recheckId: recheck?.id ?? null,
      recheckMonth: recheck?.month ?? null,
    }
    await this.end(change, row, { action: 'supersede', code: 'superseded', supersededBy: next.id })
    const issued = { from: 'none', action: 'issue', by: 'system', subjectId: next.id } as const
    await change.move(CREDENTIAL_MACHINE, issued)
    await manager.insert(CredentialEntity, next)
    return next
  }

  private async make(
    change: Change,
    { proof, holderName, expiresAt }: { proof: Proof; holderName: string | null; expiresAt: string },
    beaten: readonly CredentialRow[],
  ): Promise<CredentialRow> {
    const { accountId, attemptId, track, skill, level, score, interval, visibility } = proof
    const { site } = this
    const signed = await this.sign(change, accountId, holderName, (given) =>
      documentOf({ ...given, figures: proof, about: aboutOf(proof, site), site, expiresAt }),
    )
    return {
      ...signed,
      accountId,
      attemptId,
      track,
      skill,
      awarded: level,
      score,
      standardError: proof.standardError,
      intervalLow: interval.low,
      intervalHigh: interval.high,
      likelihoods: [...proof.likelihoods],
      above: aboveOf(proof, beaten),
      visibility,
      holderName,
      recheckId: null,
      recheckMonth: null,
      provedAt: proof.endedAt,
      expiresAt,
    }
  }

  private sign(
    change: Change,
    accountId: string,
    name: string | null,
    documentFor: (given: DocumentGiven) => JsonObject,
  ) {
    return this.signing.sign(change, {
      accountId,
      name,
      documentFor,
      logged: (id, leafIndex) => change.manager.update(CredentialEntity, { id }, { leafIndex }),
    })
  }
}

/** Those whose place one of this level takes. */
const beatenBy = (
  rows: readonly CredentialRow[],
  { awarded, visibility }: Pick<CredentialRow, 'awarded' | 'visibility'>,
): CredentialRow[] =>
  rows.filter((row) => row.awarded <= awarded && (visibility === 'shared' || row.visibility === 'private'))

/** How likely the levels above are never falls by taking the same level again. */
function aboveOf({ level, likelihoods }: Proof, beaten: readonly CredentialRow[]): number[] {
  const equal = beaten.filter(({ awarded }) => awarded === level)
  return likelihoods
    .slice(level)
    .map((likelihood, i) => Math.max(likelihood, ...equal.map(({ above }) => above[i] ?? 0)))
}
