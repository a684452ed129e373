import calledFromOutside from './called-from-outside.template'
import changeForTheBuyer from './change-for-the-buyer.template'
import membersInOneCall from './members-in-one-call.template'
import payWhatIsOwed from './pay-what-is-owed.template'
import skippedRounds from './skipped-rounds.template'
import slotsWrittenAgain from './slots-written-again.template'
import towardsZero from './towards-zero.template'
import unitsAsShown from './units-as-shown.template'
import usesUntilRefused from './uses-until-refused.template'
import whatMayStillBeSpent from './what-may-still-be-spent.template'
import whatStaysBehind from './what-stays-behind.template'
import whoeverMayChangeIt from './whoever-may-change-it.template'

/** Open tasks that never count. */
export const PRACTICE = [
  calledFromOutside,
  changeForTheBuyer,
  membersInOneCall,
  payWhatIsOwed,
  skippedRounds,
  slotsWrittenAgain,
  towardsZero,
  unitsAsShown,
  usesUntilRefused,
  whatMayStillBeSpent,
  whatStaysBehind,
  whoeverMayChangeIt,
] as const
