import { contract } from '../http/contract'
import * as calls from './admission.endpoints'
import {
  AcceptedInvitation,
  InvitationToken,
  InvitationView,
  NewInvitation,
  NewInvitationReceipt,
} from './admission.schema'

export const admissionsApi = {
  read: contract(calls.readAdmission, {
    body: InvitationToken,
    response: InvitationView,
    access: 'public',
    summary: 'What an invitation says; reading it changes nothing',
  }),
  accept: contract(calls.acceptAdmission, {
    body: InvitationToken,
    response: AcceptedInvitation,
    access: 'account',
    rate: 'otp-verify',
    summary: 'Accept an invitation, once; an address without an account is signed in',
  }),
  again: contract(calls.renewAdmission, {
    body: NewInvitation,
    response: NewInvitationReceipt,
    access: 'public',
    rate: 'otp-send',
    summary: 'Ask for a new link; the answer is the same for every address',
  }),
}
