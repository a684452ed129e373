import anyToken from './any-token.template'
import approvalLeft from './approval-left.template'
import attackOrder from './attack-order.template'
import copiedCommit from './copied-commit.template'
import cutPrice from './cut-price.template'
import fairShares from './fair-shares.template'
import falseTransfer from './false-transfer.template'
import firstShares from './first-shares.template'
import forcedIn from './forced-in.template'
import lentStorage from './lent-storage.template'
import listTooLong from './list-too-long.template'
import luckySecond from './lucky-second.template'
import mostTaken from './most-taken.template'
import movedCredit from './moved-credit.template'
import movedPrice from './moved-price.template'
import nameCommits from './name-commits.template'
import openDoors from './open-doors.template'
import openSecrets from './open-secrets.template'
import passHook from './pass-hook.template'
import payLast from './pay-last.template'
import priceInBetween from './price-in-between.template'
import pulledRefunds from './pulled-refunds.template'
import refusedRefund from './refused-refund.template'
import replayedVoucher from './replayed-voucher.template'
import secondSignature from './second-signature.template'
import setUpOnce from './set-up-once.template'
import signedOnce from './signed-once.template'
import steadyCredit from './steady-credit.template'
import whilePaused from './while-paused.template'
import whoBegan from './who-began.template'

/** The templates of this topic. */
export const SECURITY = [
  anyToken,
  approvalLeft,
  attackOrder,
  copiedCommit,
  cutPrice,
  fairShares,
  falseTransfer,
  firstShares,
  forcedIn,
  lentStorage,
  listTooLong,
  luckySecond,
  mostTaken,
  movedCredit,
  movedPrice,
  nameCommits,
  openDoors,
  openSecrets,
  passHook,
  payLast,
  priceInBetween,
  pulledRefunds,
  refusedRefund,
  replayedVoucher,
  secondSignature,
  setUpOnce,
  signedOnce,
  steadyCredit,
  whilePaused,
  whoBegan,
] as const
