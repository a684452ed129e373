import type { ImprovedContent } from '@tryka/domain'
import { ModelRefused } from './model-improve'
import { asItIs, builtInWriter, joined, pointAt } from './resume-writer'
import type { OneByOne, ResumeWriter } from './resume-writer'

/** All points of an entry share this much time. */
const POINTS_MS = 30_000
const AT_ONCE = 4

const DOWN = 'The language model could not be reached. These suggestions are from the built-in rules.'
const reasonOf = (error: unknown): string =>
  error instanceof ModelRefused
    ? `What the language model wrote is not shown: ${error.message}. This is from the built-in rules.`
    : DOWN

export interface Fallback {
  /** Milliseconds for all points of an entry. */
  pointsTime?: number
}

/** The model first, and the built-in engine in the same answer when it fails, and says so. A caller who left ends both. */
export function withFallback(
  model: OneByOne,
  onFailure: (error: unknown) => void,
  { pointsTime = POINTS_MS }: Fallback = {},
): ResumeWriter {
  const attempt = async <T>(
    work: () => Promise<T>,
    otherwise: (error: unknown) => Promise<T>,
    signal?: AbortSignal,
  ): Promise<T> => {
    try {
      return await work()
    } catch (error) {
      if (signal?.aborted) throw error
      onFailure(error)
      return otherwise(error)
    }
  }
  const byRules = async (
    request: Parameters<ResumeWriter['improve']>[0],
    error: unknown,
  ): Promise<ImprovedContent> => {
    const answer = await builtInWriter.improve(request)
    return { ...answer, ...joined(reasonOf(error), answer.notice) }
  }
  return {
    engine: 'model',
    improve: (request, signal) =>
      attempt(
        () => model.improve(request, signal),
        (error) => byRules(request, error),
        signal,
      ),
    /** One point is asked for at a time; the first that finds the model away speaks for the others. */
    async improvePoints(request, signal) {
      const limit = AbortSignal.timeout(pointsTime)
      const both = signal ? AbortSignal.any([signal, limit]) : limit
      const points: ImprovedContent[] = request.points.map((point) => asItIs(point, 'model'))
      const waiting = request.points.flatMap((point, at) => (point.trim() ? [at] : []))
      let away: unknown
      const work = async (): Promise<void> => {
        for (let at = waiting.shift(); at !== undefined; at = waiting.shift()) {
          const one = pointAt(request, at)
          points[at] = await (away
            ? byRules(one, away)
            : attempt(
                () => model.improve(one, both),
                (error) => {
                  if (!(error instanceof ModelRefused)) away = error
                  return byRules(one, error)
                },
                signal,
              ))
        }
      }
      await Promise.all(Array.from({ length: AT_ONCE }, work))
      return { points }
    },
    generate: (request, signal) =>
      attempt(
        () => model.generate(request, signal),
        () => builtInWriter.generate(request),
        signal,
      ),
  }
}
