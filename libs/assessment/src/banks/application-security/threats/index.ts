import alertBaseRate from './alert-base-rate.template'
import blastRadius from './blast-radius.template'
import blindSpots from './blind-spots.template'
import canChangeUnderYou from './can-change-under-you.template'
import cheapestPath from './cheapest-path.template'
import cvssOrder from './cvss-order.template'
import detectedInTime from './detected-in-time.template'
import eventsThatSurvive from './events-that-survive.template'
import expectedLossOrder from './expected-loss-order.template'
import flowsAcross from './flows-across.template'
import guardedFlows from './guarded-flows.template'
import leastRoles from './least-roles.template'
import mitigationOrder from './mitigation-order.template'
import negativeQuantity from './negative-quantity.template'
import publicNameWins from './public-name-wins.template'
import raiseTheCheapest from './raise-the-cheapest.template'
import rangeTakesBadVersion from './range-takes-bad-version.template'
import rotationWindow from './rotation-window.template'
import secretInHistory from './secret-in-history.template'
import sharedLeaf from './shared-leaf.template'
import sprayUnderLockout from './spray-under-lockout.template'
import strideOfElements from './stride-of-elements.template'
import strideOfEvent from './stride-of-event.template'
import treeProbability from './tree-probability.template'
import untrustedReach from './untrusted-reach.template'
import unusedGrants from './unused-grants.template'

/** The templates of this topic. */
export const THREATS = [
  alertBaseRate,
  blastRadius,
  blindSpots,
  canChangeUnderYou,
  cheapestPath,
  cvssOrder,
  detectedInTime,
  eventsThatSurvive,
  expectedLossOrder,
  flowsAcross,
  guardedFlows,
  leastRoles,
  mitigationOrder,
  negativeQuantity,
  publicNameWins,
  raiseTheCheapest,
  rangeTakesBadVersion,
  rotationWindow,
  secretInHistory,
  sharedLeaf,
  sprayUnderLockout,
  strideOfElements,
  strideOfEvent,
  treeProbability,
  untrustedReach,
  unusedGrants,
] as const
