import { template } from '../../../tasks/template'

export const STEPS = {
  clear: 'The browser asks for the page over `http:`, in the clear',
  redirect: 'The server answers with a redirect to its `https:` address',
  hello: 'The browser connects to port 443, and the server sends its certificate',
  trust: 'The browser finds that the certificate is trusted and names this host',
  path: 'The browser sends the path and its cookies, encrypted',
  header: 'The server sends the page with `Strict-Transport-Security`',
  keep: 'The browser notes that this host is to be asked over `https:` only',
  again: 'The person types the name once more, and nothing goes out in the clear',
} as const
export type Step = keyof typeof STEPS
const NAMES = Object.keys(STEPS) as Step[]
const SHOWN = 5

export default template({
  id: 'application-security/practice/first-visit-steps',
  revision: 1,
  kind: 'ordering',
  topic: 'web',
  grade: 1,
  seconds: 90,
  status: 'active',
  idea: 'A host is proved before anything is sent to it under encryption, and a browser learns to insist on HTTPS only from an answer over HTTPS.',
  params: (rng) => ({ shown: rng.sample(NAMES, SHOWN) }),
  ask: ({ shown }) => ({
    stem: 'A person types the name of a site without `https:` and visits it for the first time. The browser tries `http:` first and knows nothing about the site beforehand. Put these steps in order, first at the top. Steps that are missing are where they belong.',
    options: shown.map((step) => STEPS[step]),
  }),
  key: ({ shown }) => ({
    kind: 'ordering',
    orders: [NAMES.filter((step) => shown.includes(step)).map((step) => shown.indexOf(step))],
  }),
  why: () =>
    `The whole way is: ${NAMES.map((step) => STEPS[step]).join('; ')}. The certificate comes before anything secret, or the secret could go to anybody. The header counts only over HTTPS, since in the clear anybody on the way could write it. That first request in the clear is the gap that remains; a preload list closes it.`,
  source: ['RFC 6797, 7.2 and 8.1', 'RFC 8446, 2 Protocol overview', 'RFC 9110, 4.3.4'],
})
