import { userMessage } from '@tryka/api-client'
import { useApi } from '@tryka/app-shell'
import {
  EARLY_ACCESS_MESSAGES as SAY,
  looksLikeEmail,
  newsletterRequest,
  submitEarlyAccess,
} from '@tryka/domain'
import { useState } from 'react'
import { say } from '../../app/toasts'
import { TITLES, WRONG_EMAIL } from './messages'

/**
 * The newsletter form: idle, submitting, then cleared or told what went wrong. It calls the API itself, because the
 * query library would weigh more than everything else on the page that has to answer.
 */
export function useNewsletter() {
  const api = useApi()
  const [email, setEmail] = useState('')
  const [error, setError] = useState<string>()
  const [submitting, setSubmitting] = useState(false)

  const refuse = (message: string) => {
    setError(message)
    return say.failure(TITLES.error, message)
  }

  const subscribe = async (): Promise<void> => {
    if (submitting) return
    if (!email.trim()) return refuse(SAY.newsletterEmpty)
    if (!looksLikeEmail(email)) return refuse(WRONG_EMAIL)
    setSubmitting(true)
    setError(undefined)
    try {
      await api.call(submitEarlyAccess, { body: newsletterRequest(email) })
      setEmail('')
      await say.success(TITLES.success, SAY.newsletterDone)
    } catch (failure) {
      await say.failure(TITLES.error, userMessage(failure, SAY.newsletterFailed))
    } finally {
      setSubmitting(false)
    }
  }

  const change = (value: string) => {
    setEmail(value)
    setError(undefined)
  }

  return { email, setEmail: change, error, submitting, subscribe }
}
