import type { Page } from '@playwright/test'
import {
  applyToJob,
  confirmInterview,
  getCompanyApplication,
  getMarket,
  listCompanyInterviews,
  listJobs,
  listCompanyApplications,
  rescheduleCompanyInterview,
  scheduleInterview,
  type ApplicationDetail,
  type CompanyApplicationCard,
} from '@tryka/domain'
import type { Places } from './fixtures'
import { pageClient } from './page-client'

/** The company and the person of a new market, and a posting for which that person has not applied. */
export const COMPANY = 'Meridian Chain'
export const PERSON = 'Ananya Rao'
export const ROLE = 'Senior Blockchain Developer'

/** An application by the person of this browser, made by the call that the dialog makes. */
export async function applied(page: Page, places: Places, role = ROLE): Promise<ApplicationDetail> {
  const client = pageClient(page, places)
  const { items } = await client.call(listJobs, { query: { q: role, pageSize: 20 } })
  const job = items.find((each) => each.role === role && each.company.name === COMPANY)
  if (!job) throw new Error(`${COMPANY} has no open posting ${role}`)
  return client.call(applyToJob, { params: { id: job.id }, body: { shareSalary: false } })
}

/** The applications of one person with the company. */
export async function applicationsOf(
  page: Page,
  places: Places,
  person = PERSON,
): Promise<CompanyApplicationCard[]> {
  const { items } = await pageClient(page, places).call(listCompanyApplications, {
    query: { q: person, pageSize: 50 },
  })
  return items.filter(({ candidate }) => candidate.name === person)
}

/** Times that the company proposes for an interview, the first in four days. */
export async function proposed(page: Page, places: Places, applicationId: string): Promise<void> {
  const client = pageClient(page, places)
  const params = { id: applicationId }
  const { version } = await client.call(getCompanyApplication, { params })
  const { company } = await client.call(getMarket)
  const slots = [4, 5].map((days) => new Date(Date.now() + days * 86_400_000).toISOString())
  await client.call(scheduleInterview, {
    params,
    body: { slots, type: 'Video', duration: 60, interviewerIds: [company.member.id], version },
  })
}

/** Moves a confirmed interview to the next moment, as nobody waits for tomorrow. */
export async function timePasses(page: Page, places: Places): Promise<void> {
  const client = pageClient(page, places)
  const { upcoming, today } = await client.call(listCompanyInterviews)
  const mine = [...today, ...upcoming].find(
    ({ candidate, position }) => candidate.name === PERSON && position === ROLE,
  )
  if (!mine) throw new Error('The interview is not there')
  const slot = new Date(Date.now() + 1_500).toISOString()
  const params = { id: mine.id }
  const { version } = await client.call(rescheduleCompanyInterview, {
    params,
    body: { slots: [slot], reason: 'An earlier hour is free', version: mine.version },
  })
  await client.call(confirmInterview, { params, body: { slot, version } })
}
