import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { deriveKey } from '../../keys'
import { applicationsRoutes } from './applications/candidate/applications.routes'
import { applicationsPdfRoutes } from './applications/candidate/applications-pdf.routes'
import { ApplicationLimits } from './applications/candidate/application-limits'
import { ApplicationsService } from './applications/candidate/applications.service'
import { Attempts } from '../../services/attempts/attempts'
import type { Model } from '../../services/model/model'
import { sentResumeRoutes } from './applications/sent-resume.routes'
import { nameToShow } from './companies/company-change'
import { coachDataRoutes } from './coach-data/coach-data.routes'
import { planRoutes } from './coach/plan/plan.routes'
import { practiceRoutes } from './coach/practice.routes'
import { wordsRoutes } from './coach/words/words.routes'
import { WordsService } from './coach/words/words.service'
import { talkRoutes } from './conversation/talk.routes'
import type { SectionDeps } from './core/section'
import { CalendarFiles } from './applications/interviews/calendar-files'
import { CompanyInterviewsService } from './applications/interviews/company-interviews.service'
import { interviewsRoutes } from './applications/interviews/interviews.routes'
import { InterviewsService } from './applications/interviews/interviews.service'
import { ScorecardsService } from './applications/interviews/scorecards.service'
import { applyToSkill } from './credentials/apply-credentials'
import { jobsRoutes } from './postings/candidate/jobs.routes'
import { JobsService } from './postings/candidate/jobs.service'
import { OfferAnswers } from './applications/offers/offer-answers'
import { offersRoutes } from './applications/offers/offers.routes'
import { OffersService } from './applications/offers/offers.service'
import { companyApplicationsCsvRoutes } from './applications/company/company-applications-csv.routes'
import { CompanyApplicationList } from './applications/company/company-application-list'
import { BulkMoves } from './applications/company/bulk-moves'
import { companyApplicationsRoutes } from './applications/company/company-applications.routes'
import { closePostingRoutes } from './applications/company/close-posting.routes'
import { CompanyApplicationsService } from './applications/company/company-applications.service'
import { postingsRoutes } from './postings/company/postings.routes'
import { PostingsService } from './postings/company/postings.service'
import type { StorageQuota } from '../../services/accounts/storage-quota'
import type { PdfPrinter } from '../resumes/resume-pdf'
import { MatchLists } from './matching/lists'
import { analyticsRoutes } from './analytics/analytics.routes'
import { candidatesCsvRoutes } from './people/candidates-csv.routes'
import { peopleRoutes } from './people/people.routes'
import { creditsRoutes } from './credits/credits.routes'
import { guidanceRoutes } from './guidance/guidance.routes'
import { GuidanceService } from './guidance/guidance.service'
import { createLearning } from './learning/create-learning'
import type { Finished } from './learning/passed-modules'
import { learningRoutes } from './learning/learning.routes'
import { minutesRoutes } from './learning/minutes/minutes.routes'
import { MinutesService } from './learning/minutes/minutes.service'
import { messagesRoutes } from './messages/messages.routes'
import { overviewsRoutes } from './overview/overviews.routes'
import { poolsRoutes } from './pools/pools.routes'
import { Presence } from './profile/presence'
import { profileRoutes } from './profile/profile.routes'
import { ReviewItems } from './reviews/review-items'
import { reviewsRoutes } from './reviews/reviews.routes'
import { searchesRoutes } from './postings/searches/searches.routes'
import type { createAssessments } from './assessments/create-assessments'
import { skillsRoutes } from './skills/skills.routes'
import { SkillsService } from './skills/skills.service'
import { teamRoutes } from './team/team.routes'
import { verificationRequestsRoutes } from './verification-requests/verification-requests.routes'
import { VerificationRequestsService } from './verification-requests/verification-requests.service'

interface Deps extends SectionDeps {
  quota: StorageQuota
  printer: PdfPrinter
  model: Model
  log: FastifyBaseLogger
  assessments: ReturnType<typeof createAssessments>
  /** Told of a path that somebody may have finished. */
  finished: Finished
  isUnreviewedShown: boolean
}

/** What both dashboards show and do: from a posting to a hire, and what people show, learn, write and count. */
export function createSections({ assessments, finished, isUnreviewedShown, ...deps }: Deps) {
  const { db, clock, config, changes, quota, printer } = deps
  const lists = new MatchLists(db, deps.columns)
  const jobs = new JobsService(db, clock, lists, deriveKey(config.sessionSecret, 'job-views'))
  const guidance = new GuidanceService(deps, lists)
  const attempts = new Attempts(db, clock, config.sessionSecret)
  const limits = new ApplicationLimits(attempts, config.dayFactor)
  const applications = new ApplicationsService(db, changes, quota, limits)
  const interviews = new InterviewsService(db, changes)
  const list = new CompanyApplicationList(db, clock)
  const pipeline = new CompanyApplicationsService(db, changes)
  const presence = new Presence(deps)
  const skills = new SkillsService(deps, assessments.tests, applyToSkill)
  // Never the error itself: what failed may quote what was said.
  const onTrouble = (kind: string) => deps.log.warn({ kind }, 'the words of a model failed')
  const words = new WordsService({ ...deps, onTrouble })
  const learning = createLearning({
    ...deps,
    counts: attempts,
    code: assessments.code,
    finished,
    isUnreviewedShown,
  })
  const cards = new ReviewItems(learning.courses, learning.instances)
  return {
    jobs,
    guidance,
    routes: async (app: FastifyInstance) => {
      await app.register(jobsRoutes(jobs))
      await app.register(applicationsRoutes(applications, new OfferAnswers(changes)))
      await app.register(companyApplicationsRoutes(list, pipeline, new BulkMoves(changes)))
      await app.register(applicationsPdfRoutes({ db, clock, applications, printer }))
      await app.register(sentResumeRoutes({ applications, pipeline, printer }))
      await app.register(companyApplicationsCsvRoutes({ db, clock, changes, list }))
      await app.register(postingsRoutes(new PostingsService(db, changes)))
      await app.register(closePostingRoutes(changes))
      await app.register(offersRoutes(new OffersService(changes)))
      await app.register(
        interviewsRoutes({
          interviews,
          companyInterviews: new CompanyInterviewsService(db, changes),
          scorecards: new ScorecardsService(db, changes),
          calendar: new CalendarFiles(db, clock),
        }),
      )
      // What was registered above does not count as being here.
      app.addHook('preHandler', async ({ place }) => {
        if (place?.side === 'candidate') await presence.note(place)
      })
      await app.register(profileRoutes(deps))
      await app.register(skillsRoutes(deps, { skills, tests: assessments.tests }))
      await assessments.routes(skills)(app)
      await app.register(practiceRoutes(deps))
      await app.register(wordsRoutes(deps.model, words))
      await app.register(coachDataRoutes(deps))
      await app.register(guidanceRoutes({ ...deps, lists, guidance }))
      await app.register(learningRoutes(learning))
      await app.register(minutesRoutes(new MinutesService({ db, changes, courses: learning.courses })))
      await app.register(reviewsRoutes({ db, clock, changes, courses: learning.courses, items: cards }))
      await app.register(planRoutes({ ...deps, interviews }))
      await app.register(
        talkRoutes({ ...deps, onTrouble, sources: { guidance, courses: learning.courses, cards } }),
      )
      await app.register(creditsRoutes({ ...deps, sources: { courses: learning.courses, cards } }))
      await app.register(messagesRoutes(deps))
      await app.register(peopleRoutes(deps))
      await app.register(candidatesCsvRoutes(deps))
      await app.register(verificationRequestsRoutes(new VerificationRequestsService(deps, assessments.tests)))
      await app.register(poolsRoutes(deps))
      await app.register(teamRoutes({ ...deps, nameToShow }))
      await app.register(analyticsRoutes(deps))
      await app.register(searchesRoutes(deps, jobs))
      await app.register(overviewsRoutes(deps, jobs))
    },
  }
}
