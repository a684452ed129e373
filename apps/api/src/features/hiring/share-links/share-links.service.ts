import { randomInt } from 'node:crypto'
import { In } from 'typeorm'
import type { SharedJobs } from '@tryka/domain'
import { codeFrom, HIRING_LIMITS, sharedJobPath } from '@tryka/domain'
import type { Database } from '../../../db/database'
import { ApplicationEntity } from '../applications/application.table'
import type { Change, Changes } from '../core/change'
import { nothingHere, refused } from '../core/errors'
import { postingsAway } from '../core/hidden'
import { byId } from '../core/list'
import type { CandidatePlace, Place } from '../core/places'
import { PostingEntity, type StoredPostingRow } from '../postings/posting.table'
import { CandidateEntity } from '../profile/candidate.table'
import { CompanyEntity } from '../team/team.table'
import { ShareLinkEntity, type StoredShareLinkRow } from './share-link.table'

/** A block with nobody: who of a team looks is no person. */
const NOBODY = ''

const tooMany = () =>
  refused(
    409,
    'TOO_MANY_SHARED',
    `You share ${HIRING_LIMITS.shareLinks} open jobs. Share another when one of them has closed.`,
  )
const closed = () => refused(410, 'JOB_CLOSED', 'This job is closed.')

/** Links by which people share open jobs, and what came of them. */
export class ShareLinksService {
  constructor(
    private readonly db: Database,
    private readonly changes: Changes,
    /** The origin of the public pages. */
    private readonly publicUrl: string,
  ) {}

  /** One link for an account and a job, made when it is first asked for. */
  share(place: Place, postingId: string): Promise<{ url: string }> {
    if (place.isDemo) throw refused(403, 'LIVE_ONLY', 'This is sample data: it has no public page to share.')
    const { marketId, accountId } = place
    return this.changes.run(marketId, { account: accountId }, async (change) => {
      const { manager, at } = change
      const { code, title } = await this.openPosting(change, place, postingId)
      const known = await manager.findOneBy(ShareLinkEntity, { postingId, accountId })
      if (known) return { url: this.urlOf({ code, title }, known) }
      if ((await this.countOpen(change, accountId)) >= HIRING_LIMITS.shareLinks) throw tooMany()
      const own = await manager.findOneBy(CandidateEntity, { accountId, marketId })
      const row: StoredShareLinkRow = {
        code: codeFrom((below) => randomInt(below)),
        marketId,
        postingId,
        accountId,
        candidateId: own?.id ?? null,
        createdAt: at,
        visits: 0,
      }
      await manager.insert(ShareLinkEntity, row)
      if (own) change.touch({ person: own.id }, 'postings')
      return { url: this.urlOf({ code, title }, row) }
    })
  }

  /**
   * The code is gone, so it counts no visit and refers nobody, and it is never given again. Who applied through it stays
   * referred. Also of a job that has closed since; a link that is gone already needs nothing.
   */
  unshare({ marketId, accountId }: Place, postingId: string): Promise<void> {
    return this.changes.run(marketId, { account: accountId }, async (change) => {
      const { manager } = change
      await manager.delete(ShareLinkEntity, { postingId, accountId, marketId })
      const own = await manager.findOneBy(CandidateEntity, { accountId, marketId })
      if (own) change.touch({ person: own.id }, 'postings')
    })
  }

  /** Newest first. Of who applied the referrer reads the number alone. */
  async list({ marketId, accountId, candidateId, calledAt }: CandidatePlace): Promise<SharedJobs> {
    const { read } = this.db
    const links = await read.find(ShareLinkEntity, {
      where: { accountId, marketId },
      order: { createdAt: 'DESC', code: 'ASC' },
      take: HIRING_LIMITS.shareLinks,
    })
    const ids = links.map(({ postingId }) => postingId)
    const rows = await read.findBy(PostingEntity, { marketId, id: In(ids) })
    const postings = byId(rows)
    const companies = byId(
      await read.findBy(CompanyEntity, { marketId, id: In(rows.map(({ companyId }) => companyId)) }),
    )
    const away = await postingsAway(read, { marketId, candidateId, at: calledAt }, ids)
    const applied = await this.appliedBy({ marketId, candidateId }, ids)
    return {
      items: links.flatMap((link) => {
        const { postingId: id, createdAt: sharedAt, visits } = link
        const posting = postings.get(id)
        if (!posting) return []
        const { title, code, companyId } = posting
        const isOpen = posting.status === 'Active' && !away.has(id) && code !== null
        const company = companies.get(companyId)?.name ?? ''
        const url = isOpen ? this.urlOf({ code, title }, link) : null
        return [{ id, title, company, url, sharedAt, visits, applied: applied.get(id) ?? 0 }]
      }),
    }
  }

  private urlOf({ code, title }: { code: string; title: string }, link: { code: string }): string {
    return this.publicUrl + sharedJobPath(code, title, link.code)
  }

  /** A posting that has a public page now, and that the place may find. */
  private async openPosting(
    { manager, marketId, at }: Change,
    place: Place,
    id: string,
  ): Promise<StoredPostingRow & { code: string }> {
    const posting = await manager.findOneBy(PostingEntity, { id, marketId })
    const isOwn = place.side === 'candidate' || posting?.companyId === place.companyId
    if (!posting || posting.firstActivatedAt === null || !isOwn) throw nothingHere('This job')
    const candidateId = place.side === 'candidate' ? place.candidateId : NOBODY
    const away = await postingsAway(manager, { marketId, candidateId, at }, [id])
    const { code } = posting
    if (posting.status !== 'Active' || away.size || code === null) throw closed()
    return { ...posting, code }
  }

  private async countOpen({ manager, marketId }: Change, accountId: string): Promise<number> {
    const links = await manager.find(ShareLinkEntity, {
      select: { postingId: true, code: true },
      where: { accountId, marketId },
    })
    const ids = links.map(({ postingId }) => postingId)
    return ids.length ? manager.countBy(PostingEntity, { marketId, id: In(ids), status: 'Active' }) : 0
  }

  private async appliedBy(
    { marketId, candidateId }: Pick<CandidatePlace, 'marketId' | 'candidateId'>,
    ids: readonly string[],
  ): Promise<Map<string, number>> {
    if (ids.length === 0) return new Map()
    const rows = await this.db.read
      .createQueryBuilder(ApplicationEntity, 'a')
      .select('a.postingId', 'id')
      .addSelect('COUNT(*)', 'n')
      .where({ marketId, referrerCandidateId: candidateId, postingId: In([...ids]) })
      .groupBy('a.postingId')
      .getRawMany<{ id: string; n: number | string }>()
    return new Map(rows.map(({ id, n }) => [id, Number(n)]))
  }
}
