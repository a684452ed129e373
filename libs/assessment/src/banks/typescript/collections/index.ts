import changedInTheHeap from './changed-in-the-heap.template'
import closedEarly from './closed-early.template'
import comparisonsOfIncludes from './comparisons-of-includes.template'
import countedAfterTheFilter from './counted-after-the-filter.template'
import distinctMembers from './distinct-members.template'
import extraArguments from './extra-arguments.template'
import growsWhileWalked from './grows-while-walked.template'
import holesAndLength from './holes-and-length.template'
import inPlaceOrCopy from './in-place-or-copy.template'
import jsonLosses from './json-losses.template'
import keysOfGroups from './keys-of-groups.template'
import leastRecentlyUsed from './least-recently-used.template'
import mergedOnDemand from './merged-on-demand.template'
import oneAtATime from './one-at-a-time.template'
import reduceWithoutStart from './reduce-without-start.template'
import removedWhileLooping from './removed-while-looping.template'
import sharedRow from './shared-row.template'
import sortedAsText from './sorted-as-text.template'
import uniqueBy from './unique-by.template'
import vacuousTruth from './vacuous-truth.template'

/** The templates of this topic. */
export const COLLECTIONS = [
  changedInTheHeap,
  closedEarly,
  comparisonsOfIncludes,
  countedAfterTheFilter,
  distinctMembers,
  extraArguments,
  growsWhileWalked,
  holesAndLength,
  inPlaceOrCopy,
  jsonLosses,
  keysOfGroups,
  leastRecentlyUsed,
  mergedOnDemand,
  oneAtATime,
  reduceWithoutStart,
  removedWhileLooping,
  sharedRow,
  sortedAsText,
  uniqueBy,
  vacuousTruth,
] as const
