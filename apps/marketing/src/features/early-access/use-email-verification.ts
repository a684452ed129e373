import { ApiError, userMessage } from '@tryka/api-client'
import {
  EARLY_ACCESS_MESSAGES as SAY,
  looksLikeEmail,
  WRONG_EMAIL,
  type EmailVerification,
} from '@tryka/domain'
import { useState } from 'react'
import { say } from '../../app/toasts'
import { CODE_SENT, EMAIL_VERIFIED } from './content'
import { useSendOtp, useVerifyOtp } from './early-access.queries'
import { TITLES } from './messages'
import { useCountdown } from './use-countdown'

/** Proving an address: none, then a code is sent, then verified. Editing the address starts again. */
export function useEmailVerification(email: string) {
  const [state, setState] = useState<EmailVerification>('none')
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState<{ field: 'email' | 'code'; message: string }>()
  const [resendAt, setResendAt] = useState(0)
  const wait = useCountdown()
  const send = useSendOtp()
  const verify = useVerifyOtp()

  const refuse = (field: 'email' | 'code', title: string, message: string) => {
    setProblem({ field, message })
    void say.failure(title, message)
    return false
  }

  const sendCode = async (): Promise<boolean> => {
    if (send.isPending || wait.seconds > 0) return false
    if (!email.trim()) return refuse('email', TITLES.missing, SAY.emailFirst)
    if (!looksLikeEmail(email)) return refuse('email', TITLES.error, WRONG_EMAIL)
    setProblem(undefined)
    try {
      const { resendAfter } = await send.mutateAsync(email.trim())
      setResendAt(Date.now() + resendAfter * 1_000)
      setState('sent')
      void say.success(TITLES.codeSent, CODE_SENT)
      return true
    } catch (error) {
      // A refused second code says how long to wait: the button counts it down.
      if (error instanceof ApiError && error.code === 'OTP_WAIT') wait.until(resendAt)
      return refuse('email', TITLES.error, userMessage(error, SAY.otpSendFailed))
    }
  }

  const verifyCode = async (): Promise<boolean> => {
    if (verify.isPending) return false
    if (!code.trim()) return refuse('code', TITLES.missing, SAY.otpEmpty)
    setProblem(undefined)
    try {
      await verify.mutateAsync({ email: email.trim(), otp: code })
      setState('verified')
      void say.success(TITLES.verified, EMAIL_VERIFIED)
      return true
    } catch (error) {
      return refuse('code', TITLES.error, userMessage(error, SAY.otpInvalid))
    }
  }

  /** For another address, and after the server has forgotten this one. */
  const restart = () => {
    setState('none')
    setCode('')
    setProblem(undefined)
    wait.until(0)
  }

  const changeCode = (digits: string) => {
    setCode(digits)
    setProblem(undefined)
  }

  return {
    state,
    code,
    setCode: changeCode,
    emailError: problem?.field === 'email' ? problem.message : undefined,
    codeError: problem?.field === 'code' ? problem.message : undefined,
    sending: send.isPending,
    verifying: verify.isPending,
    waitSeconds: wait.seconds,
    sendCode,
    verifyCode,
    restart,
  }
}

export type EmailVerificationControl = ReturnType<typeof useEmailVerification>
