import { template } from '../../../tasks/template'

/** Designs that the owner of a subdomain gets past, and those that they do not. */
const BROKEN = [
  'Field equals the cookie `csrf`, 128 random bits',
  'Field equals the cookie `csrf`, set with `Secure; HttpOnly; SameSite=Strict`',
  'Field equals the cookie `__Secure-csrf`, 128 random bits',
  'Field equals the cookie `csrf`, which holds r ‖ HMAC(key, r) with r random, and the HMAC is right',
  'No field; the cookie `__Host-session` is set with `SameSite=Strict`',
  'No field; `Sec-Fetch-Site` has a value other than `cross-site`',
  'No field; the host in `Origin` ends in the registrable domain',
] as const
const HOLDING = [
  'Field equals the cookie `__Host-csrf`, 128 random bits',
  'Field equals HMAC(key, session id)',
  'Field equals the cookie `csrf`, which holds r ‖ HMAC(key, session id ‖ r), and the HMAC is right',
  'Field equals a random value that the server keeps with the session',
  'No field; `Origin` is exactly the origin of the service',
  'No field; `Sec-Fetch-Site` is `same-origin`',
] as const
const OFFERED = 5

export default template({
  id: 'application-security/web/tossed-token',
  revision: 1,
  kind: 'multiple',
  topic: 'web',
  grade: 5,
  seconds: 210,
  status: 'active',
  idea: 'A subdomain is same-site and can set cookies for its parent: a token has to be bound to the session or to a __Host- cookie.',
  params: (rng) => {
    const right = rng.int(2, 3)
    return {
      name: rng.pick(['shop', 'bank', 'clinic', 'forum', 'jobs', 'travel']),
      sub: rng.pick(['blog', 'help', 'status', 'events']),
      shown: rng.shuffle([...rng.sample(BROKEN, right), ...rng.sample(HOLDING, OFFERED - right)]),
    }
  },
  ask: ({ name, sub, shown }) => ({
    stem: `An attacker runs \`https://${sub}.${name}.example\` with their own pages and server, and has an account of their own at the service \`https://www.${name}.example\`. The public suffix is \`example\`. A person who is logged in at the service visits the attacker's page, which submits a form to the service by POST. The person's session cookie is \`__Host-session\`. The service accepts a POST with a session if the condition of its design holds. With which designs can the attack succeed? Choose all.`,
    options: shown,
  }),
  key: ({ shown }) => ({
    kind: 'multiple',
    right: shown.flatMap((text, i) => (BROKEN.some((one) => one === text) ? [i] : [])),
  }),
  why: ({ sub }) =>
    `${sub} can set cookies with Domain for the whole site, except __Host- ones, can fetch a signed pair with its own account, and its requests are same-site. It knows neither the session of the person nor can it change Origin or Sec-Fetch-Site.`,
  source: [
    'RFC 6265bis (draft), 4.1.3 Cookie name prefixes and 8.6 Weak integrity',
    'W3C Fetch Metadata Request Headers, 2.3',
  ],
})
