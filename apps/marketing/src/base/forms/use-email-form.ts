import { useRef, useState } from 'react'
import { userMessage } from '@tryka/api-client'
import { useLock } from '@tryka/app-shell'
import { looksLikeEmail, WRONG_EMAIL } from '@tryka/domain'
import { say } from '../toasts/toasts'

export interface EmailFormSettings {
  /** What is said of no address, and of a failure that has no sentence of its own. */
  messages: { empty: string; failed: string }
  /** Sends the address; the field is cleared when it has gone through. */
  send: (email: string) => Promise<unknown>
  /** A try begins: what the last one led to is over. */
  onTry?: () => void
  onDone: () => Promise<void> | void
}

export type EmailFormControl = ReturnType<typeof useEmailForm>

/**
 * A form of one address: idle, sending, then cleared or told what went wrong. It calls the API itself, because the
 * query library would weigh more than everything else on a page that has to answer.
 */
export function useEmailForm({ messages, send, onTry, onDone }: EmailFormSettings) {
  const [email, setEmail] = useState('')
  const [error, setError] = useState<string>()
  const [sending, setSending] = useState(false)
  const lock = useLock()
  /** Sent, and nothing typed since: a second press is not another try. */
  const done = useRef(false)

  const refuse = (message: string) => {
    setError(message)
    return say.failure('Error', message)
  }

  const attempt = async (): Promise<void> => {
    if (done.current) return
    onTry?.()
    if (!email.trim()) return refuse(messages.empty)
    if (!looksLikeEmail(email)) return refuse(WRONG_EMAIL)
    setSending(true)
    try {
      await send(email)
      done.current = true
      setEmail('')
      await onDone()
    } catch (failure) {
      await say.failure('Error', userMessage(failure, messages.failed))
    } finally {
      setSending(false)
    }
  }

  const change = (value: string) => {
    done.current = false
    setEmail(value)
    setError(undefined)
  }

  return { email, setEmail: change, error, sending, submit: () => lock(attempt) }
}
