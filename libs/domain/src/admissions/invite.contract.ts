import { contract } from '../http/contract'
import * as calls from './invite.endpoints'
import {
  BatchPage,
  BatchQuery,
  Chosen,
  Invitation,
  InvitationMove,
  InvitationPage,
  InvitationParams,
  InvitationPreview,
  InvitationQuery,
  InvitedSignups,
  ReleasedRequests,
  ReleaseRequests,
  RequestPage,
  RequestQuery,
  SendInvitations,
} from './invite.schema'

const access = 'admin' as const
const move = { params: InvitationParams, body: InvitationMove, response: Invitation, access }

export const inviteApi = {
  requests: contract(calls.listRequests, {
    query: RequestQuery,
    response: RequestPage,
    access,
    summary: 'Requests for early access and where they stand, oldest first',
  }),
  release: contract(calls.releaseRequests, {
    body: ReleaseRequests,
    response: ReleasedRequests,
    access,
    summary: 'Take requests out of those that wait for a look, so that they can be let in like all others',
  }),
  preview: contract(calls.previewInvitations, {
    body: Chosen,
    response: InvitationPreview,
    access,
    summary: 'Whom a choice would invite, and the mail to the first of them; nothing is sent',
  }),
  send: contract(calls.sendInvitations, {
    body: SendInvitations,
    response: InvitedSignups,
    access,
    stepUp: true,
    summary: 'Let people of the early-access list into the live market, each told by one mail',
  }),
  list: contract(calls.listAdmissions, {
    query: InvitationQuery,
    response: InvitationPage,
    access,
    summary: 'Addresses that were let in, the latest first',
  }),
  batches: contract(calls.listBatches, {
    query: BatchQuery,
    response: BatchPage,
    access,
    summary: 'Presses of *Send*, the latest first, with how many joined',
  }),
  resend: contract(calls.resendInvitation, {
    ...move,
    summary: 'Mail an invitation once more, with a new link',
  }),
  revoke: contract(calls.revokeInvitation, {
    ...move,
    summary: 'Take an invitation back before it is accepted',
  }),
}
