import type { FastifyInstance } from 'fastify'
import { PROSE_FIRST, RESUME_MESSAGES, resumeApi } from '@tryka/domain'
import { AppError } from '../../app-error'
import { untilClientLeaves } from '../../http/client-gone'
import { handle } from '../../http/handle'
import type { ResumeWriter } from './writer/resume-writer'

const missing = (sentence: string) => new AppError(400, 'MISSING_INFORMATION', `${sentence}.`)

/** Proposals of the writer; nothing is stored. */
export const resumeContentRoutes = (writer: ResumeWriter) => async (app: FastifyInstance) => {
  handle(app, resumeApi.improve, async ({ body, reply }) => {
    if (!body.content.trim())
      throw missing(body.section === 'summary' ? RESUME_MESSAGES.summaryFirst : PROSE_FIRST)
    return writer.improve(body, untilClientLeaves(reply))
  })
  handle(app, resumeApi.improvePoints, async ({ body, reply }) => {
    if (!body.points.some((point) => point.trim())) throw missing(PROSE_FIRST)
    return writer.improvePoints(body, untilClientLeaves(reply))
  })
  handle(app, resumeApi.writingEngine, async () => ({ engine: writer.engine }))
  handle(app, resumeApi.generate, async ({ body, reply }) => {
    if (!body.jobTitle.trim()) throw missing(RESUME_MESSAGES.jobTitleFirst)
    return writer.generate(body, untilClientLeaves(reply))
  })
}
