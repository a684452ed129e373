import { endpoint } from '../http/endpoint'
import type {
  AcceptedInvitation,
  InvitationToken,
  InvitationView,
  NewInvitation,
  NewInvitationReceipt,
} from './admission.schema'

export const readAdmission = endpoint<{ body: typeof InvitationToken; response: typeof InvitationView }>(
  'POST',
  '/api/admissions/read',
)
export const acceptAdmission = endpoint<{
  body: typeof InvitationToken
  response: typeof AcceptedInvitation
}>('POST', '/api/admissions/accept')
export const renewAdmission = endpoint<{
  body: typeof NewInvitation
  response: typeof NewInvitationReceipt
}>('POST', '/api/admissions/again')
