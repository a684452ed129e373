import { connect, createServer } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

/** True when nothing listens on this address yet. */
export const isFree = (port, host) =>
  new Promise((done) => {
    const probe = createServer()
    probe.once('error', () => done(false))
    probe.listen(port, host, () => probe.close(() => done(true)))
  })

/** A port that nobody had a moment ago. */
export const freePort = (host) =>
  new Promise((done, failed) => {
    const probe = createServer()
    probe.once('error', failed)
    probe.listen(0, host, () => {
      const { port } = probe.address()
      probe.close(() => done(port))
    })
  })

const accepts = (port, host) =>
  new Promise((done) => {
    const socket = connect(port, host)
    socket.once('error', () => done(false))
    socket.once('connect', () => {
      socket.destroy()
      done(true)
    })
  })

/** Waits until something listens on this address. */
export async function untilTaken(port, host) {
  while (!(await accepts(port, host))) await wait(200)
}
