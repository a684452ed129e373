import { APPLICATIONS_PDF } from '@tryka/domain'
import type { FastifyInstance } from 'fastify'
import type { Clock } from '../../../clock'
import type { Database } from '../../../db/database'
import { untilClientLeaves } from '../../../http/client-gone'
import type { PdfPrinter } from '../../resumes/resume-pdf'
import { CandidateEntity } from '../tables'
import { candidateOf } from '../workspace/places'
import { applicationsDocument } from './applications-document'
import type { ApplicationsService } from './applications.service'

interface Deps {
  db: Database
  clock: Clock
  applications: ApplicationsService
  printer: PdfPrinter
}

/** Export PDF of the Applications section. */
export const applicationsPdfRoutes =
  ({ db, clock, applications, printer }: Deps) =>
  async (app: FastifyInstance) => {
    app.get(APPLICATIONS_PDF.path, {
      config: { access: 'candidate', rate: 'pdf', heavy: true },
      schema: { summary: 'Own applications as PDF', tags: ['applications'] },
      handler: async (request, reply) => {
        const place = candidateOf(request)
        const { workspaceId, candidateId } = place
        const [cards, person] = await Promise.all([
          applications.all(place),
          db.read.findOneByOrFail(CandidateEntity, { id: candidateId, workspaceId }),
        ])
        const { name, timeZone } = person
        const doc = applicationsDocument(cards, { name, timeZone, now: clock.now() })
        const pdf = await printer.print(doc, untilClientLeaves(reply))
        return reply
          .header('content-disposition', `attachment; filename="${APPLICATIONS_PDF.filename}"`)
          .type('application/pdf')
          .send(pdf)
      },
    })
  }
