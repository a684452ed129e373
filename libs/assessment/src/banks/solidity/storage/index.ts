import bestOrder from './best-order.template'
import bytesConversions from './bytes-conversions.template'
import copiesAndReferences from './copies-and-references.template'
import cutToFit from './cut-to-fit.template'
import dataLocations from './data-locations.template'
import deleteLeavesGap from './delete-leaves-gap.template'
import deleteSkipsMappings from './delete-skips-mappings.template'
import dividedFirst from './divided-first.template'
import elementSlot from './element-slot.template'
import enumNumbers from './enum-numbers.template'
import layoutAfterUpgrade from './layout-after-upgrade.template'
import memoryCopies from './memory-copies.template'
import missingKey from './missing-key.template'
import oneWord from './one-word.template'
import packedWord from './packed-word.template'
import pastTheLimit from './past-the-limit.template'
import pointerAfterRemoval from './pointer-after-removal.template'
import setOnce from './set-once.template'
import slotsOfBases from './slots-of-bases.template'
import slotsUsed from './slots-used.template'
import stringBytes from './string-bytes.template'
import swappedInStorage from './swapped-in-storage.template'
import textSlots from './text-slots.template'
import uncheckedReach from './unchecked-reach.template'
import withoutGaps from './without-gaps.template'

/** The templates of this topic. */
export const STORAGE = [
  bestOrder,
  bytesConversions,
  copiesAndReferences,
  cutToFit,
  dataLocations,
  deleteLeavesGap,
  deleteSkipsMappings,
  dividedFirst,
  elementSlot,
  enumNumbers,
  layoutAfterUpgrade,
  memoryCopies,
  missingKey,
  oneWord,
  packedWord,
  pastTheLimit,
  pointerAfterRemoval,
  setOnce,
  slotsOfBases,
  slotsUsed,
  stringBytes,
  swappedInStorage,
  textSlots,
  uncheckedReach,
  withoutGaps,
] as const
