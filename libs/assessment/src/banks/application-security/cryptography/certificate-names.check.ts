import { checkServerIdentity } from 'node:tls'
import type { PeerCertificate } from 'node:tls'
import { check } from '../../../checks/check'
import task from './certificate-names.template'

/** Asks the check that TLS clients of Node make. */
export default check(task, {
  option: ({ names }, host) => {
    const certificate = { subject: {}, subjectaltname: names.map((name) => `DNS:${name}`).join(', ') }
    return checkServerIdentity(host, certificate as PeerCertificate) === undefined
  },
})
