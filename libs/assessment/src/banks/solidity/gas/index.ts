import batchesNeeded from './batches-needed.template'
import cheapestFirst from './cheapest-first.template'
import feeOfAFailure from './fee-of-a-failure.template'
import freeToAsk from './free-to-ask.template'
import frontOfLine from './front-of-line.template'
import growsWithLength from './grows-with-length.template'
import guardsByChance from './guards-by-chance.template'
import memoryKept from './memory-kept.template'
import onlyLogged from './only-logged.template'
import readsInALoop from './reads-in-a-loop.template'
import readsOfStorage from './reads-of-storage.template'
import refundCap from './refund-cap.template'
import slotsCleared from './slots-cleared.template'
import starvedCall from './starved-call.template'
import twoSlots from './two-slots.template'
import warmAndDirty from './warm-and-dirty.template'

/** The templates of this topic. */
export const GAS = [
  batchesNeeded,
  cheapestFirst,
  feeOfAFailure,
  freeToAsk,
  frontOfLine,
  growsWithLength,
  guardsByChance,
  memoryKept,
  onlyLogged,
  readsInALoop,
  readsOfStorage,
  refundCap,
  slotsCleared,
  starvedCall,
  twoSlots,
  warmAndDirty,
] as const
