import { endpoint } from '../../http/endpoint'
import type { IdParams } from '../hiring.schema'
import type { InvitationCard, InvitationList, Profile, ProfileUpdate, WorkEntry } from './profile.schema'

type ById = { params: typeof IdParams }

export const getProfile = endpoint<{ response: typeof Profile }>('GET', '/api/candidate/profile')
export const updateProfile = endpoint<{ body: typeof ProfileUpdate; response: typeof Profile }>(
  'PUT',
  '/api/candidate/profile',
)
export const addWork = endpoint<{ body: typeof WorkEntry; response: typeof Profile }>(
  'POST',
  '/api/candidate/experience',
)
export const updateWork = endpoint<ById & { body: typeof WorkEntry; response: typeof Profile }>(
  'PUT',
  '/api/candidate/experience/:id',
)
export const deleteWork = endpoint<ById & { response: typeof Profile }>(
  'DELETE',
  '/api/candidate/experience/:id',
)
export const listInvitations = endpoint<{ response: typeof InvitationList }>('GET', '/api/invitations')
/** Accepting opens the posting with its source remembered; applying is the person's own next step. */
export const acceptInvitation = endpoint<ById & { response: typeof InvitationCard }>(
  'POST',
  '/api/invitations/:id/accept',
)
export const declineInvitation = endpoint<ById & { response: typeof InvitationCard }>(
  'POST',
  '/api/invitations/:id/decline',
)
