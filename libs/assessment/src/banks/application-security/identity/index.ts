import accountLinking from './account-linking.template'
import bcryptBytes from './bcrypt-bytes.template'
import callbackState from './callback-state.template'
import codeExchangeLog from './code-exchange-log.template'
import codeFlowOrder from './code-flow-order.template'
import delegatedCalls from './delegated-calls.template'
import deputyExternalId from './deputy-external-id.template'
import fixationHandlers from './fixation-handlers.template'
import idleAndAbsolute from './idle-and-absolute.template'
import jwksRotation from './jwks-rotation.template'
import jwtClaims from './jwt-claims.template'
import leakedTable from './leaked-table.template'
import limitsByAccountAndAddress from './limits-by-account-and-address.template'
import logoutEverywhere from './logout-everywhere.template'
import orderByOdds from './order-by-odds.template'
import otherPortSameCookie from './other-port-same-cookie.template'
import ownObjectsOnly from './own-objects-only.template'
import passwordHashCost from './password-hash-cost.template'
import passwordRules from './password-rules.template'
import racePastLimit from './race-past-limit.template'
import readByScript from './read-by-script.template'
import refreshReuse from './refresh-reuse.template'
import refusedCookies from './refused-cookies.template'
import resetLinkHost from './reset-link-host.template'
import roleInheritance from './role-inheritance.template'
import rpId from './rp-id.template'
import stepUp from './step-up.template'
import tenantFilter from './tenant-filter.template'
import timingSamples from './timing-samples.template'
import totpOdds from './totp-odds.template'
import twoDifferentFactors from './two-different-factors.template'
import whoHasAnAccount from './who-has-an-account.template'

/** The templates of this topic. */
export const IDENTITY = [
  accountLinking,
  bcryptBytes,
  callbackState,
  codeExchangeLog,
  codeFlowOrder,
  delegatedCalls,
  deputyExternalId,
  fixationHandlers,
  idleAndAbsolute,
  jwksRotation,
  jwtClaims,
  leakedTable,
  limitsByAccountAndAddress,
  logoutEverywhere,
  orderByOdds,
  otherPortSameCookie,
  ownObjectsOnly,
  passwordHashCost,
  passwordRules,
  racePastLimit,
  readByScript,
  refreshReuse,
  refusedCookies,
  resetLinkHost,
  roleInheritance,
  rpId,
  stepUp,
  tenantFilter,
  timingSamples,
  totpOdds,
  twoDifferentFactors,
  whoHasAnAccount,
] as const
