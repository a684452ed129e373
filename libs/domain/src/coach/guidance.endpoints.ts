import { endpoint } from '../http/endpoint'
import type {
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

export const listTargets = endpoint<{ response: typeof Targets }>('GET', '/api/targets')
export const addTarget = endpoint<{ body: typeof TargetRef; response: typeof Targets }>('PUT', '/api/targets')
export const removeTarget = endpoint<{ query: typeof TargetQuery; response: typeof Targets }>(
  'DELETE',
  '/api/targets',
)
export const listRoles = endpoint<{ response: typeof RoleList }>('GET', '/api/guidance/roles')
export const matchGuidance = endpoint<{ query: typeof RaiseQuery; response: typeof RaiseGuidance }>(
  'GET',
  '/api/guidance/match',
)
export const adjacentGuidance = endpoint<{ response: typeof AdjacentGuidance }>(
  'GET',
  '/api/guidance/adjacent',
)
export const payGuidance = endpoint<{ query: typeof PayQuery; response: typeof PayGuidance }>(
  'GET',
  '/api/guidance/pay',
)
export const pathGuidance = endpoint<{ response: typeof PathGuidance }>('GET', '/api/guidance/path')
