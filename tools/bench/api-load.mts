import autocannon from 'autocannon'
import type { Options } from 'autocannon'
import type { Server } from './api-servers.mts'
import type { Line } from './measure.mts'
import { atLeast, median } from './measure.mts'

/** Few of both for a quick look: `BENCH_ROUNDS=1 BENCH_SECONDS=1`. */
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 5)
const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 3)
export const LIST = '/api/admin/early-access'
const PAGE = `${LIST}?page=1&pageSize=20`

type Load = (server: Server) => Promise<number>
type Request = NonNullable<Options['requests']>[number]

async function perSecond({ port, headers }: Server, path: string, request: Request): Promise<number> {
  const result = await autocannon({
    url: `http://127.0.0.1:${port}`,
    connections: 10,
    duration: SECONDS,
    headers,
    requests: [{ path, ...request }],
  })
  if (result.non2xx || result.errors)
    throw new Error(`${path}: ${result.non2xx} refused, ${result.errors} failed`)
  return result.requests.average
}

const get =
  (path: string): Load =>
  (server) =>
    perSecond(server, path, { method: 'GET' })

let turned = 0
/** Pages of twenty, each another one, all over a list of so many rows: none of them is remembered. */
const freshPages =
  (rows: number): Load =>
  (server) => {
    const next = () => `${LIST}?page=${((turned += 7) % (rows / 20)) + 1}&pageSize=20`
    return perSecond(server, next(), {
      method: 'GET',
      setupRequest: (request) => ({ ...request, path: next() }),
    })
  }

let written = 0
const signup = (): string =>
  JSON.stringify({
    name: 'Bench',
    email: `bench${++written}@example.com`,
    userType: 'candidate',
    focusArea: 'newsletter',
    interests: [],
  })
/** Nobody signs up twenty times in an hour: each signup comes from an address of its own. */
const signups: Load = (server) =>
  perSecond(server, '/api/early-access', {
    method: 'POST',
    setupRequest: (request) => {
      const body = signup()
      const address = `10.${(written >> 16) & 255}.${(written >> 8) & 255}.${written & 255}`
      return { ...request, body, headers: { 'content-type': 'application/json', 'x-forwarded-for': address } }
    },
  })

interface Ratio {
  value: number
  rates: string
}

/** The median of ours / baseline over rounds that take turns, after one that does not count. */
async function ratio(bare: Server, baseline: Load, ours: Server, measured: Load): Promise<Ratio> {
  const pairs: [number, number][] = []
  for (let round = 0; round <= ROUNDS; round++) pairs.push([await baseline(bare), await measured(ours)])
  const counted = pairs.slice(1)
  const [b, o] = [0, 1].map((side) => median(counted.map((pair) => pair[side] ?? 0)).toFixed(0))
  return { value: median(counted.map(([floor, our]) => our / floor)), rates: `${b} and ${o} a second` }
}

/** Requests per second of the lists and of a signup, each beside its floor. */
export async function throughput(bare: Server, ours: Server, rows: number, goal: number): Promise<Line[]> {
  const fresh = await ratio(bare, get(LIST), ours, freshPages(rows))
  const repeated = await ratio(bare, get(LIST), ours, get(PAGE))
  const write = await ratio(bare, signups, ours, signups)
  return [
    atLeast(`page of 20, each another one, by bare Fastify (${fresh.rates})`, fresh.value, goal),
    atLeast(`page of 20, repeated, by bare Fastify (${repeated.rates})`, repeated.value, goal),
    atLeast(`signup by a driver's INSERT (${write.rates})`, write.value, 0.7),
  ]
}
