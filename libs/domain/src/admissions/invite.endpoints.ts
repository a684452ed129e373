import { endpoint } from '../http/endpoint'
import type {
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

const base = '/api/admin/invitations'

export const listRequests = endpoint<{ query: typeof RequestQuery; response: typeof RequestPage }>(
  'GET',
  `${base}/requests`,
)
export const releaseRequests = endpoint<{ body: typeof ReleaseRequests; response: typeof ReleasedRequests }>(
  'POST',
  `${base}/requests/release`,
)
export const previewInvitations = endpoint<{ body: typeof Chosen; response: typeof InvitationPreview }>(
  'POST',
  `${base}/preview`,
)
export const sendInvitations = endpoint<{ body: typeof SendInvitations; response: typeof InvitedSignups }>(
  'POST',
  base,
)
export const listAdmissions = endpoint<{ query: typeof InvitationQuery; response: typeof InvitationPage }>(
  'GET',
  base,
)
export const listBatches = endpoint<{ query: typeof BatchQuery; response: typeof BatchPage }>(
  'GET',
  `${base}/batches`,
)

interface Move {
  params: typeof InvitationParams
  body: typeof InvitationMove
  response: typeof Invitation
}
const move = (name: string) => endpoint<{ [Part in keyof Move]: Move[Part] }>('POST', `${base}/:id/${name}`)
export const resendInvitation = move('resend')
export const revokeInvitation = move('revoke')

/** A file, fetched by `download`. */
export const INVITATIONS_CSV = { path: '/api/admin/export/invitations', filename: 'invitations.csv' } as const
