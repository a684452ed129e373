import { RunResult } from '../assessments/attempt.schema'
import { contract } from '../http/contract'
import { LearningSection, PathParams } from '../hiring/learning/learning.schema'
import * as calls from './module.endpoints'
import {
  CheckAnswer,
  CheckAnswered,
  CheckRun,
  ModuleCheckParams,
  ModuleParams,
  ModuleView,
  PathRating,
} from './module.schema'

const access = 'candidate' as const
const onCheck = { params: ModuleCheckParams, access } as const
const onPath = { params: PathParams, access, response: LearningSection } as const

/** Modules that are read and answered. No company's call sees any of it. */
export const moduleApi = {
  show: contract(calls.openModule, {
    params: ModuleParams,
    access,
    response: ModuleView,
    summary: 'A module as blocks, with its checks as they are asked next; no key, reason or hint among them',
  }),
  answer: contract(calls.answerCheck, {
    ...onCheck,
    body: CheckAnswer,
    response: CheckAnswered,
    rate: 'answer',
    frugal: true,
    summary: 'Right or wrong, and why; 409 SEED where another instance is asked by now, 503 GRADER_BUSY',
  }),
  run: contract(calls.runCheck, {
    ...onCheck,
    body: CheckRun,
    response: RunResult,
    frugal: true,
    summary: 'Tries code of a task on the cases that are shown; 429 RUNS after ten of a task or sixty a day',
  }),
  rate: contract(calls.ratePath, {
    ...onPath,
    body: PathRating,
    summary: 'What somebody thinks of a path; 403 NOT_LEARNED before three of its modules are passed',
  }),
  notify: contract(calls.tellWhenPathOpens, {
    ...onPath,
    summary: 'Asks to be told when a path that is being written is open',
  }),
}
