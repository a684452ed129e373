import { contract } from '../http/contract'
import * as calls from './guidance.endpoints'
import {
  AdjacentGuidance,
  PathGuidance,
  PayGuidance,
  PayQuery,
  RaiseGuidance,
  RaiseQuery,
  RoleList,
  TargetQuery,
  TargetRef,
  Targets,
} from './guidance.schema'

const access = 'candidate'

export const guidanceApi = {
  targets: contract(calls.listTargets, {
    response: Targets,
    access,
    summary: 'What somebody aims at: jobs applied to, saved, added, roles, and the best matches',
  }),
  addTarget: contract(calls.addTarget, {
    body: TargetRef,
    response: Targets,
    access,
    summary: 'Add a job or a role to the targets; again it changes nothing',
  }),
  removeTarget: contract(calls.removeTarget, {
    query: TargetQuery,
    response: Targets,
    access,
    frugal: true,
    summary: 'Take away what was added to the targets',
  }),
  roles: contract(calls.listRoles, { response: RoleList, access, summary: 'Roles to aim at' }),
  match: contract(calls.matchGuidance, {
    query: RaiseQuery,
    response: RaiseGuidance,
    access,
    summary: 'What would raise the match across the targets: each change run through the match of each',
  }),
  adjacent: contract(calls.adjacentGuidance, {
    response: AdjacentGuidance,
    access,
    summary: 'Skills that open jobs ask for beside one’s own, as counts',
  }),
  pay: contract(calls.payGuidance, {
    query: PayQuery,
    response: PayGuidance,
    access,
    summary: 'What jobs of the last 90 days offer, by place, currency and period',
  }),
  path: contract(calls.pathGuidance, {
    response: PathGuidance,
    access,
    summary: 'What to learn next for the targets, with the reason of each step',
  }),
}
