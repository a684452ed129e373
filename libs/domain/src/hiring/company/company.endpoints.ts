import { endpoint } from '../../http/endpoint'
import type { IdParams } from '../hiring.schema'
import type {
  ChangeRoleRequest,
  CompanyOverview,
  CompanySettings,
  CompanySettingsUpdate,
  InviteMemberRequest,
  OverviewQuery,
  Team,
  TeamInvitation,
  TeamTokenParams,
} from './company.schema'
import type { PoolDraft, PoolEntry, PoolParams, PoolPatch, TalentPools } from './talent-pool.schema'

type ById = { params: typeof IdParams }
type TeamAnswer = { response: typeof Team }
type Pools = { response: typeof TalentPools }

export const companyOverview = endpoint<{ query: typeof OverviewQuery; response: typeof CompanyOverview }>(
  'GET',
  '/api/company/overview',
)
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
export const readTeamInvitation = endpoint<{
  params: typeof TeamTokenParams
  response: typeof TeamInvitation
}>('GET', '/api/team-invitations/:token')
export const acceptTeamInvitation = endpoint<{
  params: typeof TeamTokenParams
  response: typeof TeamInvitation
}>('POST', '/api/team-invitations/:token/accept')

export const getTalentPools = endpoint<Pools>('GET', '/api/talent-pools')
export const createPool = endpoint<Pools & { body: typeof PoolDraft }>('POST', '/api/talent-pools')
export const renamePool = endpoint<ById & Pools & { body: typeof PoolPatch }>(
  'PATCH',
  '/api/talent-pools/:id',
)
export const deletePool = endpoint<ById & Pools>('DELETE', '/api/talent-pools/:id')
export const putPoolMember = endpoint<{
  params: typeof PoolParams
  body: typeof PoolEntry
  response: typeof TalentPools
}>('PUT', '/api/talent-pools/:id/members/:candidateId')
export const removePoolMember = endpoint<{ params: typeof PoolParams; response: typeof TalentPools }>(
  'DELETE',
  '/api/talent-pools/:id/members/:candidateId',
)
