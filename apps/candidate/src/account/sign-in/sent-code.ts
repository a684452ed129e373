/** That a code was sent, so that a reload or a look elsewhere need not ask for another; the code itself is not kept. */
export interface SentCode {
  email: string
  /** When another may be asked for, and when this one ends. */
  resendAt: number
  expiresAt: number
}

const SLOT = 'tryka:code-sent'

/** Of this tab: it ends with it. Without storage the step is lost with a reload, as before. */
function attempt<T>(work: (storage: Storage) => T): T | undefined {
  try {
    return work(window.sessionStorage)
  } catch {
    return undefined
  }
}

const isSent = (value: unknown): value is SentCode =>
  typeof value === 'object' &&
  value !== null &&
  'email' in value &&
  typeof value.email === 'string' &&
  'resendAt' in value &&
  typeof value.resendAt === 'number' &&
  'expiresAt' in value &&
  typeof value.expiresAt === 'number'

/** What was sent and is still valid. */
export const sentCode = (): SentCode | undefined =>
  attempt((storage) => {
    const found: unknown = JSON.parse(storage.getItem(SLOT) ?? 'null')
    return isSent(found) && found.expiresAt > Date.now() ? found : undefined
  })

export const keepCode = (code: SentCode): void =>
  void attempt((storage) => storage.setItem(SLOT, JSON.stringify(code)))

export const forgetCode = (): void => void attempt((storage) => storage.removeItem(SLOT))
