import { userMessage } from '@tryka/api-client'
import { useApi } from '@tryka/app-shell'
import { CONTACT_FIELD_ERRORS, looksLikeEmail, requestPrivacyLink } from '@tryka/domain'
import { useState } from 'react'
import { say } from '../../app/toasts'
import { DATA_LINK } from './content'

/** Asking for the links to one's own data: idle, sending, then received or told what went wrong. */
export function useDataLink() {
  const api = useApi()
  const [email, setEmail] = useState('')
  const [error, setError] = useState<string>()
  const [sending, setSending] = useState(false)
  const [received, setReceived] = useState(false)

  const refuse = (message: string) => {
    setError(message)
    return say.failure('Error', message)
  }

  const send = async (): Promise<void> => {
    if (sending) return
    setReceived(false)
    if (!email.trim()) return refuse(CONTACT_FIELD_ERRORS.email)
    if (!looksLikeEmail(email)) return refuse(CONTACT_FIELD_ERRORS.emailForm)
    setSending(true)
    try {
      await api.call(requestPrivacyLink, { body: { email: email.trim() } })
      setEmail('')
      setReceived(true)
    } catch (failure) {
      await say.failure('Error', userMessage(failure, DATA_LINK.failed))
    } finally {
      setSending(false)
    }
  }

  const change = (value: string) => {
    setEmail(value)
    setError(undefined)
  }

  return { email, setEmail: change, error, sending, received, send }
}
