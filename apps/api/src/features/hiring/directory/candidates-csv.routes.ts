import type { CandidateCard } from '@tryka/domain'
import { CANDIDATES_CSV } from '@tryka/domain'
import type { FastifyInstance } from 'fastify'
import { Readable } from 'node:stream'
import { csvCell } from '../../admin/signups-csv'
import type { SectionDeps } from '../core/section'
import { memberOf } from '../workspace/places'
import type { MemberPlace } from '../workspace/places'
import { DirectoryService } from './directory.service'

const PAGE = 100
const HEADER = [
  'ID',
  'Name',
  'Title',
  'Location',
  'Experience',
  'Focus',
  'Availability',
  'Verified skills',
  'Skills',
]

const line = (cells: readonly string[]): string => `${cells.join(',')}\r\n`

/** Texts are quoted and disarmed; the count is ours. */
const cardLine = (card: CandidateCard): string =>
  line([
    ...[card.id, card.name, card.title, card.location, card.experience].map(csvCell),
    ...[card.technology, card.available].map(csvCell),
    String(card.verifiedSkills),
    csvCell(card.skills.map(({ skill }) => skill).join('; ')),
  ])

/** The directory as a file, with those people alone who may be found; who took it is kept in the history. */
export const candidatesCsvRoutes = (deps: SectionDeps) => async (app: FastifyInstance) => {
  const directory = new DirectoryService(deps)
  async function* file(place: MemberPlace): AsyncGenerator<string> {
    yield line(HEADER.map(csvCell))
    for (let page = 1; ; page++) {
      const { items } = await directory.search(place, { page, pageSize: PAGE })
      if (items.length) yield items.map(cardLine).join('')
      if (items.length < PAGE) return
    }
  }
  app.get(CANDIDATES_CSV.path, {
    config: { access: 'company', rate: 'read', roles: ['Admin'] },
    schema: { summary: 'The talent directory as CSV; audited', tags: ['company'] },
    handler: async (request, reply) => {
      const place = memberOf(request)
      await deps.changes.run(place.workspaceId, async (change) => {
        const event = { kind: 'company', subjectId: place.companyId, action: 'export_candidates' }
        await change.record({ ...event, from: '', to: '', by: place })
      })
      return reply
        .header('content-disposition', `attachment; filename="${CANDIDATES_CSV.filename}"`)
        .type('text/csv; charset=utf-8')
        .send(Readable.from(file(place)))
    },
  })
}
