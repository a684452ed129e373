import bigIds from './big-ids.template'
import callOrder from './call-order.template'
import codeUnits from './code-units.template'
import constBinding from './const-binding.template'
import copyWithSharing from './copy-with-sharing.template'
import detachedMethod from './detached-method.template'
import flagBits from './flag-bits.template'
import frozenPrototype from './frozen-prototype.template'
import lazyDefaults from './lazy-defaults.template'
import liveOrCopied from './live-or-copied.template'
import loopClosures from './loop-closures.template'
import lostUpdate from './lost-update.template'
import monthFromZero from './month-from-zero.template'
import optionalChain from './optional-chain.template'
import orOrNullish from './or-or-nullish.template'
import parsedText from './parsed-text.template'
import readTooEarly from './read-too-early.template'
import sameArray from './same-array.template'
import setIn from './set-in.template'
import settings from './settings.template'
import shallowSpread from './shallow-spread.template'
import shortCircuit from './short-circuit.template'
import stepsThatEnd from './steps-that-end.template'
import textPlusNumber from './text-plus-number.template'
import truthyCount from './truthy-count.template'

/** The templates of this topic. */
export const VALUES = [
  bigIds,
  callOrder,
  codeUnits,
  constBinding,
  copyWithSharing,
  detachedMethod,
  flagBits,
  frozenPrototype,
  lazyDefaults,
  liveOrCopied,
  loopClosures,
  lostUpdate,
  monthFromZero,
  optionalChain,
  orOrNullish,
  parsedText,
  readTooEarly,
  sameArray,
  setIn,
  settings,
  shallowSpread,
  shortCircuit,
  stepsThatEnd,
  textPlusNumber,
  truthyCount,
] as const
