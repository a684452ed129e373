import { template } from '../../../tasks/template'

export const STEPS = {
  verifier: 'The client makes a random verifier and keeps it for this browser',
  start: 'The browser goes to the authorization endpoint with a hash of the verifier',
  agree: 'The person signs in at the authorization server and agrees',
  back: 'The browser is sent to the redirect URI with a code',
  state: 'The client compares `state` with the value it kept for this browser',
  token: 'The client posts the code and the verifier to the token endpoint',
  hash: 'The authorization server hashes the verifier and compares it with what came at the start',
  claims: 'The client checks issuer, audience and nonce of the ID token',
  session: 'The client opens a session of its own in this browser',
} as const
export type Step = keyof typeof STEPS
const NAMES = Object.keys(STEPS) as Step[]
const SHOWN = 5

export default template({
  id: 'application-security/identity/code-flow-order',
  revision: 1,
  kind: 'ordering',
  topic: 'identity',
  grade: 2,
  seconds: 120,
  status: 'active',
  idea: 'In the code flow with PKCE each check needs what an earlier step made, and no session is opened before the last check.',
  params: (rng) => ({ shown: rng.sample(NAMES, SHOWN) }),
  ask: ({ shown }) => ({
    stem: 'A web application lets people sign in with OpenID Connect: the authorization code flow with PKCE, `state` and `nonce`. It sends nothing to the token endpoint for an answer that this browser did not ask for. Put these steps of one sign-in in order, first at the top. Steps that are missing are where they belong.',
    options: shown.map((step) => STEPS[step]),
  }),
  key: ({ shown }) => ({
    kind: 'ordering',
    orders: [NAMES.filter((step) => shown.includes(step)).map((step) => shown.indexOf(step))],
  }),
  why: () => NAMES.map((step) => STEPS[step]).join('; '),
  source: [
    'OpenID Connect Core 1.0, 3.1 Authentication using the authorization code flow',
    'RFC 7636, 1.1 Protocol flow',
    'RFC 9700, 2.1',
  ],
})
