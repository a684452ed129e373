import copiesInTest from './copies-in-test.template'
import earlyPositives from './early-positives.template'
import encodingWidths from './encoding-widths.template'
import fillFromTraining from './fill-from-training.template'
import filledCorrelation from './filled-correlation.template'
import foldWithoutPositives from './fold-without-positives.template'
import historyBeforeRow from './history-before-row.template'
import knownAtPrediction from './known-at-prediction.template'
import labelsOfTheRejected from './labels-of-the-rejected.template'
import lagRows from './lag-rows.template'
import lineThatLeaks from './line-that-leaks.template'
import majorityBaseline from './majority-baseline.template'
import neverShown from './never-shown.template'
import noisyTestLabels from './noisy-test-labels.template'
import oneHotWidth from './one-hot-width.template'
import orderInCodes from './order-in-codes.template'
import proxyPlaces from './proxy-places.template'
import recordedOdds from './recorded-odds.template'
import rowTimeline from './row-timeline.template'
import sameSine from './same-sine.template'
import smoothedTargetMean from './smoothed-target-mean.template'
import splitFirst from './split-first.template'
import splitForUse from './split-for-use.template'
import threeVotes from './three-votes.template'
import undersampledPriors from './undersampled-priors.template'
import unitsMatter from './units-matter.template'

/** The templates of this topic. */
export const FRAMING = [
  copiesInTest,
  earlyPositives,
  encodingWidths,
  fillFromTraining,
  filledCorrelation,
  foldWithoutPositives,
  historyBeforeRow,
  knownAtPrediction,
  labelsOfTheRejected,
  lagRows,
  lineThatLeaks,
  majorityBaseline,
  neverShown,
  noisyTestLabels,
  oneHotWidth,
  orderInCodes,
  proxyPlaces,
  recordedOdds,
  rowTimeline,
  sameSine,
  smoothedTargetMean,
  splitFirst,
  splitForUse,
  threeVotes,
  undersampledPriors,
  unitsMatter,
] as const
