import type { Check, Given, JsonObject } from '@tryka/credentials'

type Found = Pick<Check, 'state' | 'reason'>

/** What the page asks the worker of the second stage. */
export type Question =
  | { id: number; document: JsonObject; key: Uint8Array }
  /** Whether an anchor holds the entry and, where the page `asks` for it, stands on its chain. */
  | { id: number; given: Given; isLogged: boolean; asks: boolean }
/** What the worker asks of the chain's server, through the page. */
export interface Asked {
  id: number
  call: number
  method: string
  params: readonly unknown[]
}
export type Heard = Question | { call: number; result: unknown } | { call: number; fault: string }
export type Answer =
  | { id: number; fits: boolean }
  | { id: number; found: Found }
  | { id: number; error: string }
export type Told = Answer | Asked
