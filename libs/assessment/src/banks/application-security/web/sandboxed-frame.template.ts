import { template } from '../../../tasks/template'
import { drawnUntil } from '../../draws'

const TOKENS = [
  'allow-scripts',
  'allow-same-origin',
  'allow-forms',
  'allow-popups',
  'allow-downloads',
  'allow-top-navigation',
] as const
type Token = (typeof TOKENS)[number]

const ACTS: readonly { text: string; needs: readonly Token[] }[] = [
  { text: 'Run an inline script that changes its own text', needs: ['allow-scripts'] },
  {
    text: 'Run a script that reads `document.cookie`, without an exception',
    needs: ['allow-scripts', 'allow-same-origin'],
  },
  {
    text: 'Run a script that uses `localStorage`, without an exception',
    needs: ['allow-scripts', 'allow-same-origin'],
  },
  { text: 'Submit a form when the person presses its button', needs: ['allow-forms'] },
  { text: 'Open a new window when the person follows a link with `target=_blank`', needs: ['allow-popups'] },
  { text: 'Start a download when the person follows a link with `download`', needs: ['allow-downloads'] },
  { text: 'Lead the whole tab elsewhere by a link with `target=_top`', needs: ['allow-top-navigation'] },
  { text: 'Show pictures and style sheets of its page', needs: [] },
]
const OFFERED = 5

export default template({
  id: 'application-security/web/sandboxed-frame',
  revision: 1,
  kind: 'multiple',
  topic: 'web',
  grade: 3,
  nudge: -0.3,
  seconds: 120,
  lang: 'html',
  status: 'active',
  idea: 'A sandbox takes everything away and each token gives one thing back; without allow-same-origin the frame has an origin of its own.',
  params: (rng) =>
    drawnUntil(
      () => {
        const tokens = rng.sample(TOKENS, rng.int(1, 3))
        const shown = rng.sample(ACTS, OFFERED)
        const can = shown.map(({ needs }) => needs.every((token) => tokens.includes(token)))
        return { tokens, shown, can, page: rng.pick(['ad', 'chat', 'map', 'form']) }
      },
      ({ can }) => can.filter(Boolean).length >= 2 && can.some((one) => !one),
    ),
  ask: ({ tokens, shown, page }) => ({
    stem: 'A page of `https://shop.example` embeds this frame. What can the embedded page do? Choose all.',
    code: `<iframe src="https://widget.example/${page}.html"\n        sandbox="${tokens.join(' ')}"></iframe>`,
    options: shown.map(({ text }) => text),
  }),
  key: ({ can }) => ({ kind: 'multiple', right: can.flatMap((one, i) => (one ? [i] : [])) }),
  why: ({ tokens }) => `Given back: ${tokens.join(', ')}. What a script does needs allow-scripts besides.`,
  source: ['WHATWG HTML, 7.1.5 Sandboxing and 4.8.5 The iframe element'],
})
