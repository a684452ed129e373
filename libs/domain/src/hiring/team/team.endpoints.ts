import { endpoint } from '../../http/endpoint'
import type { IdParams } from '../hiring.schema'
import type {
  ChangeRoleRequest,
  CompanySettings,
  CompanySettingsUpdate,
  InviteMemberRequest,
  Team,
  TeamInvitation,
  TeamTokenParams,
} from './team.schema'

type ById = { params: typeof IdParams }
type TeamAnswer = { response: typeof Team }
export const getCompanySettings = endpoint<{ response: typeof CompanySettings }>(
  'GET',
  '/api/company/settings',
)
export const updateCompanySettings = endpoint<{
  body: typeof CompanySettingsUpdate
  response: typeof CompanySettings
}>('PUT', '/api/company/settings')

export const getTeam = endpoint<TeamAnswer>('GET', '/api/company/team')
export const inviteMember = endpoint<TeamAnswer & { body: typeof InviteMemberRequest }>(
  'POST',
  '/api/company/team/invitations',
)
export const resendInvite = endpoint<ById & TeamAnswer>('POST', '/api/company/team/:id/invitation')
export const changeRole = endpoint<ById & TeamAnswer & { body: typeof ChangeRoleRequest }>(
  'PATCH',
  '/api/company/team/:id',
)
export const removeMember = endpoint<ById & TeamAnswer>('DELETE', '/api/company/team/:id')
/** Reading changes nothing: scanners follow links. */
export const leaveTeam = endpoint<Record<never, never>>('POST', '/api/company/leave')
export const readTeamInvitation = endpoint<{
  params: typeof TeamTokenParams
  response: typeof TeamInvitation
}>('GET', '/api/team-invitations/:token')
export const acceptTeamInvitation = endpoint<{
  params: typeof TeamTokenParams
  response: typeof TeamInvitation
}>('POST', '/api/team-invitations/:token/accept')
