import aloneToProduction from './alone-to-production.template'
import brokenLink from './broken-link.template'
import decodedParameter from './decoded-parameter.template'
import dueFirst from './due-first.template'
import firstRuleThatFits from './first-rule-that-fits.template'
import firstVisitSteps from './first-visit-steps.template'
import fixedIn from './fixed-in.template'
import keysForPairs from './keys-for-pairs.template'
import removedOnce from './removed-once.template'
import runAsPage from './run-as-page.template'
import whoMayFrame from './who-may-frame.template'
import whoeverSendsTheId from './whoever-sends-the-id.template'

/** Open tasks that never count. */
export const PRACTICE = [
  aloneToProduction,
  brokenLink,
  decodedParameter,
  dueFirst,
  firstRuleThatFits,
  firstVisitSteps,
  fixedIn,
  keysForPairs,
  removedOnce,
  runAsPage,
  whoMayFrame,
  whoeverSendsTheId,
] as const
