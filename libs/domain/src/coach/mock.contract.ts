import { IdParams } from '../hiring/hiring.schema'
import { contract } from '../http/contract'
import * as calls from './mock.endpoints'
import {
  AcceptMock,
  AskMock,
  AskNext,
  Mock,
  MockAnswer,
  MockHome,
  SaveLink,
  SubmitSheet,
} from './mock.schema'

const access = 'candidate' as const
const home = { access, response: MockHome } as const
const one = { access, params: IdParams, response: Mock } as const

/** Mock interviews between two people: none of it is read by a company. */
export const mocksApi = {
  home: contract(calls.mockHome, { ...home, summary: 'Own requests and mock interviews, newest first' }),
  ask: contract(calls.askMock, {
    ...home,
    body: AskMock,
    status: 201,
    summary: 'Look for somebody to practise with',
  }),
  accept: contract(calls.acceptMock, {
    ...home,
    params: IdParams,
    body: AcceptMock,
    summary: 'Agree to a match, with the times that suit; the earliest that suits both is booked',
  }),
  decline: contract(calls.declineMock, {
    ...home,
    params: IdParams,
    summary: 'Decline a match and look on; the other one looks on as well',
  }),
  cancelRequest: contract(calls.cancelRequest, {
    ...home,
    params: IdParams,
    summary: 'Look no more; what was put aside is back',
  }),
  show: contract(calls.showMock, { ...one, summary: 'One mock interview with its room' }),
  present: contract(calls.beatMock, { ...one, summary: 'Be there: said by the room every 15 seconds' }),
  link: contract(calls.saveLink, {
    ...one,
    body: SaveLink,
    summary: 'Bring a link of a call, shown to the other 15 minutes before',
  }),
  answer: contract(calls.answerMock, {
    ...one,
    body: MockAnswer,
    summary: 'Write what one says to a question; whoever asks reads it',
  }),
  askNext: contract(calls.askInMock, {
    ...one,
    body: AskNext,
    summary: 'Ask a follow-up or the next question',
  }),
  end: contract(calls.endMock, { ...one, summary: 'End it after both were there long enough' }),
  leave: contract(calls.leaveMock, { ...one, summary: 'Leave at once; it costs nothing' }),
  cancel: contract(calls.cancelMock, {
    ...one,
    summary: 'Call it off; later than 12 hours before, the deposit is lost',
  }),
  sheet: contract(calls.submitSheet, {
    ...one,
    body: SubmitSheet,
    summary: 'Say how it was; read by the other once both did',
  }),
}
