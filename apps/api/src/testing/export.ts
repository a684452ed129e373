import { inflateRawSync } from 'node:zlib'
import { ACCOUNT_EXPORT } from '@tryka/domain'
import type { TestClient } from './build-test-app'

const CENTRAL = 0x02014b50

/** The files of a ZIP by their names, read off its directory as any program would. */
export function unzipped(zip: Buffer): Map<string, Buffer> {
  const end = zip.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]))
  const files = new Map<string, Buffer>()
  let at = zip.readUInt32LE(end + 16)
  while (zip.readUInt32LE(at) === CENTRAL) {
    const [method, size] = [zip.readUInt16LE(at + 10), zip.readUInt32LE(at + 20)]
    const [name, extra, comment] = [28, 30, 32].map((offset) => zip.readUInt16LE(at + offset)) as [
      number,
      number,
      number,
    ]
    const header = zip.readUInt32LE(at + 42)
    const begin = header + 30 + zip.readUInt16LE(header + 26) + zip.readUInt16LE(header + 28)
    const bytes = zip.subarray(begin, begin + size)
    files.set(zip.toString('utf8', at + 46, at + 46 + name), method === 0 ? bytes : inflateRawSync(bytes))
    at += 46 + name + extra + comment
  }
  return files
}

/** Everything that is kept about the account of a browser: the files, and their JSON by the feature. */
export async function exportOf(client: TestClient) {
  const answer = await client.get(ACCOUNT_EXPORT.path)
  if (answer.statusCode !== 200) throw new Error(`The export answered ${answer.statusCode} ${answer.body}`)
  const files = unzipped(answer.rawPayload)
  const json = Object.fromEntries(
    [...files].flatMap(([name, bytes]) =>
      /^[\w-]+\.json$/.test(name) ? [[name.slice(0, -5), JSON.parse(bytes.toString('utf8')) as unknown]] : [],
    ),
  )
  return { answer, files, json, text: [...files.values()].map((bytes) => bytes.toString('utf8')).join('\n') }
}
