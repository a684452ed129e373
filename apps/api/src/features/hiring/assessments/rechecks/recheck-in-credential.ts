import type { EntityManager } from 'typeorm'
import type { z } from 'zod'
import { aroundOf } from '@tryka/assessment'
import type { CredentialRecheckBody, OwnCredential } from '@tryka/domain'
import type { Database } from '../../../../db/database'
import type { Changes } from '../../core/change'
import { checkVersion } from '../../core/change'
import { nothingHere, refused } from '../../core/errors'
import type { CandidatePlace } from '../../core/places'
import { applyCredentials } from '../../credentials/apply-credentials'
import type { CredentialRow } from '../../credentials/credential.table'
import { ownRow } from '../../credentials/credentials.service'
import type { Issuing } from '../../credentials/issuing'
import { ownCredential } from '../../credentials/own-credential'
import { AttemptEntity } from '../attempt.table'
import type { RecheckRow } from '../recheck.table'
import { RecheckEntity } from '../recheck.table'

interface Deps {
  db: Database
  changes: Changes
  issuing: Pick<Issuing, 'reissue'>
  /** The address of the public site. */
  site: string
}

const notThisOne = () =>
  refused(409, 'OTHER_RESULT', 'The five tasks were about another result than this credential.')

/** A live re-check that confirmed, added to the credential by whoever took it: nobody else may, and nobody has to. */
export class RecheckInCredential {
  constructor(private readonly deps: Deps) {}

  async add(
    place: CandidatePlace,
    id: string,
    { recheckId, version }: z.output<typeof CredentialRecheckBody>,
  ): Promise<OwnCredential> {
    const { db, changes, issuing, site } = this.deps
    const { accountId: account, candidateId: person, marketId } = place
    const shown = await changes.run(marketId, { account, person }, async (change) => {
      const { manager } = change
      const row = await ownRow(manager, place, id)
      await checkVersion(row, version, () => Promise.resolve(ownCredential(row, site)))
      const recheck = await confirmedOf(manager, place, recheckId)
      await mustBeAbout(manager, recheck, row)
      if (row.recheckId === recheck.id) return row.id
      const { holderName } = row
      const added = { id: recheck.id, month: (recheck.endedAt ?? change.at).slice(0, 7) }
      const next = await issuing.reissue(change, row, { holderName, recheck: added })
      await applyCredentials(change, place, { accountId: account, track: row.track, by: place })
      change.touch({ person }, 'skills', 'interviews')
      return next.id
    })
    return ownCredential(await ownRow(db.read, place, shown), site)
  }
}

/** Of an interview, and it confirmed: one after a held result is what made that count at all. */
async function confirmedOf(
  manager: EntityManager,
  { accountId, isDemo }: CandidatePlace,
  id: string,
): Promise<RecheckRow> {
  const row = isDemo ? null : await manager.findOneBy(RecheckEntity, { id, accountId })
  if (!row || row.interviewId === null) throw nothingHere('This live re-check')
  if (row.state !== 'confirmed')
    throw refused(409, 'NOT_CONFIRMED', 'Only a live re-check that confirmed is added.')
  return row
}

/** Its tasks lay around the result that it looked at. Another test, or a result that rose since, was never re-checked. */
async function mustBeAbout(manager: EntityManager, recheck: RecheckRow, row: CredentialRow): Promise<void> {
  const attempt = await manager.findOneBy(AttemptEntity, { id: row.attemptId })
  const theta = attempt?.measured?.theta
  if (recheck.track !== row.track || theta === undefined) throw notThisOne()
  if (Math.round(aroundOf(theta) * 1_000) !== recheck.around) throw notThisOne()
}
