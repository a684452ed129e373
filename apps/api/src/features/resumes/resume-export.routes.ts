import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import {
  EXPORT_PDF_ROUTE,
  EXPORT_ROUTE,
  exportFileName,
  ResumeExportQuery,
  ResumeParams,
  ResumePdfQuery,
  toJsonResume,
} from '@tryka/domain'
import type { ExportFormat, Resume } from '@tryka/domain'
import { renderResume } from '@tryka/resume-template'
import { attachment } from '../../http/attachment'
import { untilClientLeaves } from '../../http/client-gone'
import { accountOf } from '../../services/accounts/account-gate'
import { toHtml } from './exporters/html'
import { toMarkdown } from './exporters/markdown'
import { outlineOf } from './exporters/outline'
import { toPlainText } from './exporters/plain-text'
import { type PhotoPainter, wordFileOf } from './exporters/word-file'
import { attachData } from './pdf/attach-data'
import type { PdfPrinter } from './resume-pdf'
import type { ResumesService } from './resumes.service'

interface Exporter {
  extension: string
  type: string
  write(resume: Resume, images: PhotoPainter): Promise<Buffer | string> | string
}

const EXPORTERS: Record<ExportFormat, Exporter> = {
  docx: {
    extension: 'docx',
    type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    write: wordFileOf,
  },
  html: {
    extension: 'html',
    type: 'text/html; charset=utf-8',
    write: (resume) => toHtml(resume),
  },
  json: {
    extension: 'json',
    type: 'application/json; charset=utf-8',
    write: (resume) => JSON.stringify(toJsonResume(resume), null, 2),
  },
  markdown: {
    extension: 'md',
    type: 'text/markdown; charset=utf-8',
    write: (resume) => toMarkdown(outlineOf(resume)),
  },
  text: {
    extension: 'txt',
    type: 'text/plain; charset=utf-8',
    write: (resume) => toPlainText(outlineOf(resume)),
  },
}

const idOf = (request: FastifyRequest): string => (request.params as z.output<typeof ResumeParams>).id

/** Files of a saved resume, always from what is stored now. */
export const resumeExportRoutes =
  (resumes: ResumesService, printer: PdfPrinter, images: PhotoPainter) => async (app: FastifyInstance) => {
    const config = { access: 'account', rate: 'pdf' } as const

    app.post(EXPORT_PDF_ROUTE, {
      config,
      schema: {
        summary: 'A saved resume as PDF, with its data in it where `data=attached` asks for them',
        tags: ['resumes'],
        params: ResumeParams,
        querystring: ResumePdfQuery,
      },
      handler: async (request, reply) => {
        const resume = await resumes.get(accountOf(request).id, idOf(request))
        const doc = renderResume(resume, { savedAt: resume.updatedAt })
        const printed = await printer.print(doc, untilClientLeaves(reply))
        const { data } = request.query as z.output<typeof ResumePdfQuery>
        const pdf = data ? await attachData(printed, resume) : printed
        return reply
          .header('content-disposition', attachment(exportFileName(resume.title, 'pdf')))
          .type('application/pdf')
          .send(pdf)
      },
    })

    app.post(EXPORT_ROUTE, {
      config,
      schema: {
        summary: 'A saved resume as a Word document, HTML, JSON Resume, Markdown or plain text',
        tags: ['resumes'],
        params: ResumeParams,
        querystring: ResumeExportQuery,
      },
      handler: async (request, reply) => {
        const resume = await resumes.get(accountOf(request).id, idOf(request))
        const { format } = request.query as z.output<typeof ResumeExportQuery>
        const { extension, type, write } = EXPORTERS[format]
        return reply
          .header('content-disposition', attachment(exportFileName(resume.title, extension)))
          .type(type)
          .send(await write(resume, images))
      },
    })
  }
