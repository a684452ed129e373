import { ApiError, userMessage } from '@tryka/api-client'
import { useApi, type Captcha } from '@tryka/app-shell'
import {
  CONTACT_MESSAGES as SAY,
  contactProblems,
  INQUIRY_TYPES,
  sendContactMessage,
  type ContactField,
  type ContactProblem,
  type InquiryType,
} from '@tryka/domain'
import { useCallback, useRef, useState } from 'react'
import { say } from '../../app/toasts'

/** What a person types and chooses. */
export interface ContactValues {
  name: string
  email: string
  company: string
  subject: string
  message: string
  inquiryType: InquiryType
}

export const EMPTY: ContactValues = {
  name: '',
  email: '',
  company: '',
  subject: '',
  message: '',
  inquiryType: 'general',
}

/** The choice of the select; `general` for anything else. */
export const inquiryOf = (value: string): InquiryType =>
  INQUIRY_TYPES.find((type) => type === value) ?? 'general'

/** What the form's controls hold, by their names: a person may have begun before the page came to life. */
export function valuesOf(form: HTMLFormElement): ContactValues {
  const data = new FormData(form)
  const text = (name: keyof ContactValues) => String(data.get(name) ?? '')
  return {
    name: text('name'),
    email: text('email'),
    company: text('company'),
    subject: text('subject'),
    message: text('message'),
    inquiryType: inquiryOf(text('inquiryType')),
  }
}

/** The contact form: its values, what is wrong with them, and a security question once the server asks for one. */
export function useContactForm() {
  const api = useApi()
  const [values, setValues] = useState<ContactValues>(EMPTY)
  const [problems, setProblems] = useState<readonly ContactProblem[]>([])
  const [submitting, setSubmitting] = useState(false)
  const [asksQuestion, setAsksQuestion] = useState(false)
  const captcha = useRef<Captcha>(undefined)
  const holdCaptcha = useCallback((asked: Captcha | undefined) => {
    captcha.current = asked
  }, [])

  const set = <K extends keyof ContactValues>(field: K, value: ContactValues[K]) => {
    setValues((current) => ({ ...current, [field]: value }))
    setProblems((current) => current.filter((problem) => problem.field !== field))
  }

  const fail = (error: unknown) => {
    if (error instanceof ApiError && error.code === 'CAPTCHA_REQUIRED') setAsksQuestion(true)
    captcha.current?.reset()
    return say.failure('Error', userMessage(error, SAY.failed))
  }

  const send = async (): Promise<void> => {
    const { captchaId, captchaAnswer } = captcha.current ?? {}
    setSubmitting(true)
    try {
      const answer = captchaId === undefined ? {} : { captchaId, captchaAnswer }
      await api.call(sendContactMessage, { body: { ...values, ...answer } })
      setValues(EMPTY)
      setAsksQuestion(false)
      await say.success(SAY.sent, SAY.sentDetail)
    } catch (error) {
      await fail(error)
    } finally {
      setSubmitting(false)
    }
  }

  /** The first field that is wrong, for the focus to go to; undefined once the message was sent or refused. */
  const submit = async (): Promise<ContactField | undefined> => {
    if (submitting) return undefined
    const found = contactProblems(values)
    setProblems(found)
    if (found[0]) {
      void say.failure('Error', SAY.required)
      return found[0].field
    }
    await send()
    return undefined
  }

  return {
    values,
    set,
    adopt: setValues,
    errorOf: (field: ContactField) => problems.find((problem) => problem.field === field)?.message,
    submitting,
    asksQuestion,
    holdCaptcha,
    submit,
  }
}
