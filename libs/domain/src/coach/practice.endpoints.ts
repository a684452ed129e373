import { endpoint } from '../http/endpoint'
import type { IdParams, VersionBody } from '../hiring/hiring.schema'
import type {
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

type Session = { response: typeof PracticeSession }
type OfSession = Session & { params: typeof IdParams }

export const coachAbout = endpoint<{ response: typeof CoachAbout }>('GET', '/api/coach/about')
export const practiceChoices = endpoint<{
  query: typeof PracticeChoicesQuery
  response: typeof PracticeChoices
}>('GET', '/api/practice/choices')
export const listPractice = endpoint<{ query: typeof PracticeListQuery; response: typeof PracticeList }>(
  'GET',
  '/api/practice/sessions',
)
export const startPractice = endpoint<Session & { body: typeof StartPractice }>(
  'POST',
  '/api/practice/sessions',
)
export const getPractice = endpoint<OfSession>('GET', '/api/practice/sessions/:id')
export const endPractice = endpoint<OfSession & { body: typeof VersionBody }>(
  'POST',
  '/api/practice/sessions/:id/end',
)
export const deletePractice = endpoint<{ params: typeof IdParams }>('DELETE', '/api/practice/sessions/:id')
/** Every call on a turn answers its whole session. */
export const draftTurn = endpoint<OfSession & { body: typeof TurnDraft }>(
  'PUT',
  '/api/practice/turns/:id/draft',
)
export const answerTurn = endpoint<OfSession & { body: typeof TurnAnswer }>(
  'POST',
  '/api/practice/turns/:id/answer',
)
export const followTurn = endpoint<OfSession & { body: typeof TurnFollowUp }>(
  'POST',
  '/api/practice/turns/:id/follow-up',
)
export const skipTurn = endpoint<OfSession>('POST', '/api/practice/turns/:id/skip')
export const againTurn = endpoint<OfSession>('POST', '/api/practice/turns/:id/again')
export const markTurn = endpoint<OfSession & { body: typeof TurnMark }>(
  'POST',
  '/api/practice/turns/:id/marks',
)
export const practiceProgress = endpoint<{ response: typeof PracticeProgress }>(
  'GET',
  '/api/practice/progress',
)
export const practiceHistory = endpoint<{
  query: typeof PracticeHistoryQuery
  response: typeof PracticeHistory
}>('GET', '/api/practice/history')
export const judgePracticeAgain = endpoint<{ response: typeof JudgedAgain }>(
  'POST',
  '/api/practice/judge-again',
)
export const getCoachSettings = endpoint<{ response: typeof CoachSettings }>('GET', '/api/coach/settings')
export const saveCoachSettings = endpoint<{ body: typeof CoachSettings; response: typeof CoachSettings }>(
  'PUT',
  '/api/coach/settings',
)
export const getCoachData = endpoint<{ response: typeof CoachData }>('GET', '/api/coach/data')
export const eraseCoachData = endpoint<object>('DELETE', '/api/coach/data')
/** The file that `getCoachData` is saved as. */
export const COACH_FILE = 'coach.json'
