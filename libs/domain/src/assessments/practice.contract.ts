import { contract } from '../http/contract'
import { TrackParams } from './attempt.schema'
import * as calls from './practice.endpoints'
import { PracticeAnswers, PracticeRound, PracticeVerdicts } from './practice.schema'

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
    summary: 'Right or wrong, with the reason; nothing of it is stored',
  }),
}
