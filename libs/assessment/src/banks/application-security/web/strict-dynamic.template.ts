import { template } from '../../../tasks/template'
import { LIST_HINT, listed, numbered, numbersOf } from '../numbered'
import { drawnUntil } from '../../draws'

const CDN = 'https://cdn.example'
const COUNT = 6

interface Policy {
  sources: readonly string[]
  isDynamic: boolean
  /** Hosts that a script address may have, if addresses count. */
  hosts: 'any' | 'cdn' | 'none'
  evaluates: boolean
}
const POLICIES: readonly Policy[] = [
  { sources: ["'strict-dynamic'"], isDynamic: true, hosts: 'none', evaluates: false },
  {
    sources: ["'strict-dynamic'", 'https:', "'unsafe-inline'"],
    isDynamic: true,
    hosts: 'any',
    evaluates: false,
  },
  { sources: ["'strict-dynamic'", CDN, "'unsafe-eval'"], isDynamic: true, hosts: 'cdn', evaluates: true },
  { sources: [CDN], isDynamic: false, hosts: 'cdn', evaluates: false },
  { sources: ['https:', "'unsafe-inline'"], isDynamic: false, hosts: 'any', evaluates: false },
  { sources: [CDN, "'unsafe-inline'", "'unsafe-eval'"], isDynamic: false, hosts: 'cdn', evaluates: true },
]

interface Attempt {
  text(nonce: string): string
  runs(policy: Policy): boolean
}
const byAddress = ({ isDynamic, hosts }: Policy, isCdn: boolean): boolean =>
  !isDynamic && (hosts === 'any' || (hosts === 'cdn' && isCdn))
const ATTEMPTS: readonly Attempt[] = [
  { text: (nonce) => `<script nonce="${nonce}" src="https://far.example/a.js"></script>`, runs: () => true },
  { text: (nonce) => `<script nonce="${nonce}">start()</script>`, runs: () => true },
  { text: () => `<script src="${CDN}/b.js"></script>`, runs: (policy) => byAddress(policy, true) },
  {
    text: () => '<script src="https://far.example/c.js"></script>',
    runs: (policy) => byAddress(policy, false),
  },
  {
    text: () => `<script nonce="old" src="${CDN}/d.js"></script>`,
    runs: (policy) => byAddress(policy, true),
  },
  { text: () => '<script>start()</script>', runs: () => false },
  { text: () => '<button onclick="start()">Go</button> (pressed)', runs: () => false },
  { text: () => '<a href="javascript:start()">Go</a> (followed)', runs: () => false },
  {
    text: () => "T: s = document.createElement('script'); s.src = 'https://far.example/e.js'; head.append(s)",
    runs: (policy) => policy.isDynamic || byAddress(policy, false),
  },
  {
    text: () => `T: s = document.createElement('script'); s.src = '${CDN}/f.js'; head.append(s)`,
    runs: (policy) => policy.isDynamic || byAddress(policy, true),
  },
  {
    text: () => `T: document.write('<script src="${CDN}/g.js"></' + 'script>')`,
    runs: (policy) => byAddress(policy, true),
  },
  { text: () => "T: eval('start()')", runs: ({ evaluates }) => evaluates },
]

export default template({
  id: 'application-security/web/strict-dynamic',
  revision: 1,
  kind: 'short',
  topic: 'web',
  grade: 5,
  nudge: -0.3,
  seconds: 240,
  lang: 'html',
  status: 'active',
  idea: 'A nonce switches unsafe-inline off; strict-dynamic switches addresses off and passes trust on to what a trusted script adds by itself.',
  params: (rng) =>
    drawnUntil(
      () => {
        const policy = rng.pick(POLICIES)
        const attempts = rng.sample(ATTEMPTS, COUNT)
        const nonce = `n${rng.int(1000, 9999)}`
        return {
          nonce,
          sources: policy.sources,
          lines: attempts.map(({ text }) => text(nonce)),
          run: numbersOf(attempts, ({ runs }) => runs(policy)),
        }
      },
      ({ run }) => run.length >= 2 && run.length <= 4,
    ),
  ask: ({ nonce, sources, lines }) => ({
    stem: 'A page of `https://app.example` was answered with this policy and no other. Each line is one attempt to run a script. Lines with tags stand in the page. Lines that begin with `T:` are run by a script that was itself let in by its nonce, while the page is still being parsed. Which attempts does the policy let run?',
    code: `Content-Security-Policy: script-src 'nonce-${nonce}' ${sources.join(' ')}\n\n${numbered(lines)}`,
    answerHint: LIST_HINT,
  }),
  key: ({ run }) => ({ kind: 'short', accept: listed(run) }),
  why: ({ sources }) =>
    `With ${sources.join(' ')}: the nonce makes unsafe-inline count for nothing. strict-dynamic ignores hosts and schemes, and trusts scripts that were not put in by the parser.`,
  source: [
    'W3C Content Security Policy Level 3, 6.7.1.1 script-src pre-request check, 6.7.3.2, 8.2 Usage of strict-dynamic',
  ],
})
