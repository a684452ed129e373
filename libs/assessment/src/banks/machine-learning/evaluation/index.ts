import aucBetweenGroups from './auc-between-groups.template'
import aucByPairs from './auc-by-pairs.template'
import backtestWindows from './backtest-windows.template'
import brierSkill from './brier-skill.template'
import clusteredTestSet from './clustered-test-set.template'
import complaintToRate from './complaint-to-rate.template'
import discordantPairs from './discordant-pairs.template'
import expectedCalibrationError from './expected-calibration-error.template'
import fBeta from './f-beta.template'
import ipsEstimate from './ips-estimate.template'
import learningCurve from './learning-curve.template'
import macroRecall from './macro-recall.template'
import maeAndRmse from './mae-and-rmse.template'
import mapePrefersLow from './mape-prefers-low.template'
import meanReciprocalRank from './mean-reciprocal-rank.template'
import missedAndFalseAlarms from './missed-and-false-alarms.template'
import naiveForecast from './naive-forecast.template'
import ndcg from './ndcg.template'
import nestedFits from './nested-fits.template'
import orderByAveragePrecision from './order-by-average-precision.template'
import orderByCertainty from './order-by-certainty.template'
import orderByCost from './order-by-cost.template'
import orderByLogLoss from './order-by-log-loss.template'
import pairedBootstrap from './paired-bootstrap.template'
import paysToAct from './pays-to-act.template'
import precisionAtCapacity from './precision-at-capacity.template'
import precisionOrRecall from './precision-or-recall.template'
import r2OnNewData from './r2-on-new-data.template'
import rarePositives from './rare-positives.template'
import reliabilityTable from './reliability-table.template'
import samePrecisionOtherAlarms from './same-precision-other-alarms.template'
import sampledNegatives from './sampled-negatives.template'
import testOfTheChosen from './test-of-the-chosen.template'
import winnerIsFlattered from './winner-is-flattered.template'

/** The templates of this topic. */
export const EVALUATION = [
  aucBetweenGroups,
  aucByPairs,
  backtestWindows,
  brierSkill,
  clusteredTestSet,
  complaintToRate,
  discordantPairs,
  expectedCalibrationError,
  fBeta,
  ipsEstimate,
  learningCurve,
  macroRecall,
  maeAndRmse,
  mapePrefersLow,
  meanReciprocalRank,
  missedAndFalseAlarms,
  naiveForecast,
  ndcg,
  nestedFits,
  orderByAveragePrecision,
  orderByCertainty,
  orderByCost,
  orderByLogLoss,
  pairedBootstrap,
  paysToAct,
  precisionAtCapacity,
  precisionOrRecall,
  r2OnNewData,
  rarePositives,
  reliabilityTable,
  samePrecisionOtherAlarms,
  sampledNegatives,
  testOfTheChosen,
  winnerIsFlattered,
] as const
