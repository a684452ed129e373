import bandsThatTouch from './bands-that-touch.template'
import conditionOfTheKeptSide from './condition-of-the-kept-side.template'
import everyBadge from './every-badge.template'
import everyWithEvery from './every-with-every.template'
import existsOfACount from './exists-of-a-count.template'
import fanOut from './fan-out.template'
import fewestRowsFirst from './fewest-rows-first.template'
import followTheKey from './follow-the-key.template'
import fullChain from './full-chain.template'
import inDoesNotMultiply from './in-does-not-multiply.template'
import innerNameWins from './inner-name-wins.template'
import keptOrDropped from './kept-or-dropped.template'
import keysThatRepeat from './keys-that-repeat.template'
import moreThanTheBoss from './more-than-the-boss.template'
import noneOver from './none-over.template'
import nullOfItsOwn from './null-of-its-own.template'
import overlaps from './overlaps.template'
import pairs from './pairs.template'
import partsOfParts from './parts-of-parts.template'
import pathsOrNodes from './paths-or-nodes.template'
import priceOfTheDay from './price-of-the-day.template'
import sameAsInner from './same-as-inner.template'
import throughTheLink from './through-the-link.template'
import whereUndoesLeft from './where-undoes-left.template'

/** The templates of this topic. */
export const JOINS = [
  bandsThatTouch,
  conditionOfTheKeptSide,
  everyBadge,
  everyWithEvery,
  existsOfACount,
  fanOut,
  fewestRowsFirst,
  followTheKey,
  fullChain,
  inDoesNotMultiply,
  innerNameWins,
  keptOrDropped,
  keysThatRepeat,
  moreThanTheBoss,
  noneOver,
  nullOfItsOwn,
  overlaps,
  pairs,
  partsOfParts,
  pathsOrNodes,
  priceOfTheDay,
  sameAsInner,
  throughTheLink,
  whereUndoesLeft,
] as const
