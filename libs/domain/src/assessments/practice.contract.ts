import { contract } from '../http/contract'
import { RunResult, TrackParams } from './attempt.schema'
import * as calls from './practice.endpoints'
import { PracticeAnswers, PracticeRound, PracticeRun, PracticeVerdicts } from './practice.schema'

const rules = { params: TrackParams, access: 'account' } as const

/** Practice counts for nothing and is stored nowhere. */
export const practiceApi = {
  draw: contract(calls.drawPractice, {
    ...rules,
    response: PracticeRound,
    summary: 'Six practice tasks of a track, drawn anew each time; 404 where a track has none',
  }),
  answer: contract(calls.answerPractice, {
    ...rules,
    body: PracticeAnswers,
    response: PracticeVerdicts,
    frugal: true,
    summary:
      'Right or wrong, with the reason; nothing of it is stored. 429 PRACTICE_LIMIT after many runs of code, 503 GRADER_BUSY',
  }),
  run: contract(calls.runPractice, {
    ...rules,
    body: PracticeRun,
    response: RunResult,
    frugal: true,
    summary: 'Tries code on the cases that are shown; `left` counts what the hour leaves to this account',
  }),
}
