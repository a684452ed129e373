import type { EntityManager } from 'typeorm'
import type { z } from 'zod'
import { isAtRest } from '@tryka/domain'
import type { CompanySettings, CompanySettingsUpdate } from '@tryka/domain'
import { CompanyProofEntity } from '../companies/company-proof.table'
import type { Change } from '../core/change'
import { stale } from '../core/errors'
import type { SectionDeps } from '../core/section'
import { CompanyEntity } from './team.table'
import type { MemberPlace } from '../core/places'

/** Company and hiring preferences; everybody of the team reads them, Admins change them. */
export async function readCompanySettings(
  manager: EntityManager,
  { marketId, companyId, member, companyState }: MemberPlace,
): Promise<CompanySettings> {
  const [company, proof] = await Promise.all([
    manager.findOneByOrFail(CompanyEntity, { id: companyId, marketId }),
    manager.findOneBy(CompanyProofEntity, { companyId }),
  ])
  const { id, logo, name, industry, size, location, description, timeZone, preferences, version } = company
  return {
    id,
    logo,
    name,
    industry,
    size,
    location,
    description,
    timeZone,
    preferences,
    version,
    country: proof?.country ?? null,
    canEdit: member.role === 'Admin' && !isAtRest(companyState),
  }
}

/** The name of a company from now on, where another is wanted; a verified one keeps its name until that is decided. */
export type NameToShow = (
  change: Change,
  companyId: string,
  name: { now: string; wanted: string },
) => Promise<string>

export function saveCompanySettings(
  { changes, nameToShow }: SectionDeps & { nameToShow: NameToShow },
  place: MemberPlace,
  { version, ...body }: z.output<typeof CompanySettingsUpdate>,
): Promise<CompanySettings> {
  const { marketId, companyId: id } = place
  return changes.run(marketId, { company: id }, async (change) => {
    const { manager } = change
    const current = await readCompanySettings(manager, place)
    if (version !== current.version) throw stale(current)
    const name = await nameToShow(change, id, { now: current.name, wanted: body.name })
    await manager.update(
      CompanyEntity,
      { id, marketId },
      { ...body, name, version: version + 1, changedAt: change.at },
    )
    change.touch('both', 'postings', 'applications')
    change.touch({ company: id }, 'postings', 'applications', 'team')
    return readCompanySettings(manager, place)
  })
}
