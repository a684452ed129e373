import { useState, type FormEvent } from 'react'
import { userMessage } from '@tryka/api-client'

const MISSING = 'Enter the code.'

/** A form of one code: what was typed, what is wrong with it, and what a press does. */
export function useCode(send: (code: string) => Promise<unknown>) {
  const [code, setCode] = useState('')
  const [error, setError] = useState<string>()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const typed = code.trim()
    if (!typed) return setError(MISSING)
    setError(undefined)
    void send(typed).catch((refusal: unknown) => {
      // A code is good for one try.
      setCode('')
      setError(userMessage(refusal, 'That did not work. Please try again.'))
    })
  }
  return { code, setCode, error, submit }
}
