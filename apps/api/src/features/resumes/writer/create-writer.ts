import type { Config } from '../../../config'
import { createModelClient } from './model-client'
import { modelWriter } from './model-writer'
import { builtInWriter } from './resume-writer'
import type { ResumeWriter } from './resume-writer'
import { withFallback } from './with-fallback'

/** The model where one is set, with the built-in engine behind it; else the built-in engine alone. */
export function createWriter(ai: Config['ai'], onFailure: (error: unknown) => void): ResumeWriter {
  const { baseUrl, model, apiKey, allowInsecure } = ai
  if (!baseUrl || !model) return builtInWriter
  return withFallback(modelWriter(createModelClient({ baseUrl, model, apiKey, allowInsecure })), onFailure)
}
