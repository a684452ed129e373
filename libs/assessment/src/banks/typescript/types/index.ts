import assertionsThatPass from './assertions-that-pass.template'
import callerChooses from './caller-chooses.template'
import changedKeys from './changed-keys.template'
import checkedShape from './checked-shape.template'
import enumAtRunTime from './enum-at-run-time.template'
import fallbackWidens from './fallback-widens.template'

import fewerParameters from './fewer-parameters.template'
import filteredByWhat from './filtered-by-what.template'
import freshAndStored from './fresh-and-stored.template'
import inAndMissing from './in-and-missing.template'
import keysOfCombined from './keys-of-combined.template'
import knownSomewhere from './known-somewhere.template'
import leftForNever from './left-for-never.template'
import leftWhenFalsy from './left-when-falsy.template'
import mappedKeepsModifiers from './mapped-keeps-modifiers.template'
import methodsCompareLoosely from './methods-compare-loosely.template'
import namesInAPath from './names-in-a-path.template'
import narrowToWide from './narrow-to-wide.template'
import narrowingInCallbacks from './narrowing-in-callbacks.template'
import oneByOne from './one-by-one.template'
import optionalOrUndefined from './optional-or-undefined.template'
import pickedByKey from './picked-by-key.template'
import privateCounts from './private-counts.template'
import readonlyShallow from './readonly-shallow.template'
import recordOfAllKeys from './record-of-all-keys.template'
import satisfiesKeeps from './satisfies-keeps.template'
import sharedMembers from './shared-members.template'
import tuplesAndArrays from './tuples-and-arrays.template'
import unknownIsChecked from './unknown-is-checked.template'
import widenedByLet from './widened-by-let.template'
import writeByUnionKey from './write-by-union-key.template'

/** The templates of this topic. */
export const TYPES = [
  assertionsThatPass,
  callerChooses,
  changedKeys,
  checkedShape,
  enumAtRunTime,
  fallbackWidens,
  fewerParameters,
  filteredByWhat,
  freshAndStored,
  inAndMissing,
  keysOfCombined,
  knownSomewhere,
  leftForNever,
  leftWhenFalsy,
  mappedKeepsModifiers,
  methodsCompareLoosely,
  namesInAPath,
  narrowToWide,
  narrowingInCallbacks,
  oneByOne,
  optionalOrUndefined,
  pickedByKey,
  privateCounts,
  readonlyShallow,
  recordOfAllKeys,
  satisfiesKeeps,
  sharedMembers,
  tuplesAndArrays,
  unknownIsChecked,
  widenedByLet,
  writeByUnionKey,
] as const
