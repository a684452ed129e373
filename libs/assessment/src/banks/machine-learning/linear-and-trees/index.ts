import boostingStep from './boosting-step.template'
import componentsToKeep from './components-to-keep.template'
import copiedEvidence from './copied-evidence.template'
import copiedFeature from './copied-feature.template'
import depthByValidation from './depth-by-validation.template'
import entropyGain from './entropy-gain.template'
import gradientStep from './gradient-step.template'
import kMeansStep from './k-means-step.template'
import lassoLeavesFirst from './lasso-leaves-first.template'
import leftOutFeature from './left-out-feature.template'
import lessVariance from './less-variance.template'
import limitOfAveraging from './limit-of-averaging.template'
import naiveBayes from './naive-bayes.template'
import nearestMean from './nearest-mean.template'
import noFiniteSlope from './no-finite-slope.template'
import oddsShift from './odds-shift.template'
import predictByLine from './predict-by-line.template'
import ridgeTwins from './ridge-twins.template'
import slopeInGroup from './slope-in-group.template'
import splitsByGini from './splits-by-gini.template'
import treeWalk from './tree-walk.template'

/** The templates of this topic. */
export const LINEAR_AND_TREES = [
  boostingStep,
  componentsToKeep,
  copiedEvidence,
  copiedFeature,
  depthByValidation,
  entropyGain,
  gradientStep,
  kMeansStep,
  lassoLeavesFirst,
  leftOutFeature,
  lessVariance,
  limitOfAveraging,
  naiveBayes,
  nearestMean,
  noFiniteSlope,
  oddsShift,
  predictByLine,
  ridgeTwins,
  slopeInGroup,
  splitsByGini,
  treeWalk,
] as const
