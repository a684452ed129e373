import amongTheFirstGuesses from './among-the-first-guesses.template'
import bestLine from './best-line.template'
import classWeights from './class-weights.template'
import countOfUpdates from './count-of-updates.template'
import daysInARow from './days-in-a-row.template'
import differenceFromBase from './difference-from-base.template'
import firstShapeError from './first-shape-error.template'
import kindsOfGoal from './kinds-of-goal.template'
import mistakesRemoved from './mistakes-removed.template'
import orderByRecall from './order-by-recall.template'
import runOrder from './run-order.template'
import scoresToShares from './scores-to-shares.template'

/** Open tasks that never count. */
export const PRACTICE = [
  amongTheFirstGuesses,
  bestLine,
  classWeights,
  countOfUpdates,
  daysInARow,
  differenceFromBase,
  firstShapeError,
  kindsOfGoal,
  mistakesRemoved,
  orderByRecall,
  runOrder,
  scoresToShares,
] as const
