import { execFile, execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type ResumeDraft, TEMPLATES } from '@tryka/domain'
import { sampleResume, scriptResume } from '@tryka/domain/testing'
import { renderResume } from '@tryka/resume-template'
import { findChromium } from './pdf/chromium'
import { ChromiumPrinter } from './resume-pdf'

// A browser starts in each test; on a busy machine that takes seconds.
jest.setTimeout(60_000)

const run = promisify(execFile)
const home = mkdtempSync(join(tmpdir(), 'printer-spec-'))
const chromiumPath = process.env['CHROMIUM_PATH']
const printers: ChromiumPrinter[] = []

const start = (options: ConstructorParameters<typeof ChromiumPrinter>[0] = {}) => {
  const printer = new ChromiumPrinter({ chromiumPath, ...options })
  printers.push(printer)
  return printer
}

const textOf = async (pdf: Buffer): Promise<string> => {
  const path = join(home, `${Math.random()}.pdf`)
  writeFileSync(path, pdf)
  return (await run('pdftotext', ['-enc', 'UTF-8', path, '-'])).stdout
}

const named = (fullName: string): ResumeDraft => {
  const draft = sampleResume(1)
  return { ...draft, personalInfo: { ...draft.personalInfo, fullName } }
}
const doc = (fullName = 'Ananya Rao') => renderResume(named(fullName))

async function inTurn<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = []
  for (const item of items) results.push(await work(item))
  return results
}

/** The browser that this process started, and the folder of its profile. */
function browserOf(): { pid: number; profile: string } {
  const pid = Number(
    execFileSync('pgrep', ['-n', '-P', String(process.pid), '-f', 'user-data-dir'], { encoding: 'utf8' }),
  )
  const profile = /--user-data-dir=([^\0]+)/.exec(readFileSync(`/proc/${pid}/cmdline`, 'utf8'))?.[1]
  return { pid, profile: profile ?? '' }
}

/** The names of the variables that a process was started with. */
const namesIn = (pid: number | 'self'): string[] =>
  readFileSync(`/proc/${pid}/environ`, 'utf8')
    .split('\0')
    .flatMap((entry) => entry.split('=')[0] || [])

afterEach(async () => {
  await Promise.all(printers.splice(0).map((printer) => printer.close()))
})

afterAll(() => rmSync(home, { recursive: true, force: true }))

describe('The PDF printer', () => {
  it('prints what it is given now, not what it printed before', async () => {
    const printer = start()
    const names = ['Ada', 'Grace', 'Katherine', 'Annie', 'Joan'].map((name) => `${name} Edit`)

    const texts: string[] = []
    for (const name of names) texts.push(await textOf(await printer.print(doc(name))))

    expect(texts.map((text) => text.split('\n')[0])).toEqual(names)
  })

  it('prints the same bytes whatever was printed before, in any order, on any page, in any browser', async () => {
    const plain = TEMPLATES.map((templateId) => ({ ...named('Ananya Rao'), templateId }))
    const scripts = ['latinExt', 'arabic', 'devanagari', 'chinese', 'emoji']
    const foreign = scripts.map((script, index) => ({
      ...scriptResume(script),
      templateId: TEMPLATES[index % TEMPLATES.length] ?? 'modern',
    }))
    const docs = [...plain, ...foreign].map((draft) =>
      renderResume(draft, { savedAt: '2026-11-21T08:00:00.000Z' }),
    )
    const printer = start()
    const alone = await inTurn(docs.slice(0, plain.length), (one) => printer.print(one))

    // Two people at once, from both ends.
    const [forwards, backwards] = await Promise.all([
      inTurn(docs, (one) => printer.print(one)),
      inTurn([...docs].reverse(), (one) => printer.print(one)),
    ])
    const restarted = start()
    const anew = await inTurn([...docs].reverse(), (one) => restarted.print(one))

    const differing = docs.flatMap((one, index) => {
      const from = docs.length - 1 - index
      const prints = [alone[index] ?? anew[from], forwards[index], backwards[from], anew[from]]
      return prints.every((pdf) => pdf?.equals(prints[0] ?? Buffer.alloc(0))) ? [] : [one.author]
    })
    expect(differing).toEqual([])
  })

  it('prints twenty at once without mixing them up', async () => {
    const printer = start()
    const names = Array.from({ length: 20 }, (_, index) => `Person Number${index}`)

    const pdfs = await Promise.all(names.map((name) => printer.print(doc(name))))

    const texts = await Promise.all(pdfs.map(textOf))
    expect(texts.map((text) => text.split('\n')[0])).toEqual(names)
  })

  it('answers 503 with Retry-After when two print and twenty wait', async () => {
    const printer = start()

    const results = await Promise.allSettled(Array.from({ length: 25 }, () => printer.print(doc())))

    const refused = results.flatMap((result) =>
      result.status === 'rejected' ? [result.reason as unknown] : [],
    )
    expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(22)
    expect(refused).toHaveLength(3)
    for (const reason of refused)
      expect(reason).toMatchObject({ status: 503, code: 'PDF_BUSY', headers: { 'retry-after': '5' } })
  })

  it('stops for a client who leaves while printing and while waiting, and prints for the next', async () => {
    const printer = start()
    await printer.warmUp()
    const leaving = new AbortController()
    const gone = new Error('the client left')
    const prints = Array.from({ length: 5 }, () => printer.print(doc(), leaving.signal))

    leaving.abort(gone)

    for (const result of await Promise.allSettled(prints))
      expect(result).toEqual({ status: 'rejected', reason: gone })
    expect(await textOf(await printer.print(doc('Next Person')))).toContain('Next Person')
  })

  it('tries again once when the browser dies', async () => {
    const printer = start()
    await printer.print(doc())
    const printing = printer.print(renderResume(sampleResume(24)))

    process.kill(browserOf().pid, 'SIGKILL')

    expect((await printing).subarray(0, 5).toString()).toBe('%PDF-')
    expect(await textOf(await printer.print(doc('After Crash')))).toContain('After Crash')
  })

  it('gives up at its time limit with a problem for a person', async () => {
    await expect(start({ timeLimit: 1 }).print(doc())).rejects.toMatchObject({
      status: 503,
      code: 'PDF_FAILED',
      message: 'Failed to export PDF',
    })
  })

  it('names the character that it cannot print instead of printing a box', async () => {
    await expect(start().print(doc('Ada 𓀀 \uE001'))).rejects.toMatchObject({
      status: 422,
      code: 'PDF_UNPRINTABLE',
      message: 'The PDF cannot show 𓀀 (U+13000), U+E001. Replace it and export again.',
    })
  })

  it('replaces its pages after a number of prints', async () => {
    const printer = start({ printsPerPage: 2 })

    for (let index = 0; index < 5; index++)
      expect((await printer.print(doc())).length).toBeGreaterThan(10_000)
  })

  it('says that there is no browser to print with', async () => {
    await expect(start({ find: () => undefined }).print(doc())).rejects.toMatchObject({
      status: 503,
      code: 'PDF_UNAVAILABLE',
    })
  })

  it('gives the browser nothing of its own environment and removes its profile', async () => {
    const printer = start()
    await printer.print(doc())
    const { pid, profile } = browserOf()

    // A browser that is started by a shell script gets these from the shell.
    const shells = ['HOME', 'PATH', 'PWD', 'OLDPWD', 'SHLVL', '_']
    const ours = namesIn('self').filter((name) => !shells.includes(name))
    const theirs = namesIn(pid)
    await printer.close()

    expect(ours.length).toBeGreaterThan(0)
    expect(theirs.filter((name) => ours.includes(name))).toEqual([])
    expect(theirs).toContain('HOME')
    expect(profile).toContain('resume-print-')
    expect(existsSync(profile)).toBe(false)
  })

  /** What a process was started with, and as whom. */
  const startOf = (pid: number) => ({
    isUnsandboxed: readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('--no-sandbox'),
    isRoot: /^Uid:\s+0\s/m.test(readFileSync(`/proc/${pid}/status`, 'utf8')),
  })

  it('prints in the sandbox of the browser and never as root where the machine allows it, else says so', async () => {
    const reasons: unknown[] = []
    const printer = start({ onNoSandbox: (reason) => reasons.push(reason) })
    await printer.print(doc())

    const { isUnsandboxed, isRoot } = startOf(browserOf().pid)

    expect(isUnsandboxed).toBe(reasons.length > 0)
    expect(isRoot && !isUnsandboxed).toBe(false)
  })

  it('prints without a sandbox where the browser finds none, and says so', async () => {
    const path = join(home, 'without-sandbox.sh')
    const lines = [
      '#!/bin/sh',
      `case "$*" in *--no-sandbox*) exec ${findChromium(chromiumPath)?.path} "$@" ;; esac`,
      'exit 1',
    ]
    writeFileSync(path, lines.join('\n'), { mode: 0o755 })
    const reasons: unknown[] = []
    const printer = start({ chromiumPath: path, onNoSandbox: (reason) => reasons.push(reason) })

    const pdf = await printer.print(doc('No Sandbox'))

    expect(await textOf(pdf)).toContain('No Sandbox')
    expect(reasons).toHaveLength(1)
    expect(startOf(browserOf().pid).isUnsandboxed).toBe(true)
  })

  it('refuses to print once it is closed', async () => {
    const printer = start()
    await printer.close()

    await expect(printer.print(doc())).rejects.toMatchObject({ status: 503 })
  })
})

describe('Text that tries to be more than text', () => {
  let server: Server
  let asked: string[]
  let address: string

  beforeAll(async () => {
    asked = []
    server = createServer((request, reply) => {
      asked.push(request.url ?? '')
      reply.end()
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  })

  afterAll(() => new Promise((resolve) => server.close(resolve)))

  it('is printed as it is written and asks nobody for anything', async () => {
    const secret = join(home, 'secret.txt')
    writeFileSync(secret, 'CONTENT-OF-A-FILE')
    const attacks = [
      `<script>fetch('${address}/script')</script>`,
      `<img src="${address}/img">`,
      `<img src=x onerror="new Image().src='${address}/onerror'">`,
      `<iframe src="file://${secret}"></iframe>`,
      `<object data="${address}/object"></object>`,
      `<link rel=stylesheet href="${address}/css">`,
      `<style>@import url(${address}/import);</style>`,
      `</style><style>body{background:url(${address}/bg)}`,
      `<svg onload="fetch('${address}/svg')"><use href="${address}/use"></svg>`,
      `<base href="${address}/">`,
      `<meta http-equiv=refresh content="0;url=${address}/refresh">`,
      `"><img src=${address}/quote>`,
      `'--><img src=${address}/comment>`,
      `]]><img src=${address}/cdata>`,
      `&lt;img src=${address}/entity&gt;`,
      `<video src="${address}/video" autoplay></video>`,
      `<form action="${address}/form"><input autofocus onfocus=submit()>`,
      `<math href="${address}/math">`,
      `<a href="javascript:fetch('${address}/js')">click</a>`,
      `{{constructor.constructor('fetch("${address}")')()}}`,
    ]
    const draft = sampleResume(1)
    const [job] = draft.workExperience
    const hostile: ResumeDraft = {
      ...draft,
      title: attacks[0] ?? '',
      personalInfo: {
        ...draft.personalInfo,
        fullName: attacks[1] ?? '',
        portfolio: "javascript:alert('x')",
        github: `file://${secret}`,
      },
      workExperience: job ? [{ ...job, company: attacks[2] ?? '', description: attacks }] : [],
    }

    const pdf = await start().print(renderResume(hostile))

    const text = (await textOf(pdf)).replace(/\s+/g, '')
    expect(asked).toEqual([])
    expect(text).not.toContain('CONTENT-OF-A-FILE')
    for (const attack of attacks) expect(text.replaceAll('-', '')).toContain(attack.replace(/[\s-]+/g, ''))
    expect(pdf.toString('latin1')).not.toMatch(/\/URI \((javascript|file):/)
  })
})
