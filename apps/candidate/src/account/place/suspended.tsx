import { lazy, Suspense } from 'react'
import { ApiError } from '@tryka/api-client'
import { Delayed, Waiting } from '@tryka/app-shell'

const SuspendedScreen = lazy(async () => ({
  default: (await import('./suspended-screen')).SuspendedScreen,
}))

/** The decision behind a refusal, when it is that the account is suspended. */
export function suspendedBy(error: unknown): string | undefined {
  if (!(error instanceof ApiError) || error.code !== 'SUSPENDED') return undefined
  try {
    const { decisionId } = JSON.parse(error.body) as { decisionId?: unknown }
    return typeof decisionId === 'string' ? decisionId : undefined
  } catch {
    return undefined
  }
}

/** The screen of a suspended account, which hardly anybody ever loads. */
export const Suspended = ({ decisionId }: { decisionId: string }) => (
  <Suspense
    fallback={
      <Delayed>
        <Waiting />
      </Delayed>
    }
  >
    <SuspendedScreen decisionId={decisionId} />
  </Suspense>
)
