import { monitorEventLoopDelay, performance } from 'node:perf_hooks'
import { request } from 'node:http'
import type { IncomingMessage } from 'node:http'

/** Median of numbers. */
export const median = (values: number[]): number =>
  [...values].sort((a, b) => a - b)[values.length >> 1] ?? NaN

/**
 * Where the fastest tenth of them ends: for ratios of work that waits in many places, which loses more than its share where
 * others have the processor.
 */
export const fastest = (values: number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 10)] ?? NaN

export interface Target {
  port: number
  path: string
  headers?: Record<string, string>
}

export interface Download {
  firstByteMs: number
  totalMs: number
  bytes: number
}

/** Fetches a whole answer and throws it away; anything but 200 is an error. */
export function download({ port, path, headers = {} }: Target): Promise<Download> {
  const start = performance.now()
  return new Promise((resolve, reject) => {
    const call = request(
      { host: '127.0.0.1', port, path, headers, agent: false },
      (answer: IncomingMessage) => {
        let bytes = 0
        let firstByteMs = 0
        if (answer.statusCode !== 200) reject(new Error(`${path} answered ${answer.statusCode}`))
        answer.on('data', (part: Buffer) => {
          firstByteMs ||= performance.now() - start
          bytes += part.length
        })
        answer.on('end', () => resolve({ firstByteMs, totalMs: performance.now() - start, bytes }))
        answer.on('error', reject)
      },
    )
    call.on('error', reject)
    call.end()
  })
}

export interface Cost {
  memoryMb: number
  pauseMs: number
}

/** Runs work in this process and tells its peak memory over idle and the longest pause of the event loop. */
export async function costOf(work: () => Promise<unknown>): Promise<Cost> {
  globalThis.gc?.()
  await new Promise((resolve) => setTimeout(resolve, 300))
  const idle = process.memoryUsage().rss
  let peak = idle
  const watch = setInterval(() => (peak = Math.max(peak, process.memoryUsage().rss)), 5)
  const delay = monitorEventLoopDelay({ resolution: 1 })
  delay.enable()
  await work()
  delay.disable()
  clearInterval(watch)
  return { memoryMb: (peak - idle) / 2 ** 20, pauseMs: delay.max / 1e6 }
}

export interface Line {
  name: string
  value: string
  goal: string
  ok: boolean
}

export const atLeast = (name: string, value: number, goal: number): Line => ({
  name,
  value: `${value.toFixed(2)} x`,
  goal: `>= ${goal} x`,
  ok: value >= goal,
})
export const atMost = (name: string, value: number, goal: number, unit: string): Line => ({
  name,
  value: `${value.toFixed(1)} ${unit}`,
  goal: `<= ${goal} ${unit}`,
  ok: value <= goal,
})

/** Prints measurements beside their goals; the exit code tells whether all were reached. */
export function report(lines: Line[]): void {
  for (const { name, value, goal, ok } of lines)
    process.stdout.write(`${ok ? 'ok  ' : 'MISS'} ${name.padEnd(76)} ${value.padStart(12)}   goal ${goal}\n`)
  if (lines.some((line) => !line.ok)) process.exitCode = 1
}
