import type { PipelineCard } from '@tryka/domain'
import { PIPELINE_CSV, SOURCE_LABELS } from '@tryka/domain'
import type { FastifyInstance } from 'fastify'
import { Readable } from 'node:stream'
import type { Clock } from '../../../clock'
import type { Database } from '../../../db/database'
import { csvCell } from '../../admin/signups-csv'
import type { Changes } from '../core/change'
import { memberOf } from '../workspace/places'
import type { MemberPlace } from '../workspace/places'
import { pipelineCards } from './pipeline-cards'
import type { PipelineList } from './pipeline-list'

const PAGE = 200
const HEADER = ['ID', 'Candidate', 'Role', 'Status', 'Source', 'Applied', 'Match', 'Reply due', 'Interview']

const line = (cells: readonly string[]): string => `${cells.join(',')}\r\n`

/** Numbers and times are written by us; texts are quoted and disarmed. */
const cardLine = (card: PipelineCard): string =>
  line([
    csvCell(card.id),
    csvCell(card.candidate.name),
    csvCell(card.role),
    csvCell(card.status),
    csvCell(SOURCE_LABELS[card.source]),
    csvCell(card.appliedAt),
    card.match === null ? '' : String(card.match),
    csvCell(card.dueAt ?? ''),
    csvCell(card.interviewAt ?? ''),
  ])

interface Deps {
  db: Database
  clock: Clock
  changes: Changes
  list: PipelineList
}

/** All applications of the company as a file; who took it is kept in the history. */
export const pipelineCsvRoutes =
  ({ db, clock, changes, list }: Deps) =>
  async (app: FastifyInstance) => {
    async function* file(place: MemberPlace): AsyncGenerator<string> {
      yield line(HEADER.map(csvCell))
      for (let skip = 0; ; skip += PAGE) {
        const rows = await list.page(place, skip, PAGE)
        const cards = await pipelineCards(db.read, place, rows, clock.now())
        if (cards.length) yield cards.map(cardLine).join('')
        if (rows.length < PAGE) return
      }
    }
    app.get(PIPELINE_CSV.path, {
      config: { access: 'company', rate: 'read', roles: ['Admin'] },
      schema: { summary: 'Applications to the company as CSV; audited', tags: ['company'] },
      handler: async (request, reply) => {
        const place = memberOf(request)
        await changes.run(place.workspaceId, async (change) => {
          const { companyId: subjectId } = place
          const event = { kind: 'company', subjectId, action: 'export_applications', from: '', to: '' }
          await change.record({ ...event, by: place })
        })
        return reply
          .header('content-disposition', `attachment; filename="${PIPELINE_CSV.filename}"`)
          .type('text/csv; charset=utf-8')
          .send(Readable.from(file(place)))
      },
    })
  }
