import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { companyInterviewsApi, type CompanyInterview, type CompanyInterviews } from '@tryka/domain'
import { buildCompanyInterview, companyApiWith, interviewsOf, openCompany } from './company'

export const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }))
export const dialog = async () => within(await screen.findByRole('dialog'))

/** Interviews of a company that has these. */
export function openInterviews(over: Partial<CompanyInterviews>) {
  const api = companyApiWith()
  api.on(companyInterviewsApi.list, () => interviewsOf(over))
  openCompany('interviews', api)
  return api
}
export const today = (over: Partial<CompanyInterview> = {}) => ({ today: [buildCompanyInterview(over)] })
/** An interview that was held. */
export const DONE = { status: 'completed' as const, canReschedule: false, canCancel: false }
