import { ApiError, userMessage } from '@tryka/api-client'
import { useCaptcha } from '@tryka/app-shell'
import {
  EARLY_ACCESS_MESSAGES as SAY,
  signupProblems,
  type SignupProblem,
  type UserType,
} from '@tryka/domain'
import { useState } from 'react'
import { earlyQuestion } from '../../app/early-question'
import { say } from '../../app/toasts'
import { FIELD_ERRORS, type FieldName } from './content'
import { useSubmitEarlyAccess } from './early-access.queries'
import { emptyForm, requestOf, type FormValues } from './form-values'
import { TITLES } from './messages'
import { useEmailVerification } from './use-email-verification'

/** Answers that do not spend the security question. */
const KEEPS_QUESTION = ['EMAIL_UNVERIFIED', 'VALIDATION']

/** What a field says about a broken rule. */
function errorOf(field: FieldName, problems: readonly SignupProblem[]): string | undefined {
  const problem = problems.find(({ fields }) => fields.includes(field))
  if (!problem) return undefined
  if (problem.message !== SAY.requiredFields || field === 'captcha') return problem.message
  return FIELD_ERRORS[field]
}

/** The signup form: its values, the proof of the address, and what a submit found or did. */
export function useEarlyAccessForm(initialType: UserType | undefined, onDone: () => void) {
  const [values, setValues] = useState<FormValues>(() => emptyForm('candidate'))
  const [attempt, setAttempt] = useState(0)
  const verification = useEmailVerification(values.email)
  const captcha = useCaptcha('signup', earlyQuestion)
  const submission = useSubmitEarlyAccess()

  const problems =
    attempt === 0
      ? []
      : signupProblems({
          name: values.name,
          email: values.email,
          verification: verification.state,
          captchaSolved: captcha.solved,
        })

  const set = <K extends keyof FormValues>(field: K, value: FormValues[K]) => {
    if (field === 'email' && value !== values.email) verification.restart()
    setValues((current) => ({ ...current, [field]: value }))
  }

  const fail = (error: unknown) => {
    const code = error instanceof ApiError ? error.code : undefined
    if (code === 'EMAIL_UNVERIFIED') verification.restart()
    if (!KEEPS_QUESTION.includes(code ?? '')) captcha.reset()
    void say.failure(TITLES.error, userMessage(error, SAY.submitFailed))
  }

  /** The problems found, for the focus to go to; an empty list once the form is sent. */
  const submit = async (): Promise<SignupProblem[]> => {
    if (submission.isPending) return []
    const found = signupProblems({
      name: values.name,
      email: values.email,
      verification: verification.state,
      captchaSolved: captcha.solved,
    })
    const [first] = found
    if (first) {
      setAttempt((count) => count + 1)
      void say.failure(first.title, first.message)
      return found
    }
    try {
      await submission.mutateAsync(requestOf(values, captcha))
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
    /** Takes over what the controls hold; the address of the page chooses the type. */
    adopt: (typed: FormValues) =>
      setValues(initialType === undefined ? typed : { ...typed, userType: initialType }),
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
    submit,
  }
}

export type EarlyAccessFormControl = ReturnType<typeof useEarlyAccessForm>
