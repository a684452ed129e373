import allOrUndone from './all-or-undone.template'
import castChecksNothing from './cast-checks-nothing.template'
import causeChain from './cause-chain.template'
import circularTdz from './circular-tdz.template'
import defaultCopy from './default-copy.template'
import evaluationOrder from './evaluation-order.template'
import exhaustive from './exhaustive.template'
import exportsTarget from './exports-target.template'
import fewestCopies from './fewest-copies.template'
import finallyJump from './finally-jump.template'
import finallyOrder from './finally-order.template'
import finallyReturn from './finally-return.template'
import firstInstanceof from './first-instanceof.template'
import importLines from './import-lines.template'
import keptCode from './kept-code.template'
import liveBinding from './live-binding.template'
import loadOrder from './load-order.template'
import loopStops from './loop-stops.template'
import parsedResult from './parsed-result.template'
import retryOnly from './retry-only.template'
import semverHighest from './semver-highest.template'
import starCollision from './star-collision.template'
import typeImportsErased from './type-imports-erased.template'
import undoOrder from './undo-order.template'
import unknownInCatch from './unknown-in-catch.template'

/** The templates of this topic. */
export const MODULES = [
  allOrUndone,
  castChecksNothing,
  causeChain,
  circularTdz,
  defaultCopy,
  evaluationOrder,
  exhaustive,
  exportsTarget,
  fewestCopies,
  finallyJump,
  finallyOrder,
  finallyReturn,
  firstInstanceof,
  importLines,
  keptCode,
  liveBinding,
  loadOrder,
  loopStops,
  parsedResult,
  retryOnly,
  semverHighest,
  starCollision,
  typeImportsErased,
  undoOrder,
  unknownInCatch,
] as const
