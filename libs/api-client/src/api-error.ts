/** A non-OK answer. The message is the numeric status, a colon, a space, then the body text (specification 8). */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly body: string,
  ) {
    super(`${status}: ${body}`)
    this.name = 'ApiError'
  }

  private get problem(): { detail?: unknown; code?: unknown } {
    try {
      const parsed: unknown = JSON.parse(this.body)
      return typeof parsed === 'object' && parsed !== null ? parsed : {}
    } catch {
      return {}
    }
  }

  /** The sentence for a person, when the server sent a problem. */
  get detail(): string | undefined {
    const { detail } = this.problem
    return typeof detail === 'string' && detail ? detail : undefined
  }

  /** The stable code of the problem, such as `CAPTCHA_REQUIRED`. */
  get code(): string | undefined {
    const { code } = this.problem
    return typeof code === 'string' ? code : undefined
  }
}

/** The browser had no network when the call was made. */
export class OfflineError extends Error {
  constructor() {
    super('You are offline. Nothing was sent: try again when you are back.')
  }
}

/** What a toast says: that nothing was sent, the server's sentence, or the fixed text of the error catalogue. */
export function userMessage(error: unknown, fallback: string): string {
  if (error instanceof OfflineError) return error.message
  return (error instanceof ApiError ? error.detail : undefined) ?? fallback
}
