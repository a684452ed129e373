import type { EntityManager } from 'typeorm'
import { IsNull, Not } from 'typeorm'
import { recordedWords } from '@tryka/credentials'
import type { CredentialVisibility, OwnCredential, OwnCredentials } from '@tryka/domain'
import type { Database } from '../../../db/database'
import type { Change, Changes } from '../core/change'
import { checkVersion } from '../core/change'
import { nothingHere } from '../core/errors'
import type { CandidatePlace } from '../core/places'
import { CandidateEntity } from '../profile/candidate.table'
import { applyCredentials } from './apply-credentials'
import type { Authority } from './authority'
import type { CredentialRow } from './credential.table'
import { CredentialEntity } from './credential.table'
import type { Issuing } from './issuing'
import { leafOf, ownCredential } from './own-credential'

interface Deps {
  db: Database
  changes: Changes
  issuing: Issuing
  anchors: Authority['anchors']
  /** The address of the public site. */
  site: string
}

/** Somebody's own credential; a demo has none, and that of another is not there. */
export async function ownRow(
  manager: EntityManager,
  { accountId, isDemo }: CandidatePlace,
  id: string,
): Promise<CredentialRow> {
  const row = isDemo ? null : await manager.findOneBy(CredentialEntity, { id, accountId })
  if (!row) throw nothingHere('This credential')
  return row
}

/** What the profile says now: a credential keeps it as it was. */
async function nameOf({ manager }: Change, { marketId, candidateId }: CandidatePlace): Promise<string> {
  const { name } = await manager.findOneByOrFail(CandidateEntity, { id: candidateId, marketId })
  return name
}

/** Credentials as their holder sees and moves them. */
export class CredentialsService {
  constructor(private readonly deps: Deps) {}

  async list({ accountId, isDemo }: CandidatePlace): Promise<OwnCredentials> {
    if (isDemo) return { items: [] }
    const rows = await this.deps.db.read.find(CredentialEntity, {
      // One has its entry of the log when it is committed; a database in memory shows what is not.
      where: { accountId, leafIndex: Not(IsNull()) },
      order: { issuedAt: 'DESC', id: 'ASC' },
    })
    return { items: await Promise.all(rows.map((row) => this.view(row))) }
  }

  /** Any time, whatever became of it: what is private is nobody's to fetch. */
  share(
    place: CandidatePlace,
    id: string,
    { visibility, version }: { visibility: CredentialVisibility; version: number },
  ): Promise<OwnCredential> {
    return this.changed(place, id, version, async (change, row) => {
      if (row.visibility === visibility) return
      const next = { visibility, version: row.version + 1 }
      await change.manager.update(CredentialEntity, { id }, next)
      const event = { kind: 'credential', subjectId: id, from: row.visibility, to: visibility }
      await change.record({ ...event, action: visibility === 'shared' ? 'share' : 'hide', by: place })
      if (visibility === 'shared' && row.state === 'active')
        await this.deps.issuing.share(change, { ...row, ...next })
    })
  }

  /** With the name that the profile has now, or without any. The link to the one before leads to "superseded" from then on. */
  name(
    place: CandidatePlace,
    id: string,
    { withName, version }: { withName: boolean; version: number },
  ): Promise<OwnCredential> {
    return this.changed(place, id, version, async (change, row) => {
      const holderName = withName ? await nameOf(change, place) : null
      if (row.holderName === holderName) return row.id
      const { recheckId, recheckMonth: month } = row
      const recheck = recheckId !== null && month !== null ? { id: recheckId, month } : null
      return (await this.deps.issuing.reissue(change, row, { holderName, recheck })).id
    })
  }

  revoke(place: CandidatePlace, id: string, version: number): Promise<OwnCredential> {
    return this.changed(place, id, version, async (change, row) => {
      await this.deps.issuing.end(change, row, { action: 'revoke', by: place, code: 'holder_request' })
    })
  }

  private async changed(
    place: CandidatePlace,
    id: string,
    version: number,
    work: (change: Change, row: CredentialRow) => Promise<string | void>,
  ): Promise<OwnCredential> {
    const { accountId: account, candidateId: person, marketId } = place
    const { changes, db } = this.deps
    const shown = await changes.run(marketId, { account, person }, async (change) => {
      const { manager } = change
      const row = await ownRow(manager, place, id)
      await checkVersion(row, version, () => this.view(row))
      const issued = await work(change, row)
      await applyCredentials(change, place, { accountId: account, track: row.track, by: place })
      change.touch({ person }, 'skills')
      return issued ?? id
    })
    // One that was issued has its entry of the log at the end of the change.
    return this.view(await ownRow(db.read, place, shown))
  }

  private async view(row: CredentialRow): Promise<OwnCredential> {
    const { anchors, site } = this.deps
    return ownCredential(row, site, recordedWords(await anchors.recordOf(leafOf(row))))
  }
}
