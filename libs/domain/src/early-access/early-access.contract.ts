import { contract } from '../http/contract'
import { eraseMyData, getMyData, requestPrivacyLink, submitEarlyAccess } from './early-access.endpoints'
import {
  EarlyAccessReceipt,
  EarlyAccessRequest,
  EraseReceipt,
  PersonalData,
  PrivacyLinkReceipt,
  PrivacyLinkRequest,
  PrivacyToken,
} from './early-access.schema'

export const earlyAccessApi = {
  submit: contract(submitEarlyAccess, {
    body: EarlyAccessRequest,
    response: EarlyAccessReceipt,
    status: 201,
    access: 'public',
    rate: 'signup',
    summary: 'Join the early-access list, or the newsletter',
  }),
  privacyLink: contract(requestPrivacyLink, {
    body: PrivacyLinkRequest,
    response: PrivacyLinkReceipt,
    status: 202,
    access: 'public',
    rate: 'otp-send',
    summary: 'Ask for a link by mail to see or erase what the waitlist keeps about an address',
  }),
  mine: contract(getMyData, {
    query: PrivacyToken,
    response: PersonalData,
    access: 'public',
    summary: 'What the waitlist keeps about an address, by the link from the mail',
  }),
  erase: contract(eraseMyData, {
    body: PrivacyToken,
    response: EraseReceipt,
    access: 'public',
    frugal: true,
    summary: 'Erase what the waitlist keeps about an address, by the link from the mail',
  }),
}
