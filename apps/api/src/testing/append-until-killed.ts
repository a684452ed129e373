import { entities } from '../compose/entities'
import { openDatabase } from '../db/data-source'
import { leafOf, openLog } from './log'

// A process that tells each entry after it was acknowledged, with its index, until somebody kills it. Several writers
// share commits. Every third transaction fails after it appended, and leaves nothing.
const [url = '', dataDir = '', round = '', writers = '1'] = process.argv.slice(2)
const db = await openDatabase(url, { entities })
const { log } = await openLog(db, dataDir)
await log.begin()

async function append(name: string, fails: boolean): Promise<void> {
  const appended = db.transaction(async (manager) => {
    const added = await log.append(manager, [leafOf(name), leafOf(`${name} b`)])
    if (fails) throw new Error('refused')
    return added
  })
  if (fails) return void (await appended.catch(() => undefined))
  const { first } = await appended
  process.stdout.write(`${first} ${name}\n`)
}

async function appendForEver(writer: number): Promise<void> {
  for (let n = 0; ; n++) await append(`${round}-${writer}-${n}`, n % 3 === 2)
}
await Promise.all(Array.from({ length: Number(writers) }, (_, writer) => appendForEver(writer)))
