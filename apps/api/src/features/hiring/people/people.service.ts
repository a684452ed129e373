import type { EntityManager, SelectQueryBuilder } from 'typeorm'
import type { z } from 'zod'
import type { CandidateDetail, CandidatePage, CandidateQuery } from '@tryka/domain'
import { EXPERIENCE_RANGES, findSkill } from '@tryka/domain'
import type { Change } from '../core/change'
import { nothingHere } from '../core/errors'
import { pageOf, pagingOf } from '../core/list'
import type { SectionDeps } from '../core/section'
import { searchByWords } from '../core/word-search'
import { keepPeopleRanked } from '../matching/candidate-matches'
import { explain, findPerson, toAnswer } from '../matching/matching'
import { awayFrom } from '../core/hidden'
import { contactFactsOf, isFindable, onlyFindable } from '../core/reach'
import type { StoredPostingRow } from '../postings/posting.table'
import type { StoredCandidateRow } from '../profile/candidate.table'
import { CandidateMatchEntity } from '../matching/match.table'
import { ConversationEntity } from '../messages/message.table'
import { PostingEntity } from '../postings/posting.table'
import { CandidateEntity } from '../profile/candidate.table'
import { CertificationEntity } from '../skills/skill.table'
import { CompanyEntity } from '../team/team.table'
import type { MemberPlace } from '../core/places'
import { CARD_FACTS, candidateCards } from './candidate-cards'

type Query = z.output<typeof CandidateQuery>

/** A posting of the reader's own company. */
export async function ownPosting(
  manager: EntityManager,
  { marketId, companyId }: MemberPlace,
  id: string,
): Promise<StoredPostingRow> {
  const posting = await manager.findOneBy(PostingEntity, { id, marketId, companyId })
  if (!posting) throw nothingHere('This posting')
  return posting
}

function filter(query: SelectQueryBuilder<StoredCandidateRow>, marketId: string, filters: Query): void {
  const { location, experience, focus, skills = '', verifiedOnly } = filters
  const wanted = skills.split(',').map((part) => findSkill(part)?.name ?? part)
  // Not by `c.id` itself: looking up each whom a common word finds takes longer than the index of the directory.
  searchByWords(query, "(c.id || '')", { table: 'candidates', marketId, text: wanted.join(' ') })
  if (location === 'Remote') query.andWhere('c.metro IS NULL')
  else if (location && location !== 'Any Location') query.andWhere('c.metro = :location', { location })
  if (focus && focus !== 'All Technologies') query.andWhere('c.technology = :focus', { focus })
  if (verifiedOnly === 'true') query.andWhere('c.verifiedSkills > 0')
  if (!experience || experience === 'Any') return
  const [from, to] = EXPERIENCE_RANGES[experience]
  query.andWhere('c.experienceMonths >= :from', { from })
  if (to !== Infinity) query.andWhere('c.experienceMonths < :to', { to })
}

/** The talent directory, as far as its people let this company see it. */
export class PeopleService {
  constructor(private readonly deps: SectionDeps) {}

  async search(place: MemberPlace, filters: Query): Promise<CandidatePage> {
    const { db, clock } = this.deps
    const { marketId } = place
    const { page, pageSize, skip } = pagingOf(filters)
    const posting = filters.postingId ? await ownPosting(db.read, place, filters.postingId) : undefined
    const query = db.read
      .createQueryBuilder(CandidateEntity, 'c')
      .where('c.marketId = :marketId', { marketId })
    onlyFindable(query, 'c', place)
    filter(query, marketId, filters)
    const total = await query.getCount()
    const people = posting
      ? await this.byMatch(query, posting, skip, pageSize)
      : await this.byProof(query, place, skip, pageSize)
    const items = await candidateCards(db.read, place, people, { now: clock.now(), posting })
    return { items, total, page, pageSize }
  }

  /** View Profile: what the person shows, logged as seen. */
  get(place: MemberPlace, id: string, postingId: string | undefined): Promise<CandidateDetail> {
    return this.deps.changes.run(place.marketId, async (change) => {
      const { manager, now } = change
      const person = await this.find(change, place, id)
      const posting = postingId ? await ownPosting(manager, place, postingId) : undefined
      const { candidate } = person
      const [[card], certifications, conversation] = await Promise.all([
        candidateCards(manager, place, [candidate], { now, posting }),
        manager.findBy(CertificationEntity, { marketId: place.marketId, candidateId: id }),
        this.conversation(manager, place, candidate),
      ])
      if (!card) throw nothingHere('This person')
      await change.record({
        kind: 'candidate',
        subjectId: id,
        action: 'view_profile',
        from: '',
        to: 'viewed',
        by: place,
      })
      return {
        ...card,
        bio: candidate.bio,
        work: candidate.work,
        certifications: certifications.map(({ name, issuer, verified }) => ({ name, issuer, verified })),
        matchAnswer: posting ? toAnswer(explain(posting, person, now), 'company') : null,
        lastSeenAt: candidate.showOnlineStatus ? candidate.lastSeenAt : null,
        conversationId: conversation,
      }
    })
  }

  /** Somebody of the directory, an applicant or an invited person: for everybody else there is nobody here. */
  private async find({ manager }: Change, place: MemberPlace, id: string) {
    const { marketId } = place
    if (!(await manager.existsBy(CandidateEntity, { id, marketId }))) throw nothingHere('This person')
    const person = await findPerson(manager, marketId, id)
    if (isFindable(person.candidate, await awayFrom(manager, place, [id]))) return person
    const { of } = await contactFactsOf(manager, place, [person.candidate])
    const { hasApplied, wasInvited, hasBlocked } = of(person.candidate)
    if (!hasApplied && (!wasInvited || hasBlocked)) throw nothingHere('This person')
    return person
  }

  private async conversation(manager: EntityManager, place: MemberPlace, person: StoredCandidateRow) {
    const { marketId, companyId } = place
    const { applications } = await contactFactsOf(manager, place, [person])
    const blind = new Set(applications.filter((one) => one.blind).map(({ row }) => row.id))
    const rows = await manager.find(ConversationEntity, {
      where: { marketId, companyId, candidateId: person.id },
      order: { lastMessageAt: 'DESC', id: 'ASC' },
    })
    return rows.find(({ applicationId }) => !applicationId || !blind.has(applicationId))?.id ?? null
  }

  /** Best match first, over everybody whom the filters find. */
  private async byMatch(
    query: SelectQueryBuilder<StoredCandidateRow>,
    posting: StoredPostingRow,
    skip: number,
    pageSize: number,
  ) {
    await keepPeopleRanked(this.deps.db, posting, this.deps.clock.now())
    query
      .innerJoin(
        CandidateMatchEntity.options.name,
        'm',
        'm.candidateId = c.id AND m.postingId = :postingId',
        {
          postingId: posting.id,
        },
      )
      .orderBy('m.rank', 'DESC')
      .addOrderBy('m.createdAt', 'DESC')
      .addOrderBy('m.candidateId', 'ASC')
    return pageOf(query, { skip, pageSize }, CARD_FACTS)
  }

  private async byProof(
    query: SelectQueryBuilder<StoredCandidateRow>,
    { marketId, companyId }: MemberPlace,
    skip: number,
    pageSize: number,
  ) {
    const company = await this.deps.db.read.findOneBy(CompanyEntity, { id: companyId, marketId })
    if (company?.preferences.verifiedSkillsFirst) query.addOrderBy('c.verifiedSkills', 'DESC')
    query.addOrderBy('c.createdAt', 'DESC').addOrderBy('c.id', 'ASC')
    return pageOf(query, { skip, pageSize }, CARD_FACTS)
  }
}
