import { endpoint } from '../http/endpoint'
import type {
  ProvenEmail,
  SendOtpReceipt,
  SendOtpRequest,
  VerifyOtpReceipt,
  VerifyOtpRequest,
} from './otp.schema'

export const sendOtp = endpoint<{ body: typeof SendOtpRequest; response: typeof SendOtpReceipt }>(
  'POST',
  '/api/send-otp',
)
export const verifyOtp = endpoint<{ body: typeof VerifyOtpRequest; response: typeof VerifyOtpReceipt }>(
  'POST',
  '/api/verify-otp',
)
export const provenEmail = endpoint<{ response: typeof ProvenEmail }>('GET', '/api/proven-email')
