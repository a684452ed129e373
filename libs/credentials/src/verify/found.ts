import { Unreadable } from '../unreadable'
import type { State } from './types'

/** What a check found. */
export interface Found {
  state: State
  reason: string
}

const found =
  (state: State) =>
  (reason: string): Found => ({ state, reason })

export const pass = found('pass')
export const fail = found('fail')
export const unknown = found('unknown')

/** What was given is at fault where it cannot be read; else it is this device, and nobody is. */
export const faultOf = (error: unknown): Found =>
  error instanceof Unreadable ? fail(error.reason) : unknown('This device cannot check it.')
