import type { FastifyInstance } from 'fastify'
import { APPLICATIONS_PDF, ApplicationsExportQuery } from '@tryka/domain'
import type { Clock } from '../../../../clock'
import type { Database } from '../../../../db/database'
import { untilClientLeaves } from '../../../../http/client-gone'
import type { PdfPrinter } from '../../../resumes/resume-pdf'
import { CandidateEntity } from '../../profile/candidate.table'
import { candidateOf } from '../../core/places'
import { attachment } from '../../../../http/attachment'
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
    app.get<{ Querystring: ReturnType<typeof ApplicationsExportQuery.parse> }>(APPLICATIONS_PDF.path, {
      config: { access: 'candidate', rate: 'pdf', heavy: true },
      schema: {
        summary: 'Own applications as PDF, narrowed as the list is',
        tags: ['applications'],
        querystring: ApplicationsExportQuery,
      },
      handler: async (request, reply) => {
        const place = candidateOf(request)
        const { status } = request.query
        const { marketId, candidateId } = place
        const [cards, person] = await Promise.all([
          applications.all(place, status),
          db.read.findOneByOrFail(CandidateEntity, { id: candidateId, marketId }),
        ])
        const { name, timeZone } = person
        const doc = applicationsDocument(cards, { name, timeZone, status, now: clock.now() })
        const pdf = await printer.print(doc, untilClientLeaves(reply))
        return reply
          .header('content-disposition', attachment(APPLICATIONS_PDF.filename))
          .type('application/pdf')
          .send(pdf)
      },
    })
  }
