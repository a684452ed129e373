import { contract } from '../http/contract'
import { IdParams } from '../hiring/hiring.schema'
import { ProofSent } from './company.schema'
import * as calls from './join-request.endpoints'
import {
  AcceptJoin,
  AskToJoin,
  JoinCodeRequest,
  JoinRequests,
  OwnJoinRequest,
  OwnJoinRequests,
} from './join-request.schema'

const params = IdParams
const team = { access: 'company', roles: ['Admin'] } as const

export const joinRequestsApi = {
  sendCode: contract(calls.sendJoinCode, {
    params,
    body: JoinCodeRequest,
    response: ProofSent,
    access: 'account',
    rate: 'otp-send',
    summary: 'Send a code to an address at the domain of a company that is here',
  }),
  ask: contract(calls.askToJoin, {
    params,
    body: AskToJoin,
    response: OwnJoinRequest,
    status: 201,
    access: 'account',
    rate: 'otp-verify',
    summary: 'Ask to join the team of a verified company, with a mailbox at its domain',
  }),
  own: contract(calls.listOwnJoinRequests, {
    response: OwnJoinRequests,
    access: 'account',
    summary: 'Teams that this account asked to join',
  }),
  withdraw: contract(calls.withdrawJoinRequest, {
    params,
    access: 'account',
    frugal: true,
    summary: 'Take back a request to join a team',
  }),
  list: contract(calls.listJoinRequests, {
    ...team,
    response: JoinRequests,
    summary: 'Who asks to join the team',
  }),
  accept: contract(calls.acceptJoinRequest, {
    ...team,
    params,
    body: AcceptJoin,
    response: JoinRequests,
    summary: 'Give somebody who asks a seat in the team',
  }),
  decline: contract(calls.declineJoinRequest, {
    ...team,
    params,
    response: JoinRequests,
    summary: 'Refuse a request to join the team',
  }),
}
