import type { EntityManager } from 'typeorm'
import { In } from 'typeorm'
import type { z } from 'zod'
import type { CandidateDetail, CandidatePage, CandidateQuery } from '@tryka/domain'
import { EXPERIENCE_RANGES, findSkill, matchJobOf, searchWords } from '@tryka/domain'
import { nothingHere } from '../core/errors'
import { byId, pagingOf } from '../core/list'
import type { SectionDeps } from '../core/section'
import { MatchLists } from '../matching/lists'
import { explain, findPerson, toAnswer } from '../matching/matching'
import { contactFactsOf, isFindable } from '../core/reach'
import type { StoredPostingRow } from '../postings/posting.table'
import type { StoredCandidateRow } from '../profile/candidate.table'
import type { PeopleFilters, PeopleQuestion } from '../core/match-questions'
import { ConversationEntity } from '../messages/message.table'
import { PostingEntity } from '../postings/posting.table'
import { CandidateEntity } from '../profile/candidate.table'
import { CompanyEntity } from '../team/team.table'
import type { MemberPlace } from '../core/places'
import { mayLook, noteLook } from '../views/looks'
import { CARD_FACTS, candidateCards } from './candidate-cards'
import { shownCertifications } from './shown-certifications'

type Query = z.output<typeof CandidateQuery>
const NOBODY: ReadonlySet<string> = new Set()

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

/** The skills of the catalogue that a search names, with commas between them or without. */
const namedSkills = ({ skills = '' }: Query): string[] => [
  ...new Set(
    skills
      .split(',')
      .flatMap((part) => (findSkill(part) ? [part] : part.split(/\s+/)))
      .flatMap((name) => findSkill(name)?.name ?? []),
  ),
]

function filtersOf(query: Query): PeopleFilters {
  const { location, experience, focus, verifiedOnly, minLevel } = query
  const skills = namedSkills(query)
  // Whoever names skills asks for their proofs, not for any.
  const level = minLevel ?? (verifiedOnly === 'true' && skills.length > 0 ? 1 : undefined)
  return {
    ...(location === 'Remote' ? { metro: null } : {}),
    ...(location && location !== 'Remote' && location !== 'Any Location' ? { metro: location } : {}),
    ...(focus && focus !== 'All Technologies' ? { technology: focus } : {}),
    ...(verifiedOnly === 'true' ? { verifiedOnly: true } : {}),
    ...(level ? { proof: { level, skills } } : {}),
    ...(experience && experience !== 'Any' ? { months: EXPERIENCE_RANGES[experience] } : {}),
  }
}

/** Skills as the catalogue writes them, each of whose words must be there. */
const wordsOf = ({ skills = '' }: Query): string[] =>
  searchWords(
    skills
      .split(',')
      .map((part) => findSkill(part)?.name ?? part)
      .join(' '),
  )

/** Somebody of the directory, an applicant or an invited person: for everybody else there is nobody here. */
export async function shownPerson(manager: EntityManager, place: MemberPlace, id: string) {
  const { marketId } = place
  if (!(await manager.existsBy(CandidateEntity, { id, marketId }))) throw nothingHere('This person')
  const person = await findPerson(manager, marketId, id)
  const { of } = await contactFactsOf(manager, place, [person.candidate])
  const { hasApplied, isKnown, hasBlocked } = of(person.candidate)
  if (hasApplied) return person
  if (hasBlocked || (!isKnown && !isFindable(person.candidate, NOBODY))) throw nothingHere('This person')
  await mayLook(manager, place, id)
  return person
}

/** The talent directory, as far as its people let this company see it. */
export class PeopleService {
  private readonly lists: MatchLists

  constructor(private readonly deps: SectionDeps) {
    this.lists = new MatchLists(deps.db, deps.columns)
  }

  async search(place: MemberPlace, query: Query): Promise<CandidatePage> {
    const { db, clock } = this.deps
    const { page, pageSize, skip } = pagingOf(query)
    const posting = query.postingId ? await ownPosting(db.read, place, query.postingId) : undefined
    const { ids, total } = await this.lists.people(place, {
      job: posting ? matchJobOf(posting) : null,
      sort: posting ? 'match' : await this.sortFor(place),
      filters: filtersOf(query),
      words: wordsOf(query),
      skip,
      take: pageSize,
    })
    const people = await this.cardFacts(place, ids)
    const items = await candidateCards(db.read, place, people, { now: clock.now(), posting })
    return { items, total, page, pageSize }
  }

  /** View Profile: what the person shows; the person reads who looked. */
  async get(place: MemberPlace, id: string, postingId: string | undefined): Promise<CandidateDetail> {
    const { db, clock } = this.deps
    const { read: manager } = db
    const now = clock.now()
    const person = await shownPerson(manager, place, id)
    const posting = postingId ? await ownPosting(manager, place, postingId) : undefined
    const { candidate } = person
    const [[card], certifications, conversation] = await Promise.all([
      candidateCards(manager, place, [candidate], { now, posting }),
      shownCertifications(manager, { marketId: place.marketId, candidateId: id }),
      this.conversation(manager, place, candidate),
    ])
    if (!card) throw nothingHere('This person')
    await noteLook(this.deps, place, candidate, posting?.id)
    return {
      ...card,
      bio: candidate.bio,
      work: candidate.work,
      certifications,
      matchAnswer: posting ? toAnswer(explain(posting, person, now), 'company') : null,
      lastSeenAt: candidate.showOnlineStatus ? candidate.lastSeenAt : null,
      conversationId: conversation,
    }
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

  private async sortFor({ marketId, companyId }: MemberPlace): Promise<PeopleQuestion['sort']> {
    const company = await this.deps.db.read.findOneBy(CompanyEntity, { id: companyId, marketId })
    return company?.preferences.verifiedSkillsFirst ? 'verified' : 'newest'
  }

  /** What cards read of some people, in their order. */
  private async cardFacts({ marketId }: MemberPlace, ids: readonly string[]) {
    if (ids.length === 0) return []
    const rows = byId(
      await this.deps.db.read.find(CandidateEntity, {
        select: CARD_FACTS,
        where: { marketId, id: In([...ids]) },
      }),
    )
    return ids.flatMap((id) => rows.get(id) ?? [])
  }
}
