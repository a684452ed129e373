import type { Place } from '@tryka/credentials/anchor'

/** A state of the log: how many entries, and their root. */
export interface LogState {
  size: number
  root: Uint8Array
}

/** What was sent to the chain; fees are of a unit of gas, in wei. */
export interface Receipt {
  tx: string
  nonce: number
  fee: bigint
  tip: bigint
}

/** Where a state stands on the chain. */
export interface Written {
  block: number
  /** The transaction, where the chain tells it. */
  tx: string | null
}

export type Confirmation =
  | { is: 'pending'; isKnown: boolean }
  /** In a block, which could still be replaced. */
  | ({ is: 'mined' } & Written)
  /** Its receipt was read back, and enough blocks stand on its own. */
  | { is: 'confirmed'; block: number; tx: string }
  | { is: 'gone'; why: string }

export interface Sending {
  /** What was sent before under a number that no block has yet: whatever takes its place has to cost more. */
  sentWith: (nonce: number) => Promise<Pick<Receipt, 'fee' | 'tip'> | undefined>
  /** Told before anything leaves: what was sent is never forgotten. False where it must not be sent any more. */
  keep: (receipt: Receipt) => Promise<boolean>
}

/**
 * A place outside of our hands where a root of the log is written for good. Each call throws `RpcFault` where nobody
 * answers, and `AnchorFault` where the answer is not what it should be.
 */
export interface Anchor {
  readonly place: Place
  /** Whether a state is written: looked for before anything is sent. */
  find(state: LogState): Promise<Written | undefined>
  submit(state: LogState, sending: Sending): Promise<void>
  confirm(state: LogState, receipt: Pick<Receipt, 'tx' | 'nonce'>): Promise<Confirmation>
}
