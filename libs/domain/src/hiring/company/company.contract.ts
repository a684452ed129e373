import { contract } from '../../http/contract'
import { IdParams } from '../hiring.schema'
import * as calls from './company.endpoints'
import {
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
import { PoolDraft, PoolEntry, PoolParams, PoolPatch, TalentPools } from './talent-pool.schema'

const access = 'company'
const params = IdParams
const admin = { response: Team, access, roles: ['Admin'] } as const
const pools = { response: TalentPools, access } as const

export const companyApi = {
  overview: contract(calls.companyOverview, {
    query: OverviewQuery,
    response: CompanyOverview,
    access,
    summary: 'The company overview in one answer',
  }),
  settings: contract(calls.getCompanySettings, {
    response: CompanySettings,
    access,
    summary: 'Company and hiring preferences',
  }),
  updateSettings: contract(calls.updateCompanySettings, {
    body: CompanySettingsUpdate,
    response: CompanySettings,
    access,
    roles: ['Admin'],
    summary: 'Save company and hiring preferences',
  }),
  team: contract(calls.getTeam, { response: Team, access, summary: 'The team' }),
  invite: contract(calls.inviteMember, {
    ...admin,
    body: InviteMemberRequest,
    status: 201,
    idempotent: true,
    summary: 'Invite a member by mail',
  }),
  resendInvite: contract(calls.resendInvite, { ...admin, params, summary: 'Send an invitation again' }),
  changeRole: contract(calls.changeRole, {
    ...admin,
    params,
    body: ChangeRoleRequest,
    summary: 'Change a role; the last active Admin keeps it',
  }),
  removeMember: contract(calls.removeMember, {
    ...admin,
    params,
    summary: 'Remove a member; the last active Admin stays',
  }),
  readInvitation: contract(calls.readTeamInvitation, {
    params: TeamTokenParams,
    response: TeamInvitation,
    access: 'public',
    summary: 'What an invitation is for',
  }),
  acceptInvitation: contract(calls.acceptTeamInvitation, {
    params: TeamTokenParams,
    response: TeamInvitation,
    access: 'account',
    summary: 'Join a team',
  }),
}

export const talentPoolsApi = {
  get: contract(calls.getTalentPools, { ...pools, summary: 'Segments and their members' }),
  create: contract(calls.createPool, {
    ...pools,
    body: PoolDraft,
    status: 201,
    idempotent: true,
    summary: 'Create a segment',
  }),
  rename: contract(calls.renamePool, { ...pools, params, body: PoolPatch, summary: 'Rename a segment' }),
  remove: contract(calls.deletePool, { ...pools, params, summary: 'Delete a segment' }),
  put: contract(calls.putPoolMember, {
    ...pools,
    params: PoolParams,
    body: PoolEntry,
    summary: 'Add a person or change status and note',
  }),
  removeMember: contract(calls.removePoolMember, {
    ...pools,
    params: PoolParams,
    summary: 'Take a person out',
  }),
}
