import type { FastifyInstance } from 'fastify'
import type { CompanyApplicationCard } from '@tryka/domain'
import { PIPELINE_CSV, CompanyApplicationsExport, SOURCE_LABELS } from '@tryka/domain'
import type { Clock } from '../../../../clock'
import type { Database } from '../../../../db/database'
import type { Changes } from '../../core/change'
import { memberOf, type MemberPlace } from '../../core/places'
import { csvReply, type CsvColumn } from '../../../../http/csv'
import { companyApplicationCards } from './company-application-cards'
import type { CompanyApplicationList } from './company-application-list'

const PAGE = 200

const COLUMNS: readonly CsvColumn<CompanyApplicationCard>[] = [
  { header: 'ID', value: ({ id }) => id },
  { header: 'Candidate', value: ({ candidate }) => candidate.name },
  { header: 'Role', value: ({ role }) => role },
  { header: 'Status', value: ({ status }) => status },
  { header: 'Source', value: ({ source }) => SOURCE_LABELS[source] },
  { header: 'Applied', value: ({ appliedAt }) => appliedAt },
  { header: 'Match', value: ({ match }) => match },
  { header: 'Reply due', value: ({ dueAt }) => dueAt ?? '' },
  { header: 'Interview', value: ({ interviewAt }) => interviewAt ?? '' },
]

type Filter = ReturnType<typeof CompanyApplicationsExport.parse>

interface Deps {
  db: Database
  clock: Clock
  changes: Changes
  list: CompanyApplicationList
}

/** The applications that the list shows, as a file; who took it is kept in the history. */
export const companyApplicationsCsvRoutes =
  ({ db, clock, changes, list }: Deps) =>
  async (app: FastifyInstance) => {
    async function* cards(place: MemberPlace, filter: Filter): AsyncGenerator<CompanyApplicationCard[]> {
      for (let skip = 0; ; skip += PAGE) {
        const rows = await list.page(place, filter, { skip, pageSize: PAGE })
        yield await companyApplicationCards(db.read, place, rows, clock.now())
        if (rows.length < PAGE) return
      }
    }
    app.get<{ Querystring: Filter }>(PIPELINE_CSV.path, {
      config: { access: 'company', rate: 'read', roles: ['Admin'] },
      schema: {
        summary: 'Applications to the company as CSV, narrowed as the list is; audited',
        tags: ['company'],
        querystring: CompanyApplicationsExport,
      },
      handler: async (request, reply) => {
        const place = memberOf(request)
        await changes.run(place.marketId, {}, async (change) => {
          const { companyId: subjectId } = place
          const event = { kind: 'company', subjectId, action: 'export_applications', from: '', to: '' }
          await change.record({ ...event, by: place })
        })
        return csvReply(reply, PIPELINE_CSV.filename, COLUMNS, cards(place, request.query))
      },
    })
  }
