import { In } from 'typeorm'
import type { EntityManager } from 'typeorm'
import type { z } from 'zod'
import { mayCompanyWrite, searchWords } from '@tryka/domain'
import type { CompanyRef, PersonRef } from '@tryka/domain'
import { nothingHere, refused } from '../core/errors'
import { byId, pageOf } from '../core/list'
import { searchByWords } from '../core/word-search'
import { openPersonRef, personRef } from '../core/person-ref'
import { agreedWith } from '../core/contact-standing'
import { awayFrom, isBlocked } from '../core/hidden'
import { applicationsAt, contactFactsOf, isFindable, onlyFindable } from '../core/reach'
import type { StoredCandidateRow } from '../profile/candidate.table'
import { ApplicationEntity } from '../applications/application.table'
import { InvitationEntity } from '../people/invitation.table'
import { ConversationEntity } from './message.table'
import { CandidateEntity } from '../profile/candidate.table'
import { CompanyEntity } from '../team/team.table'
import type { CandidatePlace, MemberPlace, Place } from '../core/places'
import { notContactable } from './sides'

type Company = z.output<typeof CompanyRef>
const MOST = 20
/** People looked through for those who may be written to. */
const LOOKED_AT = 200

const FACTS = {
  id: true,
  name: true,
  title: true,
  allowDirectMessages: true,
} as const

/** Where a first message goes, and with which application. */
export interface Address {
  companyId: string
  candidate: StoredCandidateRow
  applicationId: string | null
}

/** A person by their own id, or by an application whose review is blind. */
async function personAddress(manager: EntityManager, place: MemberPlace, to: string): Promise<Address> {
  const { marketId, companyId } = place
  const application = await manager.findOneBy(ApplicationEntity, { id: to, marketId, companyId })
  const candidate = await manager.findOneBy(CandidateEntity, {
    id: application?.candidateId ?? to,
    marketId,
  })
  if (!candidate) throw nothingHere('This person')
  if (application) {
    if ((await awayFrom(manager, place, [candidate.id])).size) throw notContactable()
    return { companyId, candidate, applicationId: application.id }
  }
  const { of, applications } = await contactFactsOf(manager, place, [candidate])
  const facts = of(candidate)
  const away = await awayFrom(manager, place, [candidate.id])
  if (!facts.hasApplied && !facts.isKnown && !isFindable(candidate, away)) throw nothingHere('This person')
  if (!mayCompanyWrite(facts)) throw notContactable()
  return { companyId, candidate, applicationId: applications.find(({ blind }) => !blind)?.row.id ?? null }
}

/** Companies that a candidate has to do with: by an application, an invitation or a conversation. */
async function dealtWith(manager: EntityManager, { marketId, candidateId }: CandidatePlace) {
  const where = { marketId, candidateId }
  const select = { companyId: true } as const
  const lists = await Promise.all([
    manager.find(ApplicationEntity, { select, where }),
    manager.find(InvitationEntity, { select, where }),
    manager.find(ConversationEntity, { select, where }),
  ])
  return new Set(lists.flat().map(({ companyId }) => companyId))
}

async function companyAddress(manager: EntityManager, place: CandidatePlace, to: string): Promise<Address> {
  const { marketId, candidateId } = place
  const company = await manager.findOneBy(CompanyEntity, { id: to, marketId })
  if (!company) throw nothingHere('This company')
  if (
    !(await dealtWith(manager, place)).has(to) ||
    (await isBlocked(manager, { candidateId, companyId: to }))
  )
    throw refused(403, 'NOT_CONTACTABLE', 'Apply first: then you can write to this company.')
  const [candidate, [newest]] = await Promise.all([
    manager.findOneByOrFail(CandidateEntity, { id: candidateId, marketId }),
    applicationsAt(manager, { marketId, companyId: to }, [candidateId]),
  ])
  return { companyId: to, candidate, applicationId: newest?.row.id ?? null }
}

/** Finds whom a first message is for, or says why it cannot be sent. */
export const addressFor = (manager: EntityManager, place: Place, to: string): Promise<Address> =>
  place.side === 'candidate' ? companyAddress(manager, place, to) : personAddress(manager, place, to)

async function companies(manager: EntityManager, place: CandidatePlace, q = ''): Promise<Company[]> {
  const ids = [...(await dealtWith(manager, place))]
  const rows = await manager.find(CompanyEntity, {
    where: { marketId: place.marketId, id: In(ids) },
    order: { name: 'ASC' },
  })
  const words = searchWords(q)
  return rows
    .filter(({ name }) => words.every((word) => name.toLowerCase().includes(word)))
    .slice(0, MOST)
    .map(({ id, name, logo }) => ({ id, name, logo }))
}

/** Those who applied lately, people under blind review by their code. */
async function applicants(manager: EntityManager, place: MemberPlace, words: string[]): Promise<PersonRef[]> {
  const { marketId, companyId } = place
  const newest = await manager.find(ApplicationEntity, {
    select: { id: true, candidateId: true, appliedAt: true },
    where: { marketId, companyId },
    order: { appliedAt: 'DESC' },
    // Without words nearly everybody is shown.
    take: words.length ? LOOKED_AT : MOST * 3,
  })
  const all = byId(
    await manager.find(CandidateEntity, {
      select: { id: true, name: true, title: true },
      where: { marketId, id: In(newest.map(({ candidateId }) => candidateId)) },
    }),
  )
  const known = await applicationsAt(manager, place, [...all.keys()])
  return known.flatMap(({ row, blind }) => {
    const candidate = all.get(row.candidateId)
    if (!candidate) return []
    const ref = personRef(candidate, row, blind)
    const text = `${ref.name} ${ref.title}`.toLowerCase()
    return words.every((word) => text.includes(word)) ? ref : []
  })
}

async function agreed(manager: EntityManager, place: MemberPlace, words: string[]): Promise<PersonRef[]> {
  const ids = await agreedWith(manager, place, LOOKED_AT)
  const found = await manager.find(CandidateEntity, {
    select: FACTS,
    where: { marketId: place.marketId, id: In(ids) },
    order: { name: 'ASC', id: 'ASC' },
  })
  const { of } = await contactFactsOf(manager, place, found)
  return found
    .filter((person) => mayCompanyWrite(of(person)))
    .map(openPersonRef)
    .filter(({ name, title }) => words.every((word) => `${name} ${title}`.toLowerCase().includes(word)))
}

/** People who agreed to talk to this company; in a demo also samples of the directory, whom nobody has to ask. */
async function writable(manager: EntityManager, place: MemberPlace, q: string): Promise<PersonRef[]> {
  const { marketId } = place
  if (!place.isDemo) return agreed(manager, place, searchWords(q))
  const query = manager.createQueryBuilder(CandidateEntity, 'c').where('c.marketId = :marketId', { marketId })
  searchByWords(query, 'c.id', { table: 'candidates', marketId, text: q })
  onlyFindable(query, 'c', place).orderBy('c.name', 'ASC').addOrderBy('c.id', 'ASC')
  const found = await pageOf(query, { skip: 0, pageSize: LOOKED_AT }, FACTS)
  const { of } = await contactFactsOf(manager, place, found)
  return found.filter((person) => mayCompanyWrite(of(person))).map(openPersonRef)
}

/** Applicants first; then, where there is room, people of the directory. */
async function people(manager: EntityManager, place: MemberPlace, q = ''): Promise<PersonRef[]> {
  const refs = byId(await applicants(manager, place, searchWords(q)))
  if (refs.size < MOST) for (const ref of await writable(manager, place, q)) refs.set(ref.id, ref)
  return [...refs.values()].slice(0, MOST)
}

/** Whom one may write to. */
export const recipientsOf = async (manager: EntityManager, place: Place, q?: string) => ({
  items: place.side === 'candidate' ? await companies(manager, place, q) : await people(manager, place, q),
})
