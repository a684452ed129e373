import { lazy } from 'react'
import { ApiError } from '@tryka/api-client'

/** The screen of a suspended account, which hardly anybody ever loads. */
export const Suspended = lazy(async () => ({
  default: (await import('./suspended-screen')).SuspendedScreen,
}))

/** Whether a refusal means that the account is suspended. */
export const isSuspended = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.code === 'SUSPENDED'
