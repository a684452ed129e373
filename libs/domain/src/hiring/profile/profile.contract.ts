import { contract } from '../../http/contract'
import { IdParams } from '../hiring.schema'
import * as calls from './profile.endpoints'
import { InvitationCard, InvitationList, Profile, ProfileUpdate, WorkEntry } from './profile.schema'

const access = 'candidate'
const params = IdParams

export const candidateApi = {
  profile: contract(calls.getProfile, {
    response: Profile,
    access,
    summary: 'Own profile with its strength',
  }),
  updateProfile: contract(calls.updateProfile, {
    body: ProfileUpdate,
    response: Profile,
    access,
    summary: 'Save the profile',
  }),
  addWork: contract(calls.addWork, {
    body: WorkEntry,
    response: Profile,
    status: 201,
    access,
    idempotent: true,
    summary: 'Add work experience',
  }),
  updateWork: contract(calls.updateWork, {
    params,
    body: WorkEntry,
    response: Profile,
    access,
    summary: 'Change one work entry',
  }),
  deleteWork: contract(calls.deleteWork, {
    params,
    response: Profile,
    access,
    summary: 'Remove one work entry',
  }),
  invitations: contract(calls.listInvitations, {
    response: InvitationList,
    access,
    summary: 'Invitations to apply',
  }),
  acceptInvitation: contract(calls.acceptInvitation, {
    params,
    response: InvitationCard,
    access,
    idempotent: true,
    summary: 'Accept an invitation',
  }),
  declineInvitation: contract(calls.declineInvitation, {
    params,
    response: InvitationCard,
    access,
    summary: 'Decline an invitation',
  }),
}
