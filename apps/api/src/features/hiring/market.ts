import type { FastifyInstance } from 'fastify'
import { deriveKey } from '../../keys'
import { applicationsRoutes } from './applications/applications.routes'
import { applicationsPdfRoutes } from './applications/applications-pdf.routes'
import { ApplicationsService } from './applications/applications.service'
import type { SectionDeps } from './core/section'
import { CalendarFiles } from './interviews/calendar-files'
import { CompanyInterviewsService } from './interviews/company-interviews.service'
import { interviewsRoutes } from './interviews/interviews.routes'
import { InterviewsService } from './interviews/interviews.service'
import { ScorecardsService } from './interviews/scorecards.service'
import { jobsRoutes } from './jobs/jobs.routes'
import { JobsService } from './jobs/jobs.service'
import { OfferAnswers } from './offers/offer-answers'
import { offersRoutes } from './offers/offers.routes'
import { OffersService } from './offers/offers.service'
import { pipelineCsvRoutes } from './pipeline/pipeline-csv.routes'
import { PipelineList } from './pipeline/pipeline-list'
import { pipelineRoutes } from './pipeline/pipeline.routes'
import { PipelineService } from './pipeline/pipeline.service'
import { postingsRoutes } from './postings/postings.routes'
import { PostingsService } from './postings/postings.service'
import type { PdfPrinter } from '../resumes/resume-pdf'
import type { WorkspacesService } from './workspace/workspaces.service'

/** From a posting to a hire: what both sides do with one another. */
export function createMarket({
  db,
  clock,
  config,
  changes,
  workspaces,
  printer,
}: SectionDeps & { workspaces: WorkspacesService; printer: PdfPrinter }) {
  const jobs = new JobsService(db, clock, deriveKey(config.sessionSecret, 'job-views'))
  const applications = new ApplicationsService(db, changes)
  const list = new PipelineList(db, clock)
  return {
    jobs,
    routes: async (app: FastifyInstance) => {
      await app.register(jobsRoutes(jobs))
      await app.register(applicationsRoutes(applications, new OfferAnswers(changes)))
      await app.register(pipelineRoutes(list, new PipelineService(db, changes)))
      await app.register(applicationsPdfRoutes({ db, clock, applications, printer }))
      await app.register(pipelineCsvRoutes({ db, clock, changes, list }))
      await app.register(postingsRoutes(new PostingsService(db, changes)))
      await app.register(offersRoutes(new OffersService(changes)))
      await app.register(
        interviewsRoutes({
          interviews: new InterviewsService(db, changes),
          companyInterviews: new CompanyInterviewsService(db, changes),
          scorecards: new ScorecardsService(db, changes),
          calendar: new CalendarFiles(db, clock, workspaces),
        }),
      )
    },
  }
}
