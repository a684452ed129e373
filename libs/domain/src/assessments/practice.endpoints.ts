import { endpoint } from '../http/endpoint'
import type { RunResult, TrackParams } from './attempt.schema'
import type { PracticeAnswers, PracticeRound, PracticeRun, PracticeVerdicts } from './practice.schema'

type OfTrack = { params: typeof TrackParams }

export const drawPractice = endpoint<OfTrack & { response: typeof PracticeRound }>(
  'GET',
  '/api/tracks/:track/practice',
)
export const answerPractice = endpoint<
  OfTrack & { body: typeof PracticeAnswers; response: typeof PracticeVerdicts }
>('POST', '/api/tracks/:track/practice')
export const runPractice = endpoint<OfTrack & { body: typeof PracticeRun; response: typeof RunResult }>(
  'POST',
  '/api/tracks/:track/practice/runs',
)
