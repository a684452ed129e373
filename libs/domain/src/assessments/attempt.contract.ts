import { contract } from '../http/contract'
import { IdParams, VersionBody } from '../hiring/hiring.schema'
import { Assessment } from '../hiring/skills/skill.schema'
import * as calls from './attempt.endpoints'
import {
  AnswerBody,
  AssessmentRequest,
  AttemptResult,
  AttemptView,
  RunBody,
  RunResult,
  TrackList,
  TrackParams,
  TrackStandings,
  TrackView,
} from './attempt.schema'

const access = 'candidate'
const shown = { params: IdParams, response: AttemptView, access } as const

export const assessmentsApi = {
  tracks: contract(calls.listTracks, {
    response: TrackList,
    access: 'public',
    summary: 'What can be proved by a test, and what each test measures',
  }),
  track: contract(calls.getTrack, {
    params: TrackParams,
    response: TrackView,
    access: 'public',
    summary: 'What one test measures',
  }),
  book: contract(calls.startAssessment, {
    body: AssessmentRequest,
    response: Assessment,
    status: 201,
    access,
    idempotent: true,
    summary: 'Start Assessment: book the proof of a skill',
  }),
  standings: contract(calls.listAttempts, {
    response: TrackStandings,
    access,
    summary: 'Where the person stands in each track',
  }),
  show: contract(calls.getAttempt, { ...shown, summary: 'One attempt with its open task' }),
  start: contract(calls.startAttempt, { ...shown, summary: 'Start, or go on after a pause' }),
  cancel: contract(calls.cancelAttempt, {
    ...shown,
    summary: 'Take a booking back; again it changes nothing',
  }),
  answer: contract(calls.answerTask, {
    ...shown,
    body: AnswerBody,
    rate: 'answer',
    summary: 'Answer the open task, which shows the next; the same answer again changes nothing',
  }),
  run: contract(calls.runCode, {
    params: IdParams,
    body: RunBody,
    response: RunResult,
    access,
    summary: 'Try the code of the open task on the cases that are shown, ten times at most',
  }),
  pause: contract(calls.pauseAttempt, {
    ...shown,
    body: VersionBody,
    summary: 'Pause after the open task',
  }),
  handIn: contract(calls.handInAttempt, {
    ...shown,
    body: VersionBody,
    summary: 'Hand in after twelve tasks',
  }),
  result: contract(calls.getAttemptResult, {
    params: IdParams,
    response: AttemptResult,
    access,
    summary: 'What an attempt showed',
  }),
}
