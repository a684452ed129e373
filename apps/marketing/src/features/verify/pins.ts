import type { ApiClient } from '@tryka/api-client'
import { getIssuerPins, type IssuerPins } from '@tryka/domain'
import type { Pins } from '@tryka/credentials'

declare const __VITE_PINS__: string | undefined

/** Which keys are ours, and who says so: this page since it was built, the server of today, or nobody. */
export interface Known {
  pins: Pins
  by: 'page' | 'server' | 'nobody'
}

let known: Promise<Known> | undefined

/** Those of the build, where it was given any. */
const built = (): string => (typeof __VITE_PINS__ === 'undefined' ? '' : __VITE_PINS__)

/**
 * Which keys are ours: those of the build, else what the API says, once. Without either the demonstration alone is known,
 * and the page says of any other key that whose it is, you decide.
 */
export function pinsFrom(api: ApiClient, own = built()): Promise<Known> {
  known ??= load(api, own).catch(async () => {
    known = undefined
    const { pinsOf } = await import('../../base/credential/first-stage')
    return { pins: pinsOf(own || undefined), by: own ? ('page' as const) : ('nobody' as const) }
  })
  return known
}

async function load(api: ApiClient, own: string): Promise<Known> {
  const [{ pinsOf }, said] = await Promise.all([
    import('../../base/credential/first-stage'),
    api.call(getIssuerPins),
  ])
  if (!own) return { pins: pinsOf(JSON.stringify(said)), by: 'server' }
  return { pins: retired(pinsOf(own), said), by: 'page' }
}

/** A server is believed that a key was retired, and never that one is ours. */
const retired = (pins: Pins, said: IssuerPins): Pins => ({
  ...pins,
  issuers: pins.issuers.map((pin) => {
    const of = said.issuers.find(({ did, key }) => did === pin.did && key === pin.key)
    const bounds = [pin.validBelow, of?.validBelow].filter((bound) => bound !== undefined)
    return bounds.length ? { ...pin, validBelow: Math.min(...bounds) } : pin
  }),
})

/** Forgets what the API said; for tests that have several. */
export function forgetPins(): void {
  known = undefined
}
