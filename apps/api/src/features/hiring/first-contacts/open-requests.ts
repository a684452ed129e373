import type { EntityManager } from 'typeorm'
import { In, MoreThan, Not } from 'typeorm'
import type { FirstContact } from '@tryka/domain'
import { companiesApart } from '../blocks/blocks'
import { companiesAway } from '../core/hidden'
import type { CandidatePlace } from '../core/places'
import { firstContactViews } from './first-contact-view'
import { FirstContactEntity, type StoredFirstContactRow } from './first-contact.table'

const MOST = 100

/** Those of some requests whose company is suspended or taken down now: nobody could talk, so nobody is asked to answer. */
export async function ofAway(
  manager: EntityManager,
  rows: readonly StoredFirstContactRow[],
  at: string,
): Promise<ReadonlySet<string>> {
  const away = await companiesAway(manager, [...new Set(rows.map((row) => row.companyId))], at)
  return new Set(rows.filter((row) => away.has(row.companyId)).map(({ id }) => id))
}

/** Requests that wait for this person's answer, the nearest end first. */
export async function openRequests(manager: EntityManager, place: CandidatePlace): Promise<FirstContact[]> {
  const { marketId, candidateId, calledAt } = place
  const rows = await manager.find(FirstContactEntity, {
    where: {
      marketId,
      candidateId,
      companyId: Not(In([...(await companiesApart(manager, place))])),
      state: 'sent',
      expiresAt: MoreThan(calledAt),
    },
    order: { expiresAt: 'ASC', id: 'ASC' },
    take: MOST,
  })
  if (rows.length === 0) return []
  const away = await ofAway(manager, rows, calledAt)
  return firstContactViews(
    manager,
    place,
    rows.filter(({ id }) => !away.has(id)),
    calledAt,
  )
}
