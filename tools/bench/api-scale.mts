import { once } from 'node:events'
import { LIST } from './api-load.mts'
import type { Server } from './api-servers.mts'
import type { Cost, Line } from './measure.mts'
import { atMost, download, median } from './measure.mts'

const READS = 7
const SETTLED_MS = 300

/** Nothing is remembered of a search that nobody has made: each word is asked for once. */
const SEARCHES: [name: string, words: string[]][] = [
  ['one found', [54321, 1234, 99999, 20202, 77, 65432, 31313].map((n) => `person${n}@`)],
  ['a name, every sixth found', ['lovelace', 'hopper', 'ananya', 'österberg', 'linus', 'mei chen', 'weber']],
  ['nothing found', ['quetzal', 'xylem', 'zzyzx', 'jukebox', 'fjordal', 'wyvern', 'kvass']],
  ['two letters', ['zo', 'lo', 'mê', 'gr', 'ov', 'üb', 'ya']],
  [
    'a common word, three of eight found',
    ['blockchain', 'devops', 'cybersecurity', 'data science', 'cloud', 'machine', 'full stack'],
  ],
]

async function single(server: Server, path: string): Promise<number> {
  return (await download({ ...server, path })).totalMs
}

async function typical(server: Server, paths: string[]): Promise<number> {
  const times: number[] = []
  for (const path of paths) times.push(await single(server, path))
  return median(times)
}

async function costs(server: Server, path: string, name: string): Promise<Line[]> {
  await download({ ...server, path })
  await new Promise((resolve) => setTimeout(resolve, SETTLED_MS))
  server.child.send('watch')
  await once(server.child, 'message')
  const { firstByteMs, totalMs, bytes } = await download({ ...server, path })
  server.child.send('report')
  const [{ memoryMb, pauseMs }] = (await once(server.child, 'message')) as [Cost]
  const size = `${(bytes / 2 ** 20).toFixed(0)} MB in ${totalMs.toFixed(0)} ms`
  return [
    atMost(`${name}, ${size}: first byte`, firstByteMs, 30, 'ms'),
    atMost(`${name}: peak memory over idle`, memoryMb, 80, 'MB'),
    atMost(`${name}: longest pause`, pauseMs, 50, 'ms'),
  ]
}

/** What one administrator waits for when the list is long. */
export async function atScale(server: Server, rows: number): Promise<Line[]> {
  const page = (n: number, more = '') => `${LIST}?page=${n}&pageSize=20${more}`
  const last = rows / 20
  await single(server, page(1))
  const lines: Line[] = []
  const wait = async (name: string, paths: string[]) =>
    void lines.push(atMost(name, await typical(server, paths), 10, 'ms'))
  const some = Array.from({ length: READS }, (_, i) => i)
  await wait(
    'an early page',
    some.map((i) => page(i + 2)),
  )
  await wait(
    'a late page',
    some.map((i) => page(last - i)),
  )
  await wait(
    'a late page of one type',
    some.map((i) => page(last / 4 - i, '&type=company')),
  )
  await wait(
    'statistics',
    some.map(() => `${LIST}/stats`),
  )
  for (const [name, words] of SEARCHES) {
    const paths = words.map((word) => `${LIST}?search=${encodeURIComponent(word)}`)
    await wait(`search, ${name}`, paths)
    await wait(
      `the same with a type`,
      paths.map((path) => `${path}&type=candidate`),
    )
  }
  lines.push(...(await costs(server, LIST, 'whole list')))
  lines.push(...(await costs(server, '/api/admin/export/early-access', 'CSV')))
  return lines
}
