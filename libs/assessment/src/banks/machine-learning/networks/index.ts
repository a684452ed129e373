import accumulatedUpdates from './accumulated-updates.template'
import activationSlopes from './activation-slopes.template'
import adapterTrainingMemory from './adapter-training-memory.template'
import attentionByHand from './attention-by-hand.template'
import augmentationAndLabel from './augmentation-and-label.template'
import batchnormInference from './batchnorm-inference.template'
import clippedGradient from './clipped-gradient.template'
import constantGradient from './constant-gradient.template'
import convOutputSize from './conv-output-size.template'
import denseParameters from './dense-parameters.template'
import descentOnParabola from './descent-on-parabola.template'
import dropoutTwoModes from './dropout-two-modes.template'
import earlyStopping from './early-stopping.template'
import frozenBatchNorm from './frozen-batch-norm.template'
import identicalUnits from './identical-units.template'
import keyValueCache from './key-value-cache.template'
import layersByParameters from './layers-by-parameters.template'
import loopFault from './loop-fault.template'
import lossCurves from './loss-curves.template'
import outputAndLoss from './output-and-loss.template'
import passagesInContext from './passages-in-context.template'
import receptiveField from './receptive-field.template'
import startingLoss from './starting-loss.template'
import tinyBackprop from './tiny-backprop.template'
import tinyForwardPass from './tiny-forward-pass.template'
import trainingStepOrder from './training-step-order.template'
import varianceThroughLayers from './variance-through-layers.template'

/** The templates of this topic. */
export const NETWORKS = [
  accumulatedUpdates,
  activationSlopes,
  adapterTrainingMemory,
  attentionByHand,
  augmentationAndLabel,
  batchnormInference,
  clippedGradient,
  constantGradient,
  convOutputSize,
  denseParameters,
  descentOnParabola,
  dropoutTwoModes,
  earlyStopping,
  frozenBatchNorm,
  identicalUnits,
  keyValueCache,
  layersByParameters,
  loopFault,
  lossCurves,
  outputAndLoss,
  passagesInContext,
  receptiveField,
  startingLoss,
  tinyBackprop,
  tinyForwardPass,
  trainingStepOrder,
  varianceThroughLayers,
] as const
