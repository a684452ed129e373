import { useRef, useState } from 'react'
import { ApiError, userMessage } from '@tryka/api-client'
import { useApi, useLock, useMutation } from '@tryka/app-shell'
import {
  EARLY_ACCESS_MESSAGES as SAY,
  emailKey,
  looksLikeEmail,
  provenEmail,
  sendOtp,
  verifyOtp,
  WRONG_EMAIL,
  type EmailVerification,
} from '@tryka/domain'
import { say } from '../../../../base/toasts/toasts'
import { CODE_SENT, EMAIL_VERIFIED } from '../../content'
import { TITLES } from '../../messages'
import { useCountdown } from './use-countdown'

/** For so long after it may be sent again, a code is still good: it is valid for ten minutes. */
const CODE_LIVES_MS = 9 * 60_000

/** Proving an address: none, then a code is sent, then verified. Editing the address starts again. */
export function useEmailVerification(email: string) {
  const api = useApi()
  const [state, setState] = useState<EmailVerification>('none')
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState<{ field: 'email' | 'code'; message: string }>()
  const [resendAt, setResendAt] = useState(0)
  const wait = useCountdown()
  const send = useMutation({
    mutationFn: (address: string) => api.call(sendOtp, { body: { email: address } }),
  })
  const verify = useMutation({
    mutationFn: (proof: { email: string; otp: string }) => api.call(verifyOtp, { body: proof }),
  })
  const lock = useLock()
  /** The address whose proof the server was asked about, until another one is typed. */
  const asked = useRef('')

  const refuse = (field: 'email' | 'code', title: string, message: string) => {
    setProblem({ field, message })
    void say.failure(title, message)
    return false
  }

  const isSent = (nextAt: number) => {
    setResendAt(nextAt)
    wait.until(nextAt)
    setState('sent')
  }

  const sendCode = async (): Promise<boolean> => {
    if (wait.seconds > 0) return false
    if (!email.trim()) return refuse('email', TITLES.missing, SAY.emailFirst)
    if (!looksLikeEmail(email)) return refuse('email', TITLES.error, WRONG_EMAIL)
    setProblem(undefined)
    try {
      const { resendAfter } = await send.mutateAsync(email.trim())
      isSent(Date.now() + resendAfter * 1_000)
      // The code of the mail before is no longer good.
      setCode('')
      void say.success(TITLES.codeSent, CODE_SENT)
      return true
    } catch (error) {
      // A refused second code says how long to wait: the button counts it down.
      if (error instanceof ApiError && error.code === 'OTP_WAIT') wait.until(resendAt)
      return refuse('email', TITLES.error, userMessage(error, SAY.otpSendFailed))
    }
  }

  const verifyCode = async (): Promise<boolean> => {
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
    asked.current = ''
  }

  /** After a reload: a code may be on its way, and the server knows for half an hour what was proven. */
  const resume = (address: string, nextAt: number) => {
    if (nextAt === 0) return
    if (Date.now() < nextAt + CODE_LIVES_MS) isSent(nextAt)
    asked.current = emailKey(address)
    void api.call(provenEmail).then(
      ({ email: proven }) => {
        if (proven !== null && proven === asked.current) setState('verified')
      },
      // Then the person proves it once more.
      () => undefined,
    )
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
    resendAt,
    sendCode: async () => (await lock(sendCode)) ?? false,
    verifyCode: async () => (await lock(verifyCode)) ?? false,
    restart,
    resume,
  }
}

export type EmailVerificationControl = ReturnType<typeof useEmailVerification>
