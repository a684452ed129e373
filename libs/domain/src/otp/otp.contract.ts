import { contract } from '../http/contract'
import { provenEmail, sendOtp, verifyOtp } from './otp.endpoints'
import { ProvenEmail, SendOtpReceipt, SendOtpRequest, VerifyOtpReceipt, VerifyOtpRequest } from './otp.schema'

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
  proven: contract(provenEmail, {
    response: ProvenEmail,
    access: 'public',
    summary: 'The e-mail address that this session has proven and not used yet',
  }),
}
