import type { Clock } from '../../clock'
import type { Config } from '../../config'
import { createModelClient, type ModelClient } from './client'
import { ModelGate } from './gate'

/** The client of the model that is set; everybody who asks it goes through one gate. */
export function createClient({ ai }: Config, clock: Clock): ModelClient | undefined {
  const { baseUrl, model, apiKey, allowInsecure } = ai
  if (!baseUrl || !model) return undefined
  return createModelClient({ baseUrl, model, apiKey, allowInsecure, gate: new ModelGate(clock) })
}
