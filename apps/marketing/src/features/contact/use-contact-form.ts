import { useCallback, useRef, useState } from 'react'
import { ApiError, userMessage } from '@tryka/api-client'
import { useApi, useLock, type Captcha } from '@tryka/app-shell'
import { ruled, useRuledForm } from '@tryka/app-shell/forms'
import {
  CONTACT_MESSAGES as SAY,
  contactProblems,
  INQUIRY_TYPES,
  sendContactMessage,
  type InquiryType,
} from '@tryka/domain'
import { say } from '../../base/toasts/toasts'

/** What a person types and chooses. */
export interface ContactValues {
  name: string
  email: string
  company: string
  subject: string
  message: string
  inquiryType: InquiryType
}

const EMPTY: ContactValues = {
  name: '',
  email: '',
  company: '',
  subject: '',
  message: '',
  inquiryType: 'general',
}

export const CONTACT_FIELDS = ['name', 'email', 'company', 'subject', 'message', 'inquiryType'] as const

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

const problemsOf = (typed: ContactValues) =>
  Object.fromEntries(contactProblems(typed).map(({ field, message }) => [field, message]))

/** The contact form: its values, what is wrong with them, and a security question once the server asks for one. */
export function useContactForm() {
  const api = useApi()
  const form = useRuledForm({ resolver: ruled(problemsOf), start: EMPTY, prefix: 'contact-' })
  const [submitting, setSubmitting] = useState(false)
  const lock = useLock()
  const [asksQuestion, setAsksQuestion] = useState(false)
  const captcha = useRef<Captcha>(undefined)
  const holdCaptcha = useCallback((asked: Captcha | undefined) => {
    captcha.current = asked
  }, [])

  const fail = (error: unknown) => {
    if (error instanceof ApiError && error.code === 'CAPTCHA_REQUIRED') setAsksQuestion(true)
    captcha.current?.reset()
    return say.failure('Error', userMessage(error, SAY.failed))
  }

  const send = async (values: ContactValues): Promise<void> => {
    const { captchaId, captchaAnswer } = captcha.current ?? {}
    setSubmitting(true)
    try {
      const answer = captchaId === undefined ? {} : { captchaId, captchaAnswer }
      await api.call(sendContactMessage, { body: { ...values, ...answer } })
      form.reset()
      setAsksQuestion(false)
      await say.success(SAY.sent, SAY.sentDetail)
    } catch (error) {
      await fail(error)
    } finally {
      setSubmitting(false)
    }
  }

  return {
    form,
    submitting,
    asksQuestion,
    holdCaptcha,
    submit: () =>
      form.submit(
        (values) => void lock(() => send(values)),
        () => void say.failure('Error', SAY.required),
      )(),
  }
}
