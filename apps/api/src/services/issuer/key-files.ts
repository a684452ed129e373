import { randomBytes, randomUUID } from 'node:crypto'
import { closeSync, fsyncSync, linkSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { Signer } from '@tryka/credentials'
import { multikeyOf } from '@tryka/credentials'
import { isSafePoint, seedSigner } from '@tryka/credentials/issue'
import type { Config } from '../../config'
import { ConfigError } from '../../environment'
import { Sealing } from '../../sealed'
import type { KeyPurpose } from './issuer-key.table'
import { isKnownSeed } from './known-seeds'

const KeyFile = z.object({ v: z.literal(1), purpose: z.string(), publicKey: z.string(), seed: z.string() })

export interface OpenKey {
  id: string
  multikey: string
  signer: Signer
}

export type KeyConfig = Pick<Config, 'env' | 'dataDir' | 'keySecret' | 'sessionSecret'>

/** A sentence for whoever started the server. */
const refuse = (sentence: string) => new ConfigError([sentence])

const ownerOf = (purpose: string, publicKey: string) => `${purpose} ${publicKey}`
const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code

/** What file systems say that know no links, such as those of some shares. */
const LINKLESS = new Set<unknown>(['EPERM', 'ENOSYS', 'ENOTSUP', 'EOPNOTSUPP'])

function writeWhole(path: string, text: string): void {
  const file = openSync(path, 'wx', 0o600)
  try {
    writeSync(file, text)
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
}

/**
 * The seeds that sign, each in a file that only the owner of the process reads, sealed under KEY_SECRET and bound to its
 * purpose and public key. Instances share them by the folder.
 */
export class KeyFiles {
  private readonly folder: string

  constructor(private readonly config: KeyConfig) {
    this.folder = join(config.dataDir, 'keys')
  }

  pathOf(id: string): string {
    return join(this.folder, `${id}.json`)
  }

  has(id: string): boolean {
    return this.read(id) !== undefined
  }

  /** Makes a key unless there is a file of this name: of two processes at once, both end with the one that was first. */
  async make(purpose: KeyPurpose, id: string): Promise<void> {
    if (this.has(id)) return
    const seed = randomBytes(32)
    const { publicKey } = await seedSigner(seed)
    if (!isSafePoint(publicKey)) throw new Error('A key was made that is no safe point of its curve.')
    const multikey = multikeyOf(publicKey)
    const sealed = this.sealing(purpose).seal(seed.toString('base64url'), ownerOf(purpose, multikey))
    const text = `${JSON.stringify({ v: 1, purpose, publicKey: multikey, seed: sealed })}\n`
    mkdirSync(this.folder, { recursive: true, mode: 0o700 })
    const whole = join(this.folder, `.${id}.${randomUUID()}`)
    try {
      writeWhole(whole, text)
      // Unlike a rename, a link never takes the place of a file; and nobody ever reads half of one.
      linkSync(whole, this.pathOf(id))
    } catch (error) {
      if (LINKLESS.has(codeOf(error))) writeWhole(this.pathOf(id), text)
      else if (codeOf(error) !== 'EEXIST') throw error
    } finally {
      rmSync(whole, { force: true })
    }
  }

  /** Opens a key. Throws `ConfigError` with a sentence where it cannot or must not be used. */
  async open(purpose: KeyPurpose, id: string): Promise<OpenKey> {
    const path = this.pathOf(id)
    const text = this.read(id)
    if (text === undefined) throw refuse(`There is no key file ${path}: put it back from your backup.`)
    const { seed, publicKey } = this.unseal(purpose, path, text)
    const signer = await seedSigner(seed)
    if (multikeyOf(signer.publicKey) !== publicKey)
      throw refuse(`The key file ${path} is damaged: put it back from your backup.`)
    if (this.config.env === 'production' && isKnownSeed(seed))
      throw refuse(
        `The key file ${path} holds a key of demonstrations, which everybody has: production must not sign with it.`,
      )
    return { id, multikey: publicKey, signer }
  }

  private unseal(purpose: KeyPurpose, path: string, text: string): { seed: Buffer; publicKey: string } {
    let file: z.infer<typeof KeyFile>
    try {
      file = KeyFile.parse(JSON.parse(text))
    } catch {
      throw refuse(`The key file ${path} is damaged: put it back from your backup.`)
    }
    try {
      const seed = this.sealing(purpose).unseal(file.seed, ownerOf(purpose, file.publicKey))
      return { seed: Buffer.from(seed, 'base64url'), publicKey: file.publicKey }
    } catch {
      throw refuse(
        `The key file ${path} does not open under this KEY_SECRET: start with the one under which it was made.`,
      )
    }
  }

  private sealing(purpose: KeyPurpose): Sealing {
    return new Sealing(this.config, `key-file-${purpose}`)
  }

  private read(id: string): string | undefined {
    try {
      return readFileSync(this.pathOf(id), 'utf8')
    } catch (error) {
      if (codeOf(error) === 'ENOENT') return undefined
      throw error
    }
  }
}
