import { createServer } from 'node:net'

/** True when nothing listens on this address yet. */
export const isFree = (port, host) =>
  new Promise((done) => {
    const probe = createServer()
    probe.once('error', () => done(false))
    probe.listen(port, host, () => probe.close(() => done(true)))
  })
