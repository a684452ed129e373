import { contract } from '../http/contract'
import { IdParams } from '../hiring/hiring.schema'
import * as calls from './company.endpoints'
import {
  ChangeDomain,
  CompanyCase,
  CompanyCases,
  CompanyCasesQuery,
  CloseCompany,
  ClosePreview,
  ClosingAnswer,
  CompanyAnswer,
  CompanyDecision,
  CompanyLogo,
  CompanyMade,
  CompanyQuestion,
  CompanyVerification,
  CreateCompany,
  ProofCode,
  ProofSent,
  ProveByEmail,
} from './company.schema'

const team = { access: 'company', roles: ['Admin'] } as const

export const companiesApi = {
  create: contract(calls.createCompany, {
    body: CreateCompany,
    response: CompanyMade,
    status: 201,
    access: 'account',
    idempotent: true,
    summary: 'Make a company in the live market; who makes it is its Admin',
  }),
  verification: contract(calls.getVerification, {
    response: CompanyVerification,
    access: 'company',
    summary: 'How far the proof of this company has come',
  }),
  sendCode: contract(calls.sendProofCode, {
    ...team,
    body: ProveByEmail,
    response: ProofSent,
    rate: 'otp-send',
    summary: 'Send a code to an address at the company’s domain',
  }),
  enterCode: contract(calls.enterProofCode, {
    ...team,
    body: ProofCode,
    response: CompanyVerification,
    rate: 'otp-verify',
    summary: 'Prove the domain by the code; a person decides then',
  }),
  showRecord: contract(calls.showRecord, {
    ...team,
    response: CompanyVerification,
    summary: 'The TXT record that proves the domain; the same one until it is over',
  }),
  lookForRecord: contract(calls.lookForRecord, {
    ...team,
    response: CompanyVerification,
    summary: 'Look for the TXT record now; a person decides once it is found',
  }),
  changeDomain: contract(calls.changeDomain, {
    ...team,
    body: ChangeDomain,
    response: CompanyVerification,
    summary: 'Another domain: of a verified company the old one is shown until it is proved and decided',
  }),
  takeBackChange: contract(calls.takeBackChange, {
    ...team,
    response: CompanyVerification,
    summary: 'Take back a new name or domain that is not decided',
  }),
  cases: contract(calls.listCompanyCases, {
    query: CompanyCasesQuery,
    response: CompanyCases,
    access: 'admin',
    summary: 'Companies of the live market: of those that wait the oldest first, of others what changed last',
  }),
  case: contract(calls.getCompanyCase, {
    params: IdParams,
    response: CompanyCase,
    access: 'admin',
    summary: 'One company: its proof, others like it and its postings',
  }),
  decide: contract(calls.decideCompany, {
    params: IdParams,
    body: CompanyDecision,
    response: CompanyCase,
    access: 'admin',
    summary: 'Verify or refuse a company that proved its domain',
  }),
  ask: contract(calls.askCompany, {
    params: IdParams,
    body: CompanyQuestion,
    response: CompanyCase,
    access: 'admin',
    summary: 'Ask a company something before deciding; its Admins get it by mail',
  }),
  answer: contract(calls.answerQuestion, {
    ...team,
    body: CompanyAnswer,
    response: CompanyVerification,
    summary: 'Answer what an administrator asked',
  }),
  putLogo: contract(calls.putLogo, {
    ...team,
    response: CompanyLogo,
    summary: 'Set the logo: the picture itself as the body, drawn anew as PNG',
  }),
  deleteLogo: contract(calls.deleteLogo, {
    ...team,
    response: CompanyLogo,
    frugal: true,
    summary: 'Go back to the letters',
  }),
  closePreview: contract(calls.previewCloseCompany, {
    ...team,
    response: ClosePreview,
    summary: 'What ends with the company',
  }),
  close: contract(calls.closeCompany, {
    ...team,
    body: CloseCompany,
    response: ClosingAnswer,
    status: 202,
    frugal: true,
    whileSuspended: 'company',
    summary: 'Close the company for good; everybody who waits is told',
  }),
}
