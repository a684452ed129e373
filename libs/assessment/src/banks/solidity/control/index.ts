import bothRulesOnce from './both-rules-once.template'
import caughtWhere from './caught-where.template'
import constructorOrder from './constructor-order.template'
import eventsUndone from './events-undone.template'
import failuresApart from './failures-apart.template'
import firstRefusal from './first-refusal.template'
import hashedSignature from './hashed-signature.template'
import libraryReceiver from './library-receiver.template'
import loopExit from './loop-exit.template'
import modifierOrder from './modifier-order.template'
import overrideRules from './override-rules.template'
import passedOn from './passed-on.template'
import promisedMutability from './promised-mutability.template'
import receiveOrFallback from './receive-or-fallback.template'
import rolledBack from './rolled-back.template'
import shortCircuit from './short-circuit.template'
import skippedBody from './skipped-body.template'
import superPath from './super-path.template'
import visibleTo from './visible-to.template'

/** The templates of this topic. */
export const CONTROL = [
  bothRulesOnce,
  caughtWhere,
  constructorOrder,
  eventsUndone,
  failuresApart,
  firstRefusal,
  hashedSignature,
  libraryReceiver,
  loopExit,
  modifierOrder,
  overrideRules,
  passedOn,
  promisedMutability,
  receiveOrFallback,
  rolledBack,
  shortCircuit,
  skippedBody,
  superPath,
  visibleTo,
] as const
