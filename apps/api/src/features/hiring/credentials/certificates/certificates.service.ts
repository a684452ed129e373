import type { EntityManager } from 'typeorm'
import { IsNull, Not } from 'typeorm'
import type { CoursePath } from '@tryka/coach'
import { recordedWords } from '@tryka/credentials'
import type { CredentialVisibility, OwnCertificate, OwnCertificates } from '@tryka/domain'
import type { Database } from '../../../../db/database'
import type { Change, Changes } from '../../core/change'
import { checkVersion } from '../../core/change'
import { nothingHere, refused } from '../../core/errors'
import type { CandidatePlace } from '../../core/places'
import { CandidateEntity } from '../../profile/candidate.table'
import type { Authority } from '../authority'
import { leafOf } from '../own-credential'
import type { CertificateRow } from './certificate.table'
import { CertificateEntity } from './certificate.table'
import type { CertificateIssuing } from './certificate-issuing'
import { activeOf } from './certificate-issuing'
import { ownCertificate } from './own-certificate'
import type { Paths } from './paths'

export interface CertificateDeps {
  db: Database
  changes: Changes
  issuing: CertificateIssuing
  anchors: Authority['anchors']
  paths: Paths
  /** The address of the public site. */
  site: string
}

const unfinished = () =>
  refused(409, 'NOT_FINISHED', 'A certificate is issued when every module of the path is passed.')

/** Taken back by the platform for what was found about it: asking again does not undo that. */
const isBarred = ({ reason }: CertificateRow): boolean => reason === 'integrity'

/** Somebody's own certificate; a demo has none, and that of another is not there. */
export async function ownCertificateRow(
  manager: EntityManager,
  { accountId, isDemo }: CandidatePlace,
  id: string,
): Promise<CertificateRow> {
  const row = isDemo ? null : await manager.findOneBy(CertificateEntity, { id, accountId })
  if (!row) throw nothingHere('This certificate')
  return row
}

/** Certificates of completion as their holder gets, sees and moves them. */
export class CertificatesService {
  constructor(private readonly deps: CertificateDeps) {}

  async list(place: CandidatePlace): Promise<OwnCertificates> {
    const { db, paths } = this.deps
    const { accountId, isDemo } = place
    if (isDemo) return { items: [], finished: [] }
    const rows = await db.read.find(CertificateEntity, {
      // One has its entry of the log when it is committed; a database in memory shows what is not.
      where: { accountId, leafIndex: Not(IsNull()) },
      order: { issuedAt: 'DESC', id: 'ASC' },
    })
    const held = new Set(
      rows.filter((row) => row.state === 'active' || isBarred(row)).map((row) => row.pathId),
    )
    const finished = (await paths.finished(db.read, place))
      .filter(({ id }) => !held.has(id))
      .map(({ id, title }) => ({ id, title }))
    return { items: await Promise.all(rows.map((row) => this.view(row))), finished }
  }

  /** Asked for by its holder: who withdrew one may have another, and who never enrolled in the path has one too. */
  async claim(place: CandidatePlace, id: string): Promise<OwnCertificate> {
    if (place.isDemo)
      throw refused(403, 'SIGN_IN_FIRST', 'In a demo nothing is issued. Sign in to learn for yourself.')
    const path = this.deps.paths.path(id)
    const row = await this.issued(place, path, async (change) => {
      const of = { accountId: place.accountId, pathId: path.id }
      if ((await change.manager.findBy(CertificateEntity, of)).some(isBarred))
        throw refused(409, 'TAKEN_BACK', 'The platform took back the certificate of this path.')
      await this.deps.issuing.refuseTooMany(change, place.accountId)
      return true
    })
    if (!row) throw unfinished()
    return this.read(place, row)
  }

  /** A path was finished: its certificate comes by itself, once. What was withdrawn comes back only when it is asked for. */
  async finished(place: CandidatePlace, path: CoursePath): Promise<void> {
    if (place.isDemo) return
    const { db, paths } = this.deps
    if (!(await paths.isFinished(db.read, { ...place, path }))) return
    await this.issued(
      place,
      path,
      async ({ manager }) =>
        !(await manager.existsBy(CertificateEntity, { accountId: place.accountId, pathId: path.id })),
    )
  }

  /** Any time, whatever became of it: what is private is nobody's to fetch. */
  share(
    place: CandidatePlace,
    id: string,
    { visibility, version }: { visibility: CredentialVisibility; version: number },
  ): Promise<OwnCertificate> {
    return this.changed(place, id, version, async (change, row) => {
      if (row.visibility === visibility) return
      await change.manager.update(CertificateEntity, { id }, { visibility, version: row.version + 1 })
      const event = { kind: 'certificate', subjectId: id, from: row.visibility, to: visibility }
      await change.record({ ...event, action: visibility === 'shared' ? 'share' : 'hide', by: place })
    })
  }

  /** With the name that the profile has now, or without any. The link to the one before leads to "superseded" from then on. */
  name(
    place: CandidatePlace,
    id: string,
    { withName, version }: { withName: boolean; version: number },
  ): Promise<OwnCertificate> {
    return this.changed(place, id, version, async (change, row) => {
      const { marketId, candidateId } = place
      const person = { id: candidateId, marketId }
      const holderName = withName
        ? (await change.manager.findOneByOrFail(CandidateEntity, person)).name
        : null
      if (row.holderName === holderName) return row.id
      return (await this.deps.issuing.reissue(change, row, { holderName })).id
    })
  }

  revoke(place: CandidatePlace, id: string, version: number): Promise<OwnCertificate> {
    return this.changed(place, id, version, async (change, row) => {
      await this.deps.issuing.end(change, row, { action: 'revoke', by: place, code: 'holder_request' })
    })
  }

  /** The id of the one that counts, or of one that is issued now; null where the path is not finished, or none is wanted. */
  private issued(
    place: CandidatePlace,
    path: CoursePath,
    isWanted: (change: Change) => Promise<boolean>,
  ): Promise<string | null> {
    const { accountId, candidateId: person, marketId } = place
    const { changes, issuing, paths } = this.deps
    return changes.run(marketId, { account: accountId, person }, async (change) => {
      const { manager } = change
      const there = await activeOf(manager, accountId, path.id)
      if (there) return there.id
      const completion = await paths.completion(manager, { ...place, path })
      if (!completion || !(await isWanted(change))) return null
      const { id } = await issuing.issue(change, accountId, completion)
      change.touch({ person }, 'skills')
      return id
    })
  }

  private async changed(
    place: CandidatePlace,
    id: string,
    version: number,
    work: (change: Change, row: CertificateRow) => Promise<string | void>,
  ): Promise<OwnCertificate> {
    const { accountId: account, candidateId: person, marketId } = place
    const shown = await this.deps.changes.run(marketId, { account, person }, async (change) => {
      const row = await ownCertificateRow(change.manager, place, id)
      await checkVersion(row, version, () => this.view(row))
      const issued = await work(change, row)
      change.touch({ person }, 'skills')
      return issued ?? id
    })
    return this.read(place, shown)
  }

  /** One that was issued has its entry of the log at the end of the change. */
  private async read(place: CandidatePlace, id: string): Promise<OwnCertificate> {
    return this.view(await ownCertificateRow(this.deps.db.read, place, id))
  }

  private async view(row: CertificateRow): Promise<OwnCertificate> {
    const { anchors, site } = this.deps
    return ownCertificate(row, site, recordedWords(await anchors.recordOf(leafOf(row))))
  }
}
