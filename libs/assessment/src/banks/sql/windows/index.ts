import lastKnown from './last-known.template'
import lastValueFrame from './last-value-frame.template'
import latestOfEach from './latest-of-each.template'
import leadOverTheEnd from './lead-over-the-end.template'
import longestRun from './longest-run.template'
import orderComesLast from './order-comes-last.template'
import ownPartition from './own-partition.template'
import placeInPartition from './place-in-partition.template'
import rangeByValue from './range-by-value.template'
import ranksOfTies from './ranks-of-ties.template'
import rowsStay from './rows-stay.template'
import runningTotal from './running-total.template'
import sessions from './sessions.template'
import sinceTheLast from './since-the-last.template'
import tiesInRunningTotal from './ties-in-running-total.template'
import totalsOfTotals from './totals-of-totals.template'
import whereWindowsStand from './where-windows-stand.template'
import wholePartition from './whole-partition.template'

/** The templates of this topic. */
export const WINDOWS = [
  lastKnown,
  lastValueFrame,
  latestOfEach,
  leadOverTheEnd,
  longestRun,
  orderComesLast,
  ownPartition,
  placeInPartition,
  rangeByValue,
  ranksOfTies,
  rowsStay,
  runningTotal,
  sessions,
  sinceTheLast,
  tiesInRunningTotal,
  totalsOfTotals,
  whereWindowsStand,
  wholePartition,
] as const
