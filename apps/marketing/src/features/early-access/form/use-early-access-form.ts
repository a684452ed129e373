import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { ApiError, userMessage } from '@tryka/api-client'
import { endpointKey, useApi, useCaptcha, useLock, useMutation } from '@tryka/app-shell'
import {
  EARLY_ACCESS_MESSAGES as SAY,
  listSignups,
  signupProblems,
  submitEarlyAccess,
  type EarlyAccessRequest,
  type SignupProblem,
  type UserType,
} from '@tryka/domain'
import { earlyDraft } from './draft-storage'
import { earlyQuestion } from '../../../base/early-question'
import { say } from '../../../base/toasts/toasts'
import { FIELD_ERRORS, type FieldName } from '../content'
import { emptyForm, requestOf, type FormValues } from './form-values'
import { TITLES } from '../messages'
import { readDraft, useKeptDraft, withDraft } from './use-draft'
import { useEmailVerification } from './verification/use-email-verification'

/** Answers that do not spend the security question. */
const KEEPS_QUESTION = ['EMAIL_UNVERIFIED', 'VALIDATION']

/** What a field says about a broken rule. */
function errorOf(field: FieldName, problems: readonly SignupProblem[]): string | undefined {
  const problem = problems.find(({ fields }) => fields.includes(field))
  if (!problem) return undefined
  if (problem.message !== SAY.requiredFields || field === 'captcha') return problem.message
  return FIELD_ERRORS[field]
}

/** Joins the list; a cached early-access list is then out of date. */
function useSubmission() {
  const api = useApi()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (request: EarlyAccessRequest) => api.call(submitEarlyAccess, { body: request }),
    onSuccess: () => queries.invalidateQueries({ queryKey: endpointKey(listSignups) }),
  })
}

/** The signup form: its values, the proof of the address, and what a submit found or did. */
export function useEarlyAccessForm(initialType: UserType | undefined, onDone: () => void) {
  const [values, setValues] = useState<FormValues>(() => emptyForm('candidate'))
  const [attempt, setAttempt] = useState(0)
  const verification = useEmailVerification(values.email)
  const captcha = useCaptcha('signup', earlyQuestion)
  const submission = useSubmission()
  const lock = useLock()
  /** Sent, and nothing typed since: a second press is not another try. */
  const sent = useRef(false)
  useKeptDraft(values, verification.resendAt)

  const problemsNow = () =>
    signupProblems({
      name: values.name,
      email: values.email,
      verification: verification.state,
      captchaSolved: captcha.solved,
    })
  const problems = attempt === 0 ? [] : problemsNow()

  const set = <K extends keyof FormValues>(field: K, value: FormValues[K]) => {
    sent.current = false
    if (field === 'email' && value !== values.email) verification.restart()
    setValues((current) => ({ ...current, [field]: value }))
  }

  /** Takes over what the controls hold, and what this tab kept of an earlier try. */
  const adopt = (typed: FormValues) => {
    const draft = readDraft()
    const whole = withDraft(typed, draft, initialType)
    setValues(whole)
    if (draft && whole.email === draft.values.email) verification.resume(whole.email, draft.resendAt)
  }

  const fail = (error: unknown) => {
    const code = error instanceof ApiError ? error.code : undefined
    if (code === 'EMAIL_UNVERIFIED') verification.restart()
    if (!KEEPS_QUESTION.includes(code ?? '')) captcha.reset()
    void say.failure(TITLES.error, userMessage(error, SAY.submitFailed))
  }

  const send = async (): Promise<SignupProblem[]> => {
    if (sent.current) return []
    const found = problemsNow()
    const [first] = found
    if (first) {
      setAttempt((count) => count + 1)
      void say.failure(first.title, first.message)
      return found
    }
    try {
      await submission.mutateAsync(requestOf(values, captcha))
      sent.current = true
      earlyDraft.forget()
      setValues(emptyForm(initialType ?? 'candidate'))
      setAttempt(0)
      verification.restart()
      captcha.reset()
      void say.success(TITLES.success, SAY.submitDone)
      onDone()
    } catch (error) {
      fail(error)
    }
    return []
  }

  return {
    values,
    set,
    adopt,
    verification,
    captcha,
    problems,
    attempt,
    errors: {
      name: errorOf('name', problems),
      email: verification.emailError ?? errorOf('email', problems),
      captcha: errorOf('captcha', problems),
    },
    submitting: submission.isPending,
    /** The problems found, for the focus to go to; none once the form is sent, or while it is being sent. */
    submit: async (): Promise<SignupProblem[]> => (await lock(send)) ?? [],
  }
}

export type EarlyAccessFormControl = ReturnType<typeof useEarlyAccessForm>
