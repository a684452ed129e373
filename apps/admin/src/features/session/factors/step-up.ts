/** Asks the person for the second factor; true when it was shown. */
type Ask = () => Promise<boolean>

export interface StepUp {
  fetch: typeof fetch
  /** Who asks from now on; the answer ends that. */
  onAsk(ask: Ask): () => void
}

/** Whether an answer wants the second factor shown again before the call. */
async function wantsFactor(answer: Response): Promise<boolean> {
  if (answer.status !== 403) return false
  const problem: unknown = await answer
    .clone()
    .json()
    .catch(() => undefined)
  return typeof problem === 'object' && problem !== null && 'code' in problem && problem.code === 'STEP_UP'
}

/**
 * A `fetch` that asks for the second factor where the server wants it again, and then makes the call once more. No
 * screen has to know which of its calls are guarded; what comes together is asked for once.
 */
export function createStepUp(send: typeof fetch = (...args) => globalThis.fetch(...args)): StepUp {
  let ask: Ask | undefined
  let asking: Promise<boolean> | undefined
  return {
    fetch: async (...args) => {
      const answer = await send(...args)
      if (!ask || !(await wantsFactor(answer))) return answer
      asking ??= ask().finally(() => (asking = undefined))
      return (await asking) ? send(...args) : answer
    },
    onAsk(handler) {
      ask = handler
      return () => {
        if (ask === handler) ask = undefined
      }
    },
  }
}
