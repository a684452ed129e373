import aliasOrColumn from './alias-or-column.template'
import andBeforeOr from './and-before-or.template'
import betweenBothEnds from './between-both-ends.template'
import clauseOrder from './clause-order.template'
import columnOfTheOutside from './column-of-the-outside.template'
import descOfOneColumn from './desc-of-one-column.template'
import distinctRows from './distinct-rows.template'
import firstThree from './first-three.template'
import guaranteedOrder from './guaranteed-order.template'
import labels from './labels.template'
import likeEscape from './like-escape.template'
import nextPage from './next-page.template'
import nobodyBeatsIt from './nobody-beats-it.template'
import recursiveSeries from './recursive-series.template'
import secondPage from './second-page.template'
import unionAllThenExcept from './union-all-then-except.template'
import unionOrUnionAll from './union-or-union-all.template'
import wholeMonth from './whole-month.template'

/** The templates of this topic. */
export const SELECT = [
  aliasOrColumn,
  andBeforeOr,
  betweenBothEnds,
  clauseOrder,
  columnOfTheOutside,
  descOfOneColumn,
  distinctRows,
  firstThree,
  guaranteedOrder,
  labels,
  likeEscape,
  nextPage,
  nobodyBeatsIt,
  recursiveSeries,
  secondPage,
  unionAllThenExcept,
  unionOrUnionAll,
  wholeMonth,
] as const
