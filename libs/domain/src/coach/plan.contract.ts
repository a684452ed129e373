import { contract } from '../http/contract'
import { IdParams } from '../hiring/hiring.schema'
import * as calls from './plan.endpoints'
import {
  InterviewNotes,
  InterviewPlan,
  PlanItemChange,
  PlanItemParams,
  Preparation,
  QuestionsToAsk,
} from './plan.schema'

const plan = { params: IdParams, response: InterviewPlan, access: 'candidate' } as const

export const planApi = {
  preparation: contract(calls.getPreparation, {
    params: IdParams,
    response: Preparation,
    access: 'candidate',
    summary: 'What helps before an interview, with its plan',
  }),
  show: contract(calls.getInterviewPlan, { ...plan, summary: 'What to do before an interview, day by day' }),
  make: contract(calls.makeInterviewPlan, {
    ...plan,
    summary: 'Make the plan of an interview, or make it anew; what is done stays',
  }),
  change: contract(calls.changePlanItem, {
    params: PlanItemParams,
    body: PlanItemChange,
    response: InterviewPlan,
    access: 'candidate',
    summary: 'Tick or untick logistics, or drop an item; the rest is done by doing it',
  }),
  notes: contract(calls.keepInterviewNotes, {
    ...plan,
    body: InterviewNotes,
    summary: 'How it went and which questions came, for nobody else',
  }),
  questions: contract(calls.questionsToAsk, {
    params: IdParams,
    response: QuestionsToAsk,
    access: 'candidate',
    summary: 'What to ask them: by who they are, and by what the posting does not say',
  }),
}
