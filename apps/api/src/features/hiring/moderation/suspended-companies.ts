import { In, MoreThan } from 'typeorm'
import { LIVE_MARKET_ID, OPEN_STAGES } from '@tryka/domain'
import { ApplicationEntity } from '../applications/application.table'
import type { Changes } from '../core/change'
import { tellCandidate } from '../core/contacts'
import { CandidateEntity } from '../profile/candidate.table'
import { CompanyEntity } from '../team/team.table'

/** People told in one transaction: a company may have thousands of applicants, and others wait. */
const BATCH = 50

/** What a company's suspension means for those who wait for its answer. */
export class SuspendedCompanies {
  constructor(private readonly changes: Changes) {}

  /** Everybody with an open application hears of it and may withdraw. */
  async tellApplicants(companyId: string): Promise<void> {
    for (let last = ''; ;) {
      const next = await this.changes.run(LIVE_MARKET_ID, async (change) => {
        const { manager, marketId } = change
        const rows = await manager.find(ApplicationEntity, {
          where: { marketId, companyId, stage: In([...OPEN_STAGES]), id: MoreThan(last) },
          order: { id: 'ASC' },
          take: BATCH,
        })
        if (rows.length === 0) return ''
        const company = await manager.findOneByOrFail(CompanyEntity, { id: companyId, marketId })
        for (const { id, candidateId } of rows) {
          const candidate = await manager.findOneByOrFail(CandidateEntity, { id: candidateId, marketId })
          await tellCandidate(change, candidate, {
            type: 'Application updates',
            title: `${company.name} is suspended: you may withdraw your application`,
            section: 'applications',
            mail: {
              subject: 'A company you applied to',
              about: { company: company.name },
              lines: ['It is suspended for now and cannot answer you. You may withdraw your application.'],
            },
            open: { application: id },
          })
        }
        change.touch('candidate', 'applications')
        return rows.length < BATCH ? '' : (rows.at(-1)?.id ?? '')
      })
      if (next === '') return
      last = next
    }
  }
}
