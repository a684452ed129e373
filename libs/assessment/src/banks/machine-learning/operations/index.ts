import anyFalseAlarm from './any-false-alarm.template'
import backwardJoin from './backward-join.template'
import batchUnderLimit from './batch-under-limit.template'
import canaryRareError from './canary-rare-error.template'
import fallbackQuality from './fallback-quality.template'
import fillSkew from './fill-skew.template'
import hedgedTail from './hedged-tail.template'
import labelDelay from './label-delay.template'
import lineageDeletion from './lineage-deletion.template'
import machinesByCost from './machines-by-cost.template'
import modelCopies from './model-copies.template'
import pinnedRun from './pinned-run.template'
import pipelineOrder from './pipeline-order.template'
import populationStability from './population-stability.template'
import quantisedOutlier from './quantised-outlier.template'
import recallFromControl from './recall-from-control.template'
import registryLog from './registry-log.template'
import releaseKinds from './release-kinds.template'
import retrainingInterval from './retraining-interval.template'
import schemaChangeOrder from './schema-change-order.template'
import signalsBeforeLabels from './signals-before-labels.template'
import slowestStage from './slowest-stage.template'
import testSize from './test-size.template'
import tokensPerSecond from './tokens-per-second.template'
import versionedCache from './versioned-cache.template'
import whatDrifted from './what-drifted.template'
import workersForLoad from './workers-for-load.template'

/** The templates of this topic. */
export const OPERATIONS = [
  anyFalseAlarm,
  backwardJoin,
  batchUnderLimit,
  canaryRareError,
  fallbackQuality,
  fillSkew,
  hedgedTail,
  labelDelay,
  lineageDeletion,
  machinesByCost,
  modelCopies,
  pinnedRun,
  pipelineOrder,
  populationStability,
  quantisedOutlier,
  recallFromControl,
  registryLog,
  releaseKinds,
  retrainingInterval,
  schemaChangeOrder,
  signalsBeforeLabels,
  slowestStage,
  testSize,
  tokensPerSecond,
  versionedCache,
  whatDrifted,
  workersForLoad,
] as const
