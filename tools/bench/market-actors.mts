import { buildPostingDraft } from '@tryka/domain/testing'
import { companyNamed, PROFILE } from '../../apps/api/src/testing/live-market'
import { ask, browser, signedIn } from './live-servers.mts'
import type { Browser, Server } from './live-servers.mts'

// Who acts in the benchmark of the market: a team for each company and ten people who deal with it. In the live market
// they are strangers with browsers of their own; in demos, one guest's browser plays them all.

/** One act; throws what the server refused. */
export type Actor = () => Promise<unknown>
interface Row {
  id: string
  version: number
}
interface Application extends Row {
  stage: string
}
const APPLIES = 8
const NEXT = { applied: 'start-review', under_review: 'reject', rejected: 'reopen' } as Record<string, string>
const WORDS = {
  'start-review': {},
  reject: { reasonId: 'skills' },
  reopen: { reason: 'We looked again.' },
} as Record<string, object>

const pick = <T,>(items: readonly T[]): T | undefined => items[Math.floor(Math.random() * items.length)]
const at =
  ({ call }: Browser, place: string) =>
  <T,>(method: string, path: string, body?: object) =>
    call<T>(method, `${path}${path.includes('?') ? '&' : '?'}place=${place}`, body)

async function conversations(call: ReturnType<typeof at>, under: string): Promise<Row[]> {
  return (await call<{ items: Row[] }>('GET', `${under}/conversations`)).items
}

async function teamOf(one: Browser, place: string, posting: Row & object): Promise<Actor> {
  const call = at(one, place)
  const { items } = await call<{ items: Application[] }>('GET', '/api/company/applications')
  const open = items.filter(({ stage }) => NEXT[stage])
  const talks = await conversations(call, '/api/company')
  let current = posting
  // Both look first, as somebody whose page is told of changes.
  const move = async ({ id }: Row) => {
    const { stage, version } = await call<Application>('GET', `/api/company/applications/${id}`)
    const action = NEXT[stage]
    if (action) await call('POST', `/api/company/applications/${id}/${action}`, { ...WORDS[action], version })
  }
  const note = ({ id }: Row) =>
    call('POST', `/api/company/applications/${id}/notes`, { body: 'Asked two colleagues.' })
  const edit = async () => {
    const { id, version } = current
    const closesAt = new Date(Date.now() + 30 * 86_400_000).toISOString()
    const body = { ...buildPostingDraft({ title: 'Ledger Engineer', closesAt, openings: 3 }), version }
    current = await call<Row>('PUT', `/api/postings/${id}`, body)
  }
  const reply = async () => {
    const talk = pick(talks)
    if (talk)
      await call('POST', `/api/company/conversations/${talk.id}/messages`, { body: 'Thank you. Tomorrow?' })
  }
  return async () => {
    const row = pick(open)
    const chance = Math.random()
    if (chance < 0.1) return edit()
    if (!row || chance < 0.3) return reply()
    return chance < 0.5 ? note(row) : move(row)
  }
}

async function personOf(one: Browser, place: string, own: Application[], jobs: string[]): Promise<Actor> {
  const call = at(one, place)
  const talks = await conversations(call, '/api')
  const jotDown = async ({ id }: Row) => {
    const { version } = await call<Row>('GET', `/api/applications/${id}`)
    await call('PUT', `/api/applications/${id}/notes`, { notes: 'Ask for the team.', version })
  }
  return async () => {
    const chance = Math.random()
    const [job, row, talk] = [chance < 0.2 ? jobs.pop() : undefined, pick(own), pick(talks)]
    if (job) return call('POST', `/api/jobs/${job}/applications`, { resumeId: null, shareSalary: false })
    if (row && (chance < 0.4 || !talk)) return jotDown(row)
    return (
      talk && call('POST', `/api/conversations/${talk.id}/messages`, { body: 'Tomorrow at ten is fine.' })
    )
  }
}

const some = (jobs: readonly string[]) => [...jobs].sort(() => Math.random() - 0.5).slice(0, APPLIES)

/** Strangers in the one live market. */
export async function liveActors(
  servers: readonly Server[],
  companies: number,
  each: number,
): Promise<Actor[]> {
  const server = (n: number) => servers[n % servers.length] ?? (servers[0] as Server)
  const made: { boss: Browser; place: string; posting: Row }[] = []
  const closesAt = new Date(Date.now() + 30 * 86_400_000).toISOString()
  for (let n = 0; n < companies; n++) {
    const domain = `company-${n}-market.com`
    const boss = await signedIn(server(n), `ben@${domain}`)
    const { place } = await boss.call<{ place: string }>(
      'POST',
      '/api/companies',
      companyNamed(`Company ${n}`, domain),
    )
    await ask(server(n), 'verify', place.slice('team-'.length))
    const call = at(boss, place)
    const draft = buildPostingDraft({ title: 'Ledger Engineer', closesAt, openings: 3 })
    const { id, version } = await call<Row>('POST', '/api/postings', draft)
    made.push({ boss, place, posting: await call<Row>('POST', `/api/postings/${id}/publish`, { version }) })
  }
  const jobs = made.map(({ posting }) => posting.id)
  const people: Actor[] = []
  for (let n = 0; n < companies * each; n++) {
    const job = jobs[n % companies] ?? ''
    const one = await signedIn(server(n), `asha-${n}@market.example`)
    const call = at(one, 'me')
    await one.call('POST', '/api/profile', PROFILE)
    const own = await call<Application>('POST', `/api/jobs/${job}/applications`, {
      resumeId: null,
      shareSalary: false,
    })
    const { items } = await call<{ items: Row[] }>('GET', '/api/recipients')
    await call('POST', '/api/conversations', {
      to: items[0]?.id,
      subject: 'A question',
      body: 'Who leads it?',
    })
    people.push(await personOf(one, 'me', [own], some(jobs.filter((other) => other !== job))))
  }
  const teams: Actor[] = []
  for (const { boss, place, posting } of made) teams.push(await teamOf(boss, place, posting))
  return [...teams, ...people]
}

/** The same number of hands in worlds that touch nowhere. */
export async function demoActors(servers: readonly Server[], demos: number, each: number): Promise<Actor[]> {
  const actors: Actor[] = []
  for (let n = 0; n < demos; n++) {
    const one = browser(servers[n % servers.length] ?? (servers[0] as Server))
    await one.call('GET', '/api/session')
    await one.call('POST', '/api/demo/session', { persona: 'candidate' })
    const [team, me] = [at(one, 'demo-team'), at(one, 'demo')]
    const { items: postings } = await team<{ items: Row[] }>('GET', '/api/postings?status=Active')
    const { id = '' } = postings[0] ?? {}
    actors.push(await teamOf(one, 'demo-team', await team<Row>('GET', `/api/postings/${id}`)))
    const { items: own } = await me<{ items: Application[] }>('GET', '/api/applications')
    const { items: jobs } = await me<{ items: (Row & { applied?: boolean })[] }>('GET', '/api/jobs')
    const free = jobs.filter(({ applied }) => !applied).map((job) => job.id)
    for (let k = 0; k < each; k++)
      actors.push(
        await personOf(
          one,
          'demo',
          own.filter((_, i) => i % each === k),
          free.splice(0, APPLIES),
        ),
      )
  }
  return actors
}
