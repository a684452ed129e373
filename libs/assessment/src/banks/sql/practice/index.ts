import aboveItsGroup from './above-its-group.template'
import daysThatRose from './days-that-rose.template'
import firstThatIsThere from './first-that-is-there.template'
import insertOrder from './insert-order.template'
import lastSeenBefore from './last-seen-before.template'
import likePattern from './like-pattern.template'
import meanOfMeans from './mean-of-means.template'
import oneRowOrNone from './one-row-or-none.template'
import rowByRowOrder from './row-by-row-order.template'
import rowsAreKept from './rows-are-kept.template'
import rowsOfAJoin from './rows-of-a-join.template'
import trueForTheRow from './true-for-the-row.template'
import whatIsRefused from './what-is-refused.template'
import whichSideOfItself from './which-side-of-itself.template'

/** Open tasks that never count. */
export const PRACTICE = [
  aboveItsGroup,
  daysThatRose,
  firstThatIsThere,
  insertOrder,
  lastSeenBefore,
  likePattern,
  meanOfMeans,
  oneRowOrNone,
  rowByRowOrder,
  rowsAreKept,
  rowsOfAJoin,
  trueForTheRow,
  whatIsRefused,
  whichSideOfItself,
] as const
