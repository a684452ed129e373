import { template } from '../../../tasks/template'
import { mixed, placesOf } from '../../draws'

const NAMES = ['photo.png', 'cv.pdf', 'notes.txt', 'logo.svg', 'page.html', 'data.json', 'app.js'] as const
const NOSNIFF = 'X-Content-Type-Options: nosniff'
const RUNS = [
  'Content-Type: text/html',
  `Content-Type: text/html | ${NOSNIFF}`,
  'Content-Type: text/html | Content-Disposition: inline',
  'Content-Type: image/svg+xml',
  `Content-Type: image/svg+xml | ${NOSNIFF}`,
  'Content-Type: application/xhtml+xml',
] as const
const SAFE = [
  `Content-Type: text/plain | ${NOSNIFF}`,
  `Content-Type: image/png | ${NOSNIFF}`,
  `Content-Type: application/json | ${NOSNIFF}`,
  `Content-Type: text/javascript | ${NOSNIFF}`,
  `Content-Type: application/octet-stream | ${NOSNIFF}`,
  'Content-Type: text/html | Content-Disposition: attachment',
  'Content-Type: image/svg+xml | Content-Disposition: attachment',
  'Content-Type: text/html | Content-Security-Policy: sandbox',
  'Content-Type: image/svg+xml | Content-Security-Policy: sandbox',
] as const
const OFFERED = 5

export default template({
  id: 'application-security/practice/run-as-page',
  revision: 1,
  kind: 'multiple',
  topic: 'web',
  grade: 3,
  seconds: 135,
  status: 'active',
  idea: 'Whether an uploaded file runs as a page of the site is told by the headers of its answer, not by its name, and nosniff makes no HTML harmless.',
  params: (rng) => ({
    shown: mixed<string>(rng, { right: RUNS, others: SAFE }, OFFERED, [2, 3]).map((headers) => ({
      headers,
      name: rng.pick(NAMES),
    })),
  }),
  ask: ({ shown }) => ({
    stem: 'A site serves files that people uploaded from its own origin, with the headers shown (a bar stands between two of them) and no others that matter. Each file was written by an attacker, with a script in it, to suit its headers. A person opens the address of a file in a tab. With which does the script run in the origin of the site? Choose all.',
    options: shown.map(({ name, headers }) => `/files/${name} → ${headers}`),
  }),
  key: ({ shown }) => ({
    kind: 'multiple',
    right: placesOf(shown, ({ headers }) => RUNS.some((one) => one === headers)),
  }),
  why: () =>
    'The type in the answer decides, not the end of the name. HTML, XHTML and SVG that are opened as a page run their scripts. Text, pictures of pixels, JSON and even a script file are only shown, and an unknown type is saved. `nosniff` keeps the browser from guessing another type; it does not help where the type named is itself the dangerous one. `Content-Disposition: attachment` saves the file instead of showing it, and a policy of `sandbox` shows it without scripts and in an origin of its own. Safest is to serve uploads from another site.',
  source: [
    'WHATWG HTML, 7.5 Document lifecycle: loading documents by type',
    'WHATWG MIME Sniffing, 5 and 7',
    'RFC 6266, 4.2',
    'W3C Content Security Policy Level 3, 6.3.2 sandbox',
  ],
})
