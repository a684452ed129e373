import { contract } from '../http/contract'
import { sendOtp, verifyOtp } from './otp.endpoints'
import { SendOtpReceipt, SendOtpRequest, VerifyOtpReceipt, VerifyOtpRequest } from './otp.schema'

export const otpApi = {
  send: contract(sendOtp, {
    body: SendOtpRequest,
    response: SendOtpReceipt,
    access: 'public',
    rate: 'otp-send',
    summary: 'Send a six-digit code to an e-mail address',
  }),
  verify: contract(verifyOtp, {
    body: VerifyOtpRequest,
    response: VerifyOtpReceipt,
    access: 'public',
    rate: 'otp-verify',
    summary: 'Prove an e-mail address with its code',
  }),
}
