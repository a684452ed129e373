import type { FastifyInstance } from 'fastify'
import type { CandidateCard } from '@tryka/domain'
import { CANDIDATES_CSV, CandidatesExportQuery } from '@tryka/domain'
import type { CsvColumn } from '../../../http/csv'
import { csvReply } from '../../../http/csv'
import type { SectionDeps } from '../core/section'
import { memberOf } from '../core/places'
import type { MemberPlace } from '../core/places'
import { PeopleService } from './people.service'

const PAGE = 100

const COLUMNS: readonly CsvColumn<CandidateCard>[] = [
  { header: 'ID', value: ({ id }) => id },
  { header: 'Name', value: ({ name }) => name },
  { header: 'Title', value: ({ title }) => title },
  { header: 'Location', value: ({ location }) => location },
  { header: 'Experience', value: ({ experience }) => experience },
  { header: 'Focus', value: ({ technology }) => technology },
  { header: 'Availability', value: ({ available }) => available },
  { header: 'Verified skills', value: ({ verifiedSkills }) => verifiedSkills },
  { header: 'Skills', value: ({ skills }) => skills.map(({ skill }) => skill).join('; ') },
]

type Filter = ReturnType<typeof CandidatesExportQuery.parse>

/** The directory as a file, with those people alone who may be found; who took it is kept in the history. */
export const candidatesCsvRoutes = (deps: SectionDeps) => async (app: FastifyInstance) => {
  const directory = new PeopleService(deps)
  async function* cards(place: MemberPlace, filter: Filter): AsyncGenerator<CandidateCard[]> {
    for (let page = 1; ; page++) {
      const { items } = await directory.search(place, { ...filter, page, pageSize: PAGE })
      yield items
      if (items.length < PAGE) return
    }
  }
  app.get<{ Querystring: Filter }>(CANDIDATES_CSV.path, {
    config: { access: 'company', rate: 'read', roles: ['Admin'], needs: 'shown' },
    schema: {
      summary: 'The talent directory as CSV, narrowed as the search is; audited',
      tags: ['company'],
      querystring: CandidatesExportQuery,
    },
    handler: async (request, reply) => {
      const place = memberOf(request)
      await deps.changes.run(place.marketId, {}, async (change) => {
        const event = { kind: 'company', subjectId: place.companyId, action: 'export_candidates' }
        await change.record({ ...event, from: '', to: '', by: place })
      })
      return csvReply(reply, CANDIDATES_CSV.filename, COLUMNS, cards(place, request.query))
    },
  })
}
