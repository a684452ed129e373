import type { EntityManager } from 'typeorm'

/** What somebody is told about their own account, whatever they switched off. */
export type SecurityEvent =
  | 'new-browser'
  | 'passkey-added'
  | 'passkey-removed'
  | 'passkey-suspect'
  | 'export'
  | 'erased'

export interface SecurityNews {
  event: SecurityEvent
  /** Browser and system, in words. */
  device?: string
  /** What the person called the passkey. */
  passkey?: string
}

/** Tells people what happened to their account; letters follow what is stored. */
export interface AccountNews {
  /** In the transaction of what happened. */
  tell(
    manager: EntityManager,
    to: { accountId: string } | { address: string },
    news: SecurityNews,
  ): Promise<void>
  /** Once that is committed. */
  nudge(): void
}
