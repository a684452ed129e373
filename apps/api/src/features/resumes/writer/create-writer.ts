import type { ModelClient } from '../../../services/model/client'
import { modelWriter } from './model-writer'
import { builtInWriter } from './resume-writer'
import type { ResumeWriter } from './resume-writer'
import { withFallback } from './with-fallback'

/** The model where one is set, with the built-in engine behind it; else the built-in engine alone. */
export const createWriter = (
  client: ModelClient | undefined,
  onFailure: (error: unknown) => void,
): ResumeWriter => (client ? withFallback(modelWriter(client), onFailure) : builtInWriter)
