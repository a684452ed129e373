import addedOnce from './added-once.template'
import allOfTheGroup from './all-of-the-group.template'
import boughtTogether from './bought-together.template'
import distinctDoesNotAddUp from './distinct-does-not-add-up.template'
import gluedPairs from './glued-pairs.template'
import havingToWhere from './having-to-where.template'
import howManyHad from './how-many-had.template'
import joinedText from './joined-text.template'
import nullIsAGroup from './null-is-a-group.template'
import oneRowOfNothing from './one-row-of-nothing.template'
import pairsThatOccur from './pairs-that-occur.template'
import pricePerPiece from './price-per-piece.template'
import rollupRows from './rollup-rows.template'
import sameContents from './same-contents.template'
import shareOfAll from './share-of-all.template'
import sideBySide from './side-by-side.template'
import signedSum from './signed-sum.template'
import sortGroups from './sort-groups.template'
import subtotalOrNull from './subtotal-or-null.template'
import sumOverSelfJoin from './sum-over-self-join.template'
import threeCounts from './three-counts.template'
import twoSums from './two-sums.template'
import unknownHaving from './unknown-having.template'
import whereOrHaving from './where-or-having.template'

/** The templates of this topic. */
export const GROUPING = [
  addedOnce,
  allOfTheGroup,
  boughtTogether,
  distinctDoesNotAddUp,
  gluedPairs,
  havingToWhere,
  howManyHad,
  joinedText,
  nullIsAGroup,
  oneRowOfNothing,
  pairsThatOccur,
  pricePerPiece,
  rollupRows,
  sameContents,
  shareOfAll,
  sideBySide,
  signedSum,
  sortGroups,
  subtotalOrNull,
  sumOverSelfJoin,
  threeCounts,
  twoSums,
  unknownHaving,
  whereOrHaving,
] as const
