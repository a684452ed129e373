import type { FastifyInstance } from 'fastify'
import type { z } from 'zod'
import {
  exportFileName,
  LETTER_EXPORT_ROUTE,
  letterBody,
  letterDay,
  LetterExportQuery,
  LetterParams,
  lettersApi,
} from '@tryka/domain'
import type { Letter, LetterFormat, Resume } from '@tryka/domain'
import { renderLetter } from '@tryka/resume-template'
import { AppError } from '../../../app-error'
import { attachment } from '../../../http/attachment'
import { untilClientLeaves } from '../../../http/client-gone'
import { handle } from '../../../http/handle'
import { accountOf } from '../../../services/accounts/account-gate'
import { oneCall } from '../../../services/idempotency/idempotency'
import type { PdfPrinter } from '../resume-pdf'
import type { ResumesService } from '../resumes.service'
import { letterDocx } from './letter-docx'
import { noResumeOfLetter } from './letter.errors'
import type { LettersService } from './letters.service'

const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
const FILES: Record<LetterFormat, { extension: string; type: string }> = {
  pdf: { extension: 'pdf', type: 'application/pdf' },
  docx: { extension: 'docx', type: WORD },
  text: { extension: 'txt', type: 'text/plain; charset=utf-8' },
}

export interface LettersRoutesDeps {
  letters: LettersService
  resumes: ResumesService
  printer: Pick<PdfPrinter, 'print'>
}

const plain = (letter: Letter, resume: Resume): string =>
  [
    letterDay(letter.date, resume.language),
    letter.recipient,
    letter.subject,
    letterBody(letter, resume.personalInfo.fullName),
  ]
    .filter((part) => part.trim())
    .join('\n\n') + '\n'

/** Cover letters, and files of them: always from what is stored now. */
export const lettersRoutes =
  ({ letters, resumes, printer }: LettersRoutesDeps) =>
  async (app: FastifyInstance) => {
    handle(app, lettersApi.list, async ({ query, request }) =>
      letters.list(accountOf(request).id, query.page),
    )
    handle(app, lettersApi.create, async ({ body, request }) =>
      letters.create(oneCall(request, accountOf(request).id), body),
    )
    handle(app, lettersApi.read, async ({ params, request }) => letters.get(accountOf(request).id, params.id))
    handle(app, lettersApi.update, async ({ params, body, request }) =>
      letters.update(accountOf(request).id, params.id, body),
    )
    handle(app, lettersApi.remove, async ({ params, request }) =>
      letters.remove(accountOf(request).id, params.id),
    )

    /** A resume in the trash lends nothing. */
    const resumeOf = async (accountId: string, { resumeId }: Letter): Promise<Resume> => {
      if (resumeId === null) throw noResumeOfLetter()
      return resumes.get(accountId, resumeId).catch((error: unknown) => {
        throw error instanceof AppError && error.status === 404 ? noResumeOfLetter() : error
      })
    }

    app.post(LETTER_EXPORT_ROUTE, {
      config: { access: 'account', rate: 'pdf' },
      schema: {
        summary: 'A saved cover letter as PDF, a Word document or plain text',
        tags: ['letters'],
        params: LetterParams,
        querystring: LetterExportQuery,
      },
      handler: async (request, reply) => {
        const { id: accountId } = accountOf(request)
        const letter = await letters.get(accountId, (request.params as z.output<typeof LetterParams>).id)
        const resume = await resumeOf(accountId, letter)
        const { format } = request.query as z.output<typeof LetterExportQuery>
        const write: Record<LetterFormat, () => Promise<Buffer> | string> = {
          pdf: () =>
            printer.print(
              renderLetter(letter, resume, { savedAt: letter.updatedAt }),
              untilClientLeaves(reply),
            ),
          docx: () => letterDocx(letter, resume),
          text: () => plain(letter, resume),
        }
        const { extension, type } = FILES[format]
        const file = await write[format]()
        return reply
          .header('content-disposition', attachment(exportFileName(letter.title, extension)))
          .type(type)
          .send(file)
      },
    })
  }
