import addedAcrossAwait from './added-across-await.template'
import backOff from './back-off.template'
import caughtHere from './caught-here.template'
import chainOfHandlers from './chain-of-handlers.template'
import forEachGoesOn from './for-each-goes-on.template'
import forgottenAwait from './forgotten-await.template'
import groupsInARow from './groups-in-a-row.template'
import lastRequestWins from './last-request-wins.template'
import limitedMap from './limited-map.template'
import oneAtATime from './one-at-a-time.template'
import pulledOneByOne from './pulled-one-by-one.template'
import queuedNext from './queued-next.template'
import rememberThePromise from './remember-the-promise.template'
import resultsInGivenOrder from './results-in-given-order.template'
import returnedOrStarted from './returned-or-started.template'
import settlesFirst from './settles-first.template'
import sharedQueue from './shared-queue.template'
import smallestLimit from './smallest-limit.template'
import startsWhenCalled from './starts-when-called.template'
import stepInProgress from './step-in-progress.template'
import thenables from './thenables.template'
import timedOutStillWrites from './timed-out-still-writes.template'
import tryInTheLoop from './try-in-the-loop.template'
import unhandledMeanwhile from './unhandled-meanwhile.template'
import untilFirstAwait from './until-first-await.template'

/** The templates of this topic. */
export const ASYNC = [
  addedAcrossAwait,
  backOff,
  caughtHere,
  chainOfHandlers,
  forEachGoesOn,
  forgottenAwait,
  groupsInARow,
  lastRequestWins,
  limitedMap,
  oneAtATime,
  pulledOneByOne,
  queuedNext,
  rememberThePromise,
  resultsInGivenOrder,
  returnedOrStarted,
  settlesFirst,
  sharedQueue,
  smallestLimit,
  startsWhenCalled,
  stepInProgress,
  thenables,
  timedOutStillWrites,
  tryInTheLoop,
  unhandledMeanwhile,
  untilFirstAwait,
] as const
