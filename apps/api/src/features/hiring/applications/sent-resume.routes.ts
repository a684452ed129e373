import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import {
  applicationsApi,
  exportFileName,
  IdParams,
  companyApplicationsApi,
  SENT_RESUME_PDF,
} from '@tryka/domain'
import type { ResumeDraft } from '@tryka/domain'
import { renderResume } from '@tryka/resume-template'
import { attachment } from '../../../http/attachment'
import { untilClientLeaves } from '../../../http/client-gone'
import { handle } from '../../../http/handle'
import type { PdfPrinter } from '../../resumes/resume-pdf'
import type { CompanyApplicationsService } from './company/company-applications.service'
import { candidateOf, memberOf } from '../core/places'
import type { ApplicationsService } from './candidate/applications.service'

interface Deps {
  applications: ApplicationsService
  pipeline: CompanyApplicationsService
  printer: PdfPrinter
}

/** The resume of an application as it was sent, for whoever sent it and for the company that got it. */
export const sentResumeRoutes =
  ({ applications, pipeline, printer }: Deps) =>
  async (app: FastifyInstance) => {
    const read: Record<
      keyof typeof SENT_RESUME_PDF,
      (r: FastifyRequest, id: string) => Promise<ResumeDraft>
    > = {
      candidate: (request, id) => applications.resume(candidateOf(request), id),
      company: (request, id) => pipeline.resume(memberOf(request), id),
    }
    handle(app, applicationsApi.resume, async ({ request, params }) => ({
      resume: await read.candidate(request, params.id),
    }))
    handle(app, companyApplicationsApi.resume, async ({ request, params }) => ({
      resume: await read.company(request, params.id),
    }))
    for (const side of ['candidate', 'company'] as const)
      app.get(SENT_RESUME_PDF[side], {
        config: { access: side, rate: 'pdf', heavy: true },
        schema: {
          summary: 'The resume that was sent, as PDF',
          tags: [side === 'candidate' ? 'applications' : 'company'],
          params: IdParams,
        },
        handler: async (request, reply) => {
          const { id } = request.params as z.output<typeof IdParams>
          const resume = await read[side](request, id)
          const pdf = await printer.print(renderResume(resume), untilClientLeaves(reply))
          return reply
            .header('content-disposition', attachment(exportFileName(resume.title, 'pdf')))
            .type('application/pdf')
            .send(pdf)
        },
      })
  }
