import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { z } from 'zod'
import type { Contract } from '../http/contract'
import { buildMatchJob, buildMatchPerson, buildPostingDraft } from '../testing/hiring'
import { analyticsApi } from './analytics/analytics.contract'
import { applicationsApi } from './applications/application.contract'
import { companyApplicationsApi } from './applications/company-application.contract'
import { peopleApi } from './people/people.contract'
import { candidateApi } from './profile/profile.contract'
import { creditsApi } from '../credits/credits.contract'
import { overviewApi } from './overview/overview.contract'
import { poolsApi } from './pools/pool.contract'
import { directoryApi } from '../trust/directory.contract'
import { shareLinksApi } from '../trust/share-link.contract'
import { viewsApi } from '../trust/view.contract'
import { firstContactsApi } from '../trust/first-contact.contract'
import { settingsApi } from './settings/settings.contract'
import { companyApi } from './team/team.contract'
import { companyInterviewsApi, interviewsApi } from './interviews/interview.contract'
import { MeetingLink, ScheduleRequest } from './interviews/interview.schema'
import { jobsApi } from './postings/job.contract'
import { MatchAnswer } from './match/match.schema'
import { JobQuery } from './postings/job.schema'
import { learningApi } from './learning/learning.contract'
import { explainMatch } from './match/improve'
import { candidateMessagesApi, companyMessagesApi } from './messages/message.contract'
import { offersApi } from './offers/offer.contract'
import { postingsApi } from './postings/posting.contract'
import { PostingDraft } from './postings/posting.schema'
import { skillsApi } from './skills/skill.contract'
import { marketApi } from './market/market.contract'

const APIS: Record<string, Record<string, unknown>> = {
  analyticsApi,
  applicationsApi,
  candidateApi,
  candidateMessagesApi,
  companyApi,
  companyInterviewsApi,
  companyMessagesApi,
  creditsApi,
  peopleApi,
  interviewsApi,
  jobsApi,
  learningApi,
  offersApi,
  companyApplicationsApi,
  postingsApi,
  skillsApi,
  poolsApi,
  overviewApi,
  settingsApi,
  firstContactsApi,
  directoryApi,
  shareLinksApi,
  viewsApi,
  marketApi,
}
const calls = Object.entries(APIS).flatMap(([api, contracts]) =>
  Object.entries(contracts).map(([name, value]) => {
    const contract = value as Contract & {
      params?: z.ZodObject
      query?: z.ZodObject
      body?: z.core.$ZodType
      response?: z.core.$ZodType
    }
    return { name: `${api}.${name}`, contract }
  }),
)

describe.each(calls)('$name', ({ contract }) => {
  const { endpoint, params, query, body, response } = contract

  it('names in its path the parameters that it checks', () => {
    const named = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name]) => name)

    expect(Object.keys(params?.shape ?? {}).sort()).toEqual([...named].sort())
  })

  it('refuses fields it does not know', () => {
    for (const schema of [params, query, body]) {
      if (!schema) continue
      const codes = z.safeParse(schema, { surprise: 1 }).error?.issues.map(({ code }) => code)
      expect(codes).toContain('unrecognized_keys')
    }
  })

  it('can be described for other programs', () => {
    for (const schema of [params, query, body])
      if (schema) expect(() => z.toJSONSchema(schema, { io: 'input' })).not.toThrow()
    if (response) expect(() => z.toJSONSchema(response, { io: 'output' })).not.toThrow()
  })

  it('takes a body only where one is sent, and a key for repeats only on POST', () => {
    if (endpoint.method === 'GET' || endpoint.method === 'DELETE') expect(body).toBeUndefined()
    if (contract.idempotent) expect(endpoint.method).toBe('POST')
    expect(contract.status).toBe(response ? (contract.status === 201 ? 201 : 200) : 204)
  })
})

describe('All calls', () => {
  it('have a method and path of their own', () => {
    const routes = calls.map(
      ({ contract: { endpoint } }) => `${endpoint.method} ${endpoint.path.replace(/:\w+/g, ':x')}`,
    )

    expect(routes.filter((route, i) => routes.indexOf(route) !== i)).toEqual([])
  })

  it('ask for team roles only where a company acts', () => {
    const wrong = calls.filter(({ contract }) => contract.roles && contract.access !== 'company')

    expect(wrong.map(({ name }) => name)).toEqual([])
  })

  it('are open to nobody but accounts, except what is public on purpose', () => {
    const open = calls.filter(({ contract }) => contract.access === 'public').map(({ name }) => name)

    expect(open).toEqual(['companyApi.readInvitation', 'jobsApi.definition'])
  })

  it('give no way to reject or hide people by a score', () => {
    const keys = (schema: z.core.$ZodType | undefined): string[] =>
      schema instanceof z.ZodObject ? Object.keys(schema.shape) : []
    const company = calls.filter(({ contract }) => contract.access === 'company')
    const inputs = company.flatMap(({ contract: { body, query } }) => [
      ...keys(body as z.core.$ZodType),
      ...keys(query as z.core.$ZodType),
    ])

    // A level is what somebody proved, not a number that we made.
    const plain = ['minYears', 'minLevel', 'mine']
    expect(inputs.filter((key) => /score|match|min/i.test(key) && !plain.includes(key))).toEqual([
      'salaryMin',
      'salaryMin',
    ])
  })
})

describe('Requests', () => {
  it('read filters out of a query string, and refuse what is none', () => {
    expect(
      JobQuery.parse({ q: '  zero knowledge ', page: '2', minMatch: '80', technology: 'Blockchain' }),
    ).toEqual({
      q: 'zero knowledge',
      page: 2,
      minMatch: 80,
      technology: 'Blockchain',
    })
    for (const bad of [
      { page: '0' },
      { page: 'x' },
      { pageSize: '101' },
      { technology: 'Cobol' },
      { sort: 'id' },
      { q: 'a\0b' },
    ]) {
      expect(JobQuery.safeParse(bad).success).toBe(false)
    }
  })

  it('take a whole posting, and name each skill once', () => {
    const twice = [1, 2].map(() => ({ skill: 'Go', level: 2, importance: 'must' }) as const)

    expect(PostingDraft.safeParse(buildPostingDraft()).success).toBe(true)
    expect(PostingDraft.safeParse(buildPostingDraft({ skills: twice })).success).toBe(false)
    expect(PostingDraft.safeParse({ ...buildPostingDraft(), salaryMin: 1.5 }).success).toBe(false)
  })

  it.each([
    ['https://meet.example/abc', true],
    ['/candidate-dashboard?section=interviews', true],
    ['', true],
    ['http://meet.example', false],
    ['//meet.example', false],
    ['/\\meet.example', false],
    ['/\t/meet.example', false],
    ['/\n\\meet.example', false],
    ['/a\\b', false],
    ['/a\u0001b', false],
    ['/a b', false],
    ['https://meet.example/\\evil', false],
    ['https://meet.example/a\u0000', false],
    ['https://user@meet.example/', false],
    ['https://meet.example/räume/1?a=b#c', true],
    ['javascript:alert(1)', false],
  ])('take %p as a meeting link: %p', (link, accepted) => {
    expect(MeetingLink.safeParse(link).success).toBe(accepted)
  })

  it('propose between one and five times', () => {
    const request = { type: 'Video', duration: 60, interviewerIds: ['m'], version: 1 }
    const slots = (count: number) => Array.from({ length: count }, () => '2025-01-09T10:00:00.000Z')

    expect(
      [0, 1, 5, 6].map((count) => ScheduleRequest.safeParse({ ...request, slots: slots(count) }).success),
    ).toEqual([false, true, true, false])
  })
})

describe('The match answer', () => {
  it('is what the function gives, field for field', () => {
    const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')
    const answer = explainMatch(buildMatchJob({ type: 'Contract' }), buildMatchPerson(), {
      sha256,
      now: new Date(0),
    })

    expect(MatchAnswer.parse(answer)).toEqual(answer)
  })
})

describe('Files for browsers', () => {
  const here = __dirname
  /** These have entries of their own, for the server and for tests. */
  const elsewhere = ['seed', join('match', 'golden')]
  const files = readdirSync(here, { recursive: true, encoding: 'utf8' }).filter(
    (file) =>
      file.endsWith('.ts') &&
      !/\.(spec|schema|contract)\.ts$/.test(file) &&
      !elsewhere.some((folder) => file.startsWith(folder)),
  )
  /** Modules that a file needs when it runs; type imports vanish. */
  const needs = (file: string): string[] =>
    [...readFileSync(file, 'utf8').matchAll(/^(?:import|export)\s+(?!type\b)([^'"]*?)from '([^']+)'/gm)]
      .filter(([, names = '']) => !/^\{(\s*type [^,}]+,?)+\s*\}\s*$/.test(names.trim()))
      .map(([, , from = '']) => (from.startsWith('.') ? `${resolve(dirname(file), from)}.ts` : from))

  it.each(files)('%s runs without the schema library', (file) => {
    const seen = new Set<string>()
    const visit = (path: string): string[] => {
      if (seen.has(path)) return []
      seen.add(path)
      return path.endsWith('.ts') ? needs(path).flatMap(visit) : [path]
    }

    expect(visit(join(here, file)).map((path) => relative(here, path))).toEqual([])
  })
})
