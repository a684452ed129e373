import type { Given, Pins } from '@tryka/credentials'
import { shortDay } from './words'

/** Why and when something was revoked, as the log has it. */
export interface Withdrawn {
  /** "withdrawn on 3 December 2026 at the holder’s request" */
  words: string
  day: string
  reason: string
  /** The entry of the log that says so. */
  entry: number
}

/** Offline later, what reads a revocation or an image is here already. */
export async function warmReaders(): Promise<void> {
  const { readImages, readRevocations } = await import('../../base/credential/first-stage')
  await Promise.all([readImages(), readRevocations()])
}

/** The record that came with a revoked credential; nothing where no log that is known here has it. */
export async function withdrawnOf(given: Given, pins: Pins): Promise<Withdrawn | undefined> {
  const { readRevocations } = await import('../../base/credential/first-stage')
  const { reasonWords, revocationOf, withdrawnWords } = await readRevocations()
  const record = await revocationOf(given, pins)
  if (!record) return undefined
  const { at, leafIndex: entry } = record
  return { words: withdrawnWords(record), day: shortDay(at), reason: reasonWords(record), entry }
}
