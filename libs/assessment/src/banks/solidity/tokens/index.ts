import allowanceRace from './allowance-race.template'
import anyToken from './any-token.template'
import approvalEnds from './approval-ends.template'
import batchOfIds from './batch-of-ids.template'
import falseOrNothing from './false-or-nothing.template'
import feeOnTransfer from './fee-on-transfer.template'
import hooksInOrder from './hooks-in-order.template'
import interfaceIds from './interface-ids.template'
import priceInUnits from './price-in-units.template'
import profitShares from './profit-shares.template'
import promisedCalls from './promised-calls.template'
import royaltyTold from './royalty-told.template'
import shareRounding from './share-rounding.template'
import toldByEvents from './told-by-events.template'
import typeString from './type-string.template'

/** The templates of this topic. */
export const TOKENS = [
  allowanceRace,
  anyToken,
  approvalEnds,
  batchOfIds,
  falseOrNothing,
  feeOnTransfer,
  hooksInOrder,
  interfaceIds,
  priceInUnits,
  profitShares,
  promisedCalls,
  royaltyTold,
  shareRounding,
  toldByEvents,
  typeString,
] as const
