import { template } from '../../../tasks/template'

const SIMPLE = [
  'GET without further headers',
  'GET with `Accept-Language: de`',
  'HEAD without further headers',
  'POST with `Content-Type: text/plain`',
  'POST with `Content-Type: application/x-www-form-urlencoded`',
  'POST with `Content-Type: multipart/form-data; boundary=x`',
  'POST with `Content-Type: text/plain;charset=UTF-8`',
] as const
const ASKED = [
  'POST with `Content-Type: application/json`',
  'POST with `Content-Type: text/xml`',
  'GET with `Authorization: Bearer abc`',
  'GET with `X-Requested-With: fetch`',
  'PUT without further headers',
  'DELETE without further headers',
  'POST with `Content-Type: application/json;charset=UTF-8`',
  'HEAD with `X-Trace: 17`',
  'PATCH with `Content-Type: text/plain`',
] as const
const OFFERED = 6

export default template({
  id: 'application-security/web/needs-preflight',
  revision: 1,
  kind: 'multiple',
  topic: 'web',
  grade: 2,
  seconds: 90,
  status: 'active',
  idea: 'What a form could send goes out without asking; other methods, headers and body types need a preflight.',
  params: (rng) => {
    const right = rng.int(2, 4)
    return {
      credentials: rng.pick(['include', 'omit']),
      api: rng.pick(['api.shop.example', 'api.example', 'data.clinic.example', 'service.example']),
      shown: rng.shuffle([...rng.sample(ASKED, right), ...rng.sample(SIMPLE, OFFERED - right)]),
    }
  },
  ask: ({ credentials, api, shown }) => ({
    stem: `A script of \`https://www.example\` calls \`fetch('https://${api}/items', …)\` with \`credentials: '${credentials}'\`. Nothing has been asked or cached before. For which calls does the browser send a preflight first? Choose all.`,
    options: shown,
  }),
  key: ({ shown }) => ({
    kind: 'multiple',
    right: shown.flatMap((text, i) => (ASKED.some((one) => one === text) ? [i] : [])),
  }),
  why: () =>
    'GET, HEAD and POST with the headers and the three body types of forms go out at once. Credentials make no difference here.',
  source: ['WHATWG Fetch, 2.2.1 CORS-safelisted method and 2.2.2 CORS-safelisted request-header'],
})
