import { contract } from '../../http/contract'
import { IdParams } from '../hiring.schema'
import * as calls from './team.endpoints'
import {
  ChangeRoleRequest,
  CompanySettings,
  CompanySettingsUpdate,
  InviteMemberRequest,
  Team,
  TeamInvitation,
  TeamTokenParams,
} from './team.schema'

const access = 'company'
const params = IdParams
const admin = { response: Team, access, roles: ['Admin'] } as const

export const companyApi = {
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
  leave: contract(calls.leaveTeam, {
    access,
    frugal: true,
    whileSuspended: 'company',
    summary: 'Leave the team; the last active Admin stays',
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
