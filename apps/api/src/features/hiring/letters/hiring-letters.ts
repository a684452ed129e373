import type { Clock } from '../../../clock'
import type { Config } from '../../../config'
import type { Database } from '../../../db/database'
import type { Templates } from '../../../services/outbox/letters'
import { interviewLetter } from '../applications/interviews/interview-letter'
import { INTERVIEW_TEMPLATE } from '../applications/interviews/interview-mail'
import { APPEAL_TEMPLATE, appealLetter } from '../assessments/appeals/appeal.mail'
import { reminderLetter } from '../assessments/assessment-reminder.mail'
import { REMINDER_TEMPLATE } from '../assessments/assessment-reminders'
import { HOLD_TEMPLATE } from '../assessments/hold-news'
import { holdLetter } from '../assessments/holds/hold.mail'
import { CHANGE_TEMPLATE, CHECK_TEMPLATE, changeLetter, checkLetter } from '../companies/company-change.mail'
import { DECISION_TEMPLATE, decisionLetter } from '../companies/company-decision.mail'
import { CLOSING_TEMPLATE, closingLetter } from '../companies/closing/closing.mail'
import { QUESTION_TEMPLATE, questionLetter } from '../companies/company-question.mail'
import {
  JOIN_ANSWER_TEMPLATE,
  JOIN_TEMPLATE,
  joinAnswerLetter,
  joinLetter,
} from '../companies/joining/join-request.mail'
import { CONTACT_ANSWER_TEMPLATE, contactAnswerLetter } from '../first-contacts/contact-letters'
import { BELL_TEMPLATE } from '../core/bell-push'
import { NEWS_TEMPLATE } from '../core/candidate-mail'
import {
  DECIDED_TEMPLATE,
  ERASED_TEMPLATE,
  REPORT_TEMPLATE,
  decidedLetter,
  erasedLetter,
  reportLetter,
} from '../moderation/moderation-letters'
import { OPENED_TEMPLATE, openedLetter } from '../learning/path-opened'
import { MOCK_TEMPLATE, mockLetter } from '../peers/mocks/mock-mail'
import { INVITATION_TEMPLATE, invitationLetter } from '../team/invitation-mail'
import { bellLetter } from './bell-letter'
import { MESSAGE_TEMPLATE } from '../messages/message-mail'
import { TEAM_TEMPLATE } from '../core/team-mail'
import { messageLetter } from './message-letter'
import { ANSWERS_DUE_TEMPLATE } from '../time/answers-due'
import { answersDueLetter } from './answers-due-letter'
import { JOBS_TEMPLATE } from '../postings/digests/jobs-mail'
import { jobsLetter } from './jobs-letter'
import { LEARNING_TEMPLATE } from '../learning/digest/learning-mail'
import { learningLetter } from './learning-letter'
import { newsLetter } from './news-letter'
import { teamLetter } from './team-letter'

/** Every letter about a hiring, made from what is stored when it goes out. */
export const hiringLetters = (db: Database, config: Config, clock: Clock): Templates => ({
  [BELL_TEMPLATE]: (row) => bellLetter(db.read, row, clock.now()),
  [NEWS_TEMPLATE]: (row) => newsLetter(db.read, row, clock.now()),
  [MESSAGE_TEMPLATE]: ({ data }) => messageLetter(db.read, data),
  [ANSWERS_DUE_TEMPLATE]: ({ data }) => answersDueLetter(db.read, data, clock.now()),
  [JOBS_TEMPLATE]: ({ data }) => jobsLetter(db.read, data, clock.now()),
  [LEARNING_TEMPLATE]: ({ data }) => learningLetter(db.read, data, clock.now()),
  [TEAM_TEMPLATE]: ({ data }) => teamLetter(db.read, data, clock.now()),
  [INTERVIEW_TEMPLATE]: ({ data }) => interviewLetter(db.read, data, clock.now()),
  [DECISION_TEMPLATE]: ({ data }) => decisionLetter(db.read, data),
  [CHANGE_TEMPLATE]: ({ data }) => changeLetter(db.read, data),
  [CHECK_TEMPLATE]: ({ data }) => checkLetter(db.read, data),
  [QUESTION_TEMPLATE]: ({ data }) => questionLetter(db.read, data),
  [CLOSING_TEMPLATE]: ({ data }) => closingLetter(db.read, data),
  [JOIN_TEMPLATE]: ({ data }) => joinLetter(db.read, data),
  [JOIN_ANSWER_TEMPLATE]: ({ data }) => joinAnswerLetter(db.read, data),
  [DECIDED_TEMPLATE]: ({ data }) => decidedLetter(db.read, data),
  [ERASED_TEMPLATE]: ({ data }) => Promise.resolve(erasedLetter(data)),
  [APPEAL_TEMPLATE]: ({ data }) => appealLetter(db.read, data),
  [REMINDER_TEMPLATE]: ({ data }) => reminderLetter(db.read, data),
  [HOLD_TEMPLATE]: ({ data }) => holdLetter(db.read, data),
  [OPENED_TEMPLATE]: ({ data }) => Promise.resolve(openedLetter(data)),
  [MOCK_TEMPLATE]: ({ data }) => mockLetter(db.read, data, { from: config.mail.from, now: clock.now() }),
  [REPORT_TEMPLATE]: ({ data }) => Promise.resolve(reportLetter(data)),
  [CONTACT_ANSWER_TEMPLATE]: ({ data }) => contactAnswerLetter(db.read, data),
  [INVITATION_TEMPLATE]: ({ data }) =>
    invitationLetter(db.read, data, { sessionSecret: config.sessionSecret, now: clock.now() }),
})
