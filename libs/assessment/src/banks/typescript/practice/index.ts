import allAreTold from './all-are-told.template'
import equalStayInOrder from './equal-stay-in-order.template'
import foundByInference from './found-by-inference.template'
import foundOrMissing from './found-or-missing.template'
import laterEntryWins from './later-entry-wins.template'
import nearestCatch from './nearest-catch.template'
import onceForAll from './once-for-all.template'
import partsOfAList from './parts-of-a-list.template'
import resultOfBranches from './result-of-branches.template'
import sameOrAlike from './same-or-alike.template'
import timersComeLast from './timers-come-last.template'
import typeOfAValue from './type-of-a-value.template'

/** Open tasks that never count. */
export const PRACTICE = [
  allAreTold,
  equalStayInOrder,
  foundByInference,
  foundOrMissing,
  laterEntryWins,
  nearestCatch,
  onceForAll,
  partsOfAList,
  resultOfBranches,
  sameOrAlike,
  timersComeLast,
  typeOfAValue,
] as const
