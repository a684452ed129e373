import { endpoint } from '../http/endpoint'
import type { IdParams } from '../hiring/hiring.schema'
import type {
  InterviewNotes,
  InterviewPlan,
  PlanItemChange,
  PlanItemParams,
  Preparation,
  QuestionsToAsk,
} from './plan.schema'

type Plan = { params: typeof IdParams; response: typeof InterviewPlan }

export const getPreparation = endpoint<{ params: typeof IdParams; response: typeof Preparation }>(
  'GET',
  '/api/interviews/:id/preparation',
)
export const getInterviewPlan = endpoint<Plan>('GET', '/api/interviews/:id/plan')
export const makeInterviewPlan = endpoint<Plan>('POST', '/api/interviews/:id/plan')
export const changePlanItem = endpoint<{
  params: typeof PlanItemParams
  body: typeof PlanItemChange
  response: typeof InterviewPlan
}>('PATCH', '/api/interviews/:id/plan/items/:seq')
export const keepInterviewNotes = endpoint<Plan & { body: typeof InterviewNotes }>(
  'PUT',
  '/api/interviews/:id/plan/notes',
)
export const questionsToAsk = endpoint<{ params: typeof IdParams; response: typeof QuestionsToAsk }>(
  'GET',
  '/api/interviews/:id/questions-to-ask',
)
