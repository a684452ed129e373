import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Mail, Mailer } from './mailer'

const KEPT = 200

/** A mail as it lies in the folder. */
export interface StoredMail extends Mail {
  id: string
  sentAt: string
}

/** Newest first; what is not a mail is passed over. */
export async function storedMails(folder: string, max = 50): Promise<StoredMail[]> {
  const names = (await readdir(folder).catch((): string[] => [])).filter((name) => name.endsWith('.json'))
  const newest = names.sort().reverse().slice(0, max)
  const mails = await Promise.all(
    newest.map(async (name) => {
      const text = await readFile(join(folder, name), 'utf8').catch(() => '')
      return text ? (JSON.parse(text) as StoredMail) : undefined
    }),
  )
  return mails.filter((mail) => mail !== undefined)
}

/** One of them by its id, which comes from an address and so is held to what ids are made of. */
export async function storedMail(folder: string, id: string): Promise<StoredMail | undefined> {
  if (!/^[\w-]{1,80}$/.test(id)) return undefined
  const text = await readFile(join(folder, `${id}.json`), 'utf8').catch(() => '')
  return text ? (JSON.parse(text) as StoredMail) : undefined
}

/** Without a mail server: mails are files, one as data and one to read. Only the newest are kept. */
export class FileMailer implements Mailer {
  private sequence = 0

  constructor(
    readonly folder: string,
    private readonly announce: (mail: StoredMail) => void = () => undefined,
  ) {}

  async send(mail: Mail): Promise<void> {
    await mkdir(this.folder, { recursive: true, mode: 0o700 })
    const sentAt = new Date().toISOString()
    const order = String(this.sequence++).padStart(6, '0')
    const id = `${sentAt.replace(/[:.]/g, '-')}-${order}-${randomUUID().slice(0, 8)}`
    const stored: StoredMail = { id, sentAt, ...mail }
    const readable = `To: ${mail.to}\nSubject: ${mail.subject}\nDate: ${sentAt}\n\n${mail.text}\n`
    await writeFile(join(this.folder, `${id}.txt`), readable, { mode: 0o600 })
    await writeFile(join(this.folder, `${id}.json`), JSON.stringify(stored, null, 2), { mode: 0o600 })
    this.announce(stored)
    await this.prune()
  }

  close(): Promise<void> {
    return Promise.resolve()
  }

  private async prune(): Promise<void> {
    const names = (await readdir(this.folder)).filter((name) => /\.(json|txt)$/.test(name)).sort()
    const old = names.slice(0, Math.max(0, names.length - 2 * KEPT))
    await Promise.all(old.map((name) => rm(join(this.folder, name), { force: true })))
  }
}
