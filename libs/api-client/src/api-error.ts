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

/** What a toast says: the server's sentence, else the fixed text of the error catalogue. */
export const userMessage = (error: unknown, fallback: string): string =>
  (error instanceof ApiError ? error.detail : undefined) ?? fallback
