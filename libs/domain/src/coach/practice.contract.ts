import { contract } from '../http/contract'
import { IdParams, VersionBody } from '../hiring/hiring.schema'
import * as calls from './practice.endpoints'
import {
  CoachAbout,
  CoachData,
  CoachSettings,
  JudgedAgain,
  PracticeChoices,
  PracticeChoicesQuery,
  PracticeHistory,
  PracticeHistoryQuery,
  PracticeList,
  PracticeListQuery,
  PracticeProgress,
  PracticeSession,
  StartPractice,
  TurnAnswer,
  TurnDraft,
  TurnFollowUp,
  TurnMark,
} from './practice.schema'

const access = 'candidate'
const session = { params: IdParams, response: PracticeSession, access } as const

export const coachApi = {
  about: contract(calls.coachAbout, {
    response: CoachAbout,
    access: 'public',
    summary: 'How the coach judges, and how well it was measured to',
  }),
  choices: contract(calls.practiceChoices, {
    query: PracticeChoicesQuery,
    response: PracticeChoices,
    access,
    summary: 'What practice can be started for',
  }),
  list: contract(calls.listPractice, {
    query: PracticeListQuery,
    response: PracticeList,
    access,
    summary: 'Sessions of practice, newest first',
  }),
  start: contract(calls.startPractice, {
    body: StartPractice,
    response: PracticeSession,
    status: 201,
    access,
    idempotent: true,
    summary: 'Start practice: its questions are fixed from here on',
  }),
  show: contract(calls.getPractice, { ...session, summary: 'One session with its turns' }),
  end: contract(calls.endPractice, {
    ...session,
    body: VersionBody,
    frugal: true,
    summary: 'End a session; again it changes nothing',
  }),
  remove: contract(calls.deletePractice, {
    params: IdParams,
    access,
    frugal: true,
    summary: 'Delete a session and all that was said in it',
  }),
  draft: contract(calls.draftTurn, { ...session, body: TurnDraft, summary: 'Keep what is written so far' }),
  answer: contract(calls.answerTurn, {
    ...session,
    body: TurnAnswer,
    rate: 'answer',
    summary: 'Hand in an answer; the same one again changes nothing',
  }),
  followUp: contract(calls.followTurn, {
    ...session,
    body: TurnFollowUp,
    rate: 'answer',
    summary: 'Answer the follow-up, or decline it',
  }),
  skip: contract(calls.skipTurn, { ...session, summary: 'Skip a question, which is not scored' }),
  again: contract(calls.againTurn, { ...session, summary: 'Answer a question again' }),
  mark: contract(calls.markTurn, {
    ...session,
    body: TurnMark,
    summary: 'Mark the sentence that says a point that was not found',
  }),
  progress: contract(calls.practiceProgress, {
    response: PracticeProgress,
    access,
    summary: 'Levels of each criterion over time',
  }),
  history: contract(calls.practiceHistory, {
    query: PracticeHistoryQuery,
    response: PracticeHistory,
    access,
    summary: 'Earlier answers to one question, over all sessions',
  }),
  judgeAgain: contract(calls.judgePracticeAgain, {
    response: JudgedAgain,
    access,
    rate: 'answer',
    summary: 'Judge what another version of the coach judged; some sessions at a time',
  }),
}

export const coachDataApi = {
  settings: contract(calls.getCoachSettings, {
    response: CoachSettings,
    access,
    summary: 'How long practice is kept',
  }),
  save: contract(calls.saveCoachSettings, {
    body: CoachSettings,
    response: CoachSettings,
    access,
    frugal: true,
    summary: 'Choose how long practice is kept, which holds for what is there, too',
  }),
  read: contract(calls.getCoachData, {
    response: CoachData,
    access,
    rate: 'export',
    summary: 'All that the coach keeps, as one file',
  }),
  erase: contract(calls.eraseCoachData, { access, frugal: true, summary: 'Delete all that the coach keeps' }),
}
