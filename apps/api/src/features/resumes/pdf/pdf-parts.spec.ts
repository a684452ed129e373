import { allFontFiles } from '@tryka/resume-template'
import { chromiumArguments, findChromium } from './chromium'
import { FontFiles } from './font-files'
import { PrintQueue } from './print-queue'

const SHELL = '/usr/lib/chromium/chromium-headless-shell'
const never = new AbortController().signal

describe('The choice of a browser', () => {
  const on =
    (...paths: string[]) =>
    (path: Parameters<typeof findChromium>[0] | URL | Buffer) =>
      paths.includes(String(path))

  it('prefers the headless shell, also to the system browser that was named', () => {
    expect(findChromium(undefined, on(SHELL, '/usr/bin/chromium'))).toEqual({ path: SHELL, isShell: true })
    expect(findChromium('/usr/bin/chromium', on(SHELL, '/usr/bin/chromium'))?.path).toBe(SHELL)
  })

  it('takes a browser from elsewhere as it was told', () => {
    expect(findChromium('/opt/chrome/chrome', on(SHELL, '/opt/chrome/chrome'))).toEqual({
      path: '/opt/chrome/chrome',
      isShell: false,
    })
  })

  it('finds none where none is', () => {
    expect(findChromium(undefined, on())).toBeUndefined()
  })

  it('never reaches a network, and keeps the sandbox unless told', () => {
    expect(chromiumArguments(true)).toContain('--host-resolver-rules=MAP * ~NOTFOUND')
    expect(chromiumArguments(true)).not.toContain('--no-sandbox')
    expect(chromiumArguments(false)).toContain('--no-sandbox')
  })
})

describe('The font files', () => {
  it('are all installed', async () => {
    const files = new FontFiles()

    for (const { file } of allFontFiles()) {
      const bytes = await files.bytes(file)
      expect([file, bytes?.subarray(0, 4).toString()]).toEqual([file, 'wOF2'])
    }
  })

  it.each(['../../package.json', 'hanken-grotesk-latin-900-normal.woff2', '', 'LICENSE'])(
    'has no %p',
    (name) => {
      expect(new FontFiles().bytes(name)).toBeUndefined()
    },
  )
})

describe('The queue of the printer', () => {
  const full = () => new Error('full')
  const gate = () => {
    let open: () => void = () => undefined
    const closed = new Promise<void>((resolve) => (open = resolve))
    return { closed, open: () => open() }
  }

  it('runs no more at once than it has slots, in the order of asking', async () => {
    const queue = new PrintQueue(2, 10, full)
    const gates = [gate(), gate(), gate(), gate()]
    const started: number[] = []
    const tasks = gates.map(({ closed }, index) => queue.run(() => (started.push(index), closed), never))

    expect(started).toEqual([0, 1])
    gates[1]?.open()
    await tasks[1]
    expect(started).toEqual([0, 1, 2])
    for (const { open } of gates) open()
    await Promise.all(tasks)
    expect(started).toEqual([0, 1, 2, 3])
  })

  it('refuses who comes when the line is full', async () => {
    const queue = new PrintQueue(1, 1, full)
    const { closed, open } = gate()
    const tasks = [queue.run(() => closed, never), queue.run(() => closed, never)]

    await expect(queue.run(() => closed, never)).rejects.toThrow('full')
    open()
    await Promise.all(tasks)
    await expect(queue.run(() => Promise.resolve('room'), never)).resolves.toBe('room')
  })

  it('lets go of who leaves the line, and of a task that fails', async () => {
    const queue = new PrintQueue(1, 2, full)
    const { closed, open } = gate()
    const leaving = new AbortController()
    const first = queue.run(() => closed, never)
    const second = queue.run(() => Promise.resolve('second'), leaving.signal)
    const third = queue.run(() => Promise.reject(new Error('broken')), never)

    leaving.abort(new Error('left'))
    await expect(second).rejects.toThrow('left')
    open()
    await first
    await expect(third).rejects.toThrow('broken')
    await expect(queue.run(() => Promise.resolve('free'), never)).resolves.toBe('free')
  })
})
