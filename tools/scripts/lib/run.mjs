import { spawn } from 'node:child_process'
import { env, root } from './env.mjs'

const live = new Set()
const leftovers = []
let stopping = false

/** Signals a child and all it started: each child leads a process group of its own. */
function signal(child, name) {
  try {
    if (process.platform === 'win32') child.kill(name)
    else process.kill(-child.pid, name)
  } catch {
    // It is gone already.
  }
}

/** Starts a program. It ends when this process does, whatever ends it. */
export function start(command, args, options = {}) {
  const child = spawn(command, args, {
    cwd: root,
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
    detached: process.platform !== 'win32',
    ...options,
  })
  live.add(child)
  child.on('close', () => live.delete(child))
  child.on('error', () => live.delete(child))
  return child
}

/** Asks every child to stop, gives them time to finish what they accepted, then insists. */
export function stopAll(graceMs = 25_000) {
  const children = [...live]
  const ended = Promise.all(children.map((child) => new Promise((done) => child.on('close', done))))
  for (const child of children) signal(child, 'SIGTERM')
  const insist = setTimeout(() => children.forEach((child) => signal(child, 'SIGKILL')), graceMs)
  return ended.finally(() => clearTimeout(insist))
}

/** Work to do before an end by signal, such as dropping a test database. */
export const beforeStop = (clear) => leftovers.push(clear)

async function stop(code) {
  if (stopping) {
    for (const child of live) signal(child, 'SIGKILL')
    process.exit(code)
  }
  stopping = true
  await stopAll()
  for (const clear of leftovers) await clear().catch(() => undefined)
  process.exit(code)
}

/** Ctrl-C, `kill`, a closed terminal and the death of npm all end the children too. */
export function stopWithParent({ exitCode } = {}) {
  for (const [name, code] of [
    ['SIGINT', 130],
    ['SIGTERM', 143],
    ['SIGHUP', 129],
  ])
    process.on(name, () => void stop(exitCode ?? code))
  process.on('exit', () => live.forEach((child) => signal(child, 'SIGKILL')))
  // npm, when killed, ends its shell but not what the shell started.
  const parent = process.ppid
  setInterval(() => process.ppid !== parent && !stopping && void stop(exitCode ?? 143), 500).unref()
}

/** Runs a program to its end. `quiet` keeps its output for the answer instead of showing it. */
export function run(command, args, { quiet = false, timeout, ...options } = {}) {
  return new Promise((done) => {
    const child = start(command, args, {
      ...options,
      ...(quiet ? { stdio: ['ignore', 'pipe', 'pipe'] } : {}),
    })
    const late = timeout ? setTimeout(() => signal(child, 'SIGKILL'), timeout) : undefined
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk))
    child.on('error', (error) => done({ ok: false, output: `${output}${error.message}` }))
    child.on('close', (code) => {
      clearTimeout(late)
      done({ ok: code === 0, output })
    })
  })
}

export const node = (args, options) => run(process.execPath, args, options)
/** Runs nx; what stands behind `--` goes to the program of each task. */
export const nx = (args, options) => {
  const end = args.includes('--') ? args.indexOf('--') : args.length
  const all = [...args.slice(0, end), '--output-style=static', ...args.slice(end)]
  return node(['node_modules/nx/dist/bin/nx.js', ...all], options)
}
export const npm = (args, options) => run('npm', args, { shell: process.platform === 'win32', ...options })
