import {
  DAY_MS,
  HOUR_MS,
  applicationsApi,
  companyApi,
  companyApplicationsApi,
  companyInterviewsApi,
  interviewsApi,
  offersApi,
  postingsApi,
} from '@tryka/domain'
import { buildPostingDraft } from '@tryka/domain/testing'
import type { TestApp } from './build-test-app'
import type { candidate, company } from './live-market'

export type Company = Awaited<ReturnType<typeof company>>
export type Candidate = Awaited<ReturnType<typeof candidate>>

/** The beginning of an hour, so many hours from now. */
export const hourAhead = ({ clock }: TestApp, hours: number): string =>
  new Date(Math.ceil(clock.now().getTime() / HOUR_MS) * HOUR_MS + hours * HOUR_MS).toISOString()

/** A posting that people may apply for. */
export async function publishedBy({ clock }: TestApp, { team }: Company, title = 'Ledger Engineer') {
  const closesAt = new Date(clock.now().getTime() + 30 * DAY_MS).toISOString()
  const { id, version } = await team.call(postingsApi.create, {
    body: buildPostingDraft({ title, closesAt }),
  })
  return team.call(postingsApi.publish, { params: { id }, body: { version } })
}

/** Somebody applies for a job of a company; what the company does goes through `of`. */
export async function appliedFor({ me }: Candidate, { team }: Company, postingId: string) {
  const { id } = await me.call(applicationsApi.apply, { params: { id: postingId }, body: {} })
  const params = { id }
  const get = () => team.call(companyApplicationsApi.get, { params })
  const version = async () => (await get()).version
  return {
    id,
    params,
    get,
    version,
    async review() {
      await team.call(companyApplicationsApi.startReview, { params, body: { version: await version() } })
    },
    async propose(slots: string[]) {
      const { items } = await team.call(companyApi.team)
      const interviewerIds = items.filter(({ status }) => status === 'Active').map((member) => member.id)
      return team.call(companyInterviewsApi.schedule, {
        params,
        body: {
          slots,
          type: 'Video',
          duration: 60,
          meetingLink: 'https://meet.example/room',
          interviewerIds,
          version: await version(),
        },
      })
    },
    async offer(test: TestApp, overbook = false) {
      const expiresAt = new Date(test.clock.now().getTime() + 7 * DAY_MS).toISOString()
      const { salaryMax, currency, period } = await team.call(postingsApi.get, { params: { id: postingId } })
      const terms = { salary: salaryMax ?? 90_000, currency: currency ?? 'USD', period: period ?? 'year' }
      const drafted = await team.call(offersApi.draft, {
        params,
        body: { ...terms, startDate: '2031-01-01', terms: 'As agreed.', expiresAt },
      })
      return team.call(offersApi.send, {
        params: { id: drafted.id },
        body: { version: drafted.version, overbook },
      })
    },
  }
}

/** The person picks a time. */
export const confirmedAt = (
  { me }: Candidate,
  { id, version }: { id: string; version: number },
  slot: string,
) => me.call(interviewsApi.confirm, { params: { id }, body: { slot, version } })
