import batchOfCalls from './batch-of-calls.template'
import childFields from './child-fields.template'
import creditBox from './credit-box.template'
import creditedAgain from './credited-again.template'
import decodedAs from './decoded-as.template'
import encodedLength from './encoded-length.template'
import feedsThatFail from './feeds-that-fail.template'
import foretoldAddress from './foretold-address.template'
import hops from './hops.template'
import innerCaller from './inner-caller.template'
import nestedEvents from './nested-events.template'
import nothingThere from './nothing-there.template'
import openHours from './open-hours.template'
import ownFunctionsFirst from './own-functions-first.template'
import payableOrNot from './payable-or-not.template'
import quietFailure from './quiet-failure.template'
import reEnteredOrder from './re-entered-order.template'
import sameAddress from './same-address.template'
import sharedCounter from './shared-counter.template'
import throughTheProxy from './through-the-proxy.template'
import undoneUpTo from './undone-up-to.template'
import valueAlreadyThere from './value-already-there.template'
import valueOfThisCall from './value-of-this-call.template'
import viewIsStatic from './view-is-static.template'
import whileItIsMade from './while-it-is-made.template'
import whoGetsPaid from './who-gets-paid.template'

/** The templates of this topic. */
export const CALLS = [
  batchOfCalls,
  childFields,
  creditBox,
  creditedAgain,
  decodedAs,
  encodedLength,
  feedsThatFail,
  foretoldAddress,
  hops,
  innerCaller,
  nestedEvents,
  nothingThere,
  openHours,
  ownFunctionsFirst,
  payableOrNot,
  quietFailure,
  reEnteredOrder,
  sameAddress,
  sharedCounter,
  throughTheProxy,
  undoneUpTo,
  valueAlreadyThere,
  valueOfThisCall,
  viewIsStatic,
  whileItIsMade,
  whoGetsPaid,
] as const
